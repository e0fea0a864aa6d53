// Small words of the board that the game's own texts do not have.

/** The words of one language. */
export interface Words {
  chart: string
  near: string
  whole: string
  study: string
  order: string
  then: (name: string) => string
  again: string
  points: string
  crate: string
  row: (n: number) => string
  column: (n: number) => string
  lineAbout: string
  offerings: string
  penalty: (n: number) => string
  cells: string
  cards: string
  rocks: string
  secret: string
  fulfilled: string
  missed: string
  school: string
  deep: string
  bag: string
  tray: string
  pair: string
  arrival: string
  voyage: string
  panoramas: string
  meals: string
  upgrades: string
}

const en: Words = {
  chart: 'The sea chart',
  near: 'Closer',
  whole: 'Whole chart',
  study: 'Look at the board',
  order: 'Order to come',
  then: name => `Then ${name} moves.`,
  again: 'Then the same boat moves again.',
  points: 'Points',
  crate: 'Crate',
  row: n => `Row ${n}`,
  column: n => `Column ${n}`,
  lineAbout: 'Scores once it is full of one colour or one shape.',
  offerings: 'Offerings on board',
  penalty: n => `They cost ${n} points at the end.`,
  cells: 'Cells filled',
  cards: 'Dock cards',
  rocks: 'Sacred rock cards',
  secret: 'Kept in secret.',
  fulfilled: 'Fulfilled as things stand.',
  missed: 'Not fulfilled yet.',
  school: 'The school',
  deep: 'In the deep',
  bag: 'In the bag',
  tray: 'On the tray',
  pair: 'Choose two neighbouring cells, or the knot between them.',
  arrival: 'Arrival',
  voyage: 'The voyage is over',
  panoramas: 'Panoramas',
  meals: 'Meals',
  upgrades: 'Upgrades',
}

const fr: Words = {
  chart: 'La carte marine',
  near: 'De plus près',
  whole: 'Toute la carte',
  study: 'Voir le plateau',
  order: 'Ordre à venir',
  then: name => `Puis c’est à ${name}.`,
  again: 'Puis le même bateau rejoue.',
  points: 'Points',
  crate: 'Casier',
  row: n => `Ligne ${n}`,
  column: n => `Colonne ${n}`,
  lineAbout: 'Marque une fois pleine d’une seule couleur ou d’une seule forme.',
  offerings: 'Offrandes à bord',
  penalty: n => `Elles coûtent ${n} points à la fin.`,
  cells: 'Cases remplies',
  cards: 'Cartes Ponton',
  rocks: 'Cartes Rocher sacré',
  secret: 'Gardées secrètes.',
  fulfilled: 'Accomplie pour l’instant.',
  missed: 'Pas encore accomplie.',
  school: 'Le banc',
  deep: 'Au fond',
  bag: 'Dans le sac',
  tray: 'Sur le plateau',
  pair: 'Choisissez deux cases voisines, ou le nœud entre elles.',
  arrival: 'Arrivée',
  voyage: 'Le voyage est terminé',
  panoramas: 'Panoramas',
  meals: 'Repas',
  upgrades: 'Améliorations',
}

const it: Words = {
  chart: 'La carta del mare',
  near: 'Più vicino',
  whole: 'Tutta la carta',
  study: 'Guarda il tabellone',
  order: 'Ordine a venire',
  then: name => `Poi tocca a ${name}.`,
  again: 'Poi muove ancora la stessa barca.',
  points: 'Punti',
  crate: 'Cassetta',
  row: n => `Riga ${n}`,
  column: n => `Colonna ${n}`,
  lineAbout: 'Vale quando è piena di un solo colore o di una sola forma.',
  offerings: 'Offerte a bordo',
  penalty: n => `Alla fine costano ${n} punti.`,
  cells: 'Scomparti pieni',
  cards: 'Carte Molo',
  rocks: 'Carte Roccia sacra',
  secret: 'Tenute segrete.',
  fulfilled: 'Compiuta finora.',
  missed: 'Non ancora compiuta.',
  school: 'Il banco',
  deep: 'Sul fondo',
  bag: 'Nel sacco',
  tray: 'Sul vassoio',
  pair: 'Scegli due scomparti vicini, o il nodo fra di essi.',
  arrival: 'Arrivo',
  voyage: 'Il viaggio è finito',
  panoramas: 'Panorami',
  meals: 'Pasti',
  upgrades: 'Migliorie',
}

const spoken: Record<string, Words> = { en, fr, it }

/** The words of a language, English where there are none. */
export const wordsOf = (language: string): Words => spoken[language.slice(0, 2)] ?? en
