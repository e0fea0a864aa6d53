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
  decides: (name: string) => string
  points: string
  crate: string
  row: (n: number) => string
  column: (n: number) => string
  lines: string
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
  nets: string
  pair: string
  arrival: string
  others: string
  voyage: string
  panoramas: string
}

const en: Words = {
  chart: 'The sea chart',
  near: 'Closer',
  whole: 'Whole chart',
  study: 'Look at the board',
  order: 'Order to come',
  then: name => `Then ${name} moves.`,
  again: 'Then the same boat moves again.',
  decides: name => `${name} decides`,
  points: 'Points',
  crate: 'Crate',
  row: n => `Row ${n}`,
  column: n => `Column ${n}`,
  lines: 'Rows and columns',
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
  nets: 'Nets in the pile',
  pair: 'Choose two neighbouring cells, or the knot between them.',
  arrival: 'Arrival',
  others: 'Arrival and firsts',
  voyage: 'The voyage is over',
  panoramas: 'Panoramas',
}

const fr: Words = {
  chart: 'La carte marine',
  near: 'De plus près',
  whole: 'Toute la carte',
  study: 'Voir le plateau',
  order: 'Ordre à venir',
  then: name => `Puis c’est à ${name}.`,
  again: 'Puis le même bateau rejoue.',
  decides: name => `${name} décide`,
  points: 'Points',
  crate: 'Caisse',
  row: n => `Ligne ${n}`,
  column: n => `Colonne ${n}`,
  lines: 'Lignes et colonnes',
  lineAbout: 'Marque une fois pleine d’une seule couleur ou d’une seule forme.',
  offerings: 'Offrandes à bord',
  penalty: n => `Elles coûtent ${n} points à la fin.`,
  cells: 'Cases remplies',
  cards: 'Cartes de ponton',
  rocks: 'Cartes de rocher sacré',
  secret: 'Gardées secrètes.',
  fulfilled: 'Accomplie pour l’instant.',
  missed: 'Pas encore accomplie.',
  school: 'Le banc',
  deep: 'Dans les profondeurs',
  bag: 'Dans le sac',
  nets: 'Filets dans la pile',
  pair: 'Choisissez deux cases voisines, ou le nœud entre elles.',
  arrival: 'Arrivée',
  others: 'Arrivée et primeurs',
  voyage: 'Le voyage est terminé',
  panoramas: 'Panoramas',
}

const it: Words = {
  chart: 'La carta del mare',
  near: 'Più vicino',
  whole: 'Tutta la carta',
  study: 'Guarda il tabellone',
  order: 'Ordine a venire',
  then: name => `Poi tocca a ${name}.`,
  again: 'Poi muove ancora la stessa barca.',
  decides: name => `Decide ${name}`,
  points: 'Punti',
  crate: 'Cassa',
  row: n => `Riga ${n}`,
  column: n => `Colonna ${n}`,
  lines: 'Righe e colonne',
  lineAbout: 'Vale quando è piena di un solo colore o di una sola forma.',
  offerings: 'Offerte a bordo',
  penalty: n => `Alla fine costano ${n} punti.`,
  cells: 'Caselle piene',
  cards: 'Carte molo',
  rocks: 'Carte della roccia sacra',
  secret: 'Tenute segrete.',
  fulfilled: 'Compiuta finora.',
  missed: 'Non ancora compiuta.',
  school: 'Il banco',
  deep: 'Nel profondo',
  bag: 'Nel sacchetto',
  nets: 'Reti nella pila',
  pair: 'Scegli due caselle vicine, o il nodo fra loro.',
  arrival: 'Arrivo',
  others: 'Arrivo e primati',
  voyage: 'Il viaggio è finito',
  panoramas: 'Panorami',
}

const spoken: Record<string, Words> = { en, fr, it }

/** The words of a language, English where there are none. */
export const wordsOf = (language: string): Words => spoken[language.slice(0, 2)] ?? en
