// The printed facts of the games, read from the rules' files, for the gallery.
import ofTheRoad from '@rules/games/tokaido/facts.toml?raw'
import ofTheSea from '@rules/games/namiji/facts.toml?raw'
import { parse } from 'smol-toml'
import type { SeaKind } from '../../art/namiji/marks'
import type { RoadKind } from '../../art/tokaido/marks'
import type { Way } from '../../api/wire/http'

type Row = Record<string, string | number>
interface Facts {
  [table: string]: { rows?: Row[]; legs?: string[]; [value: string]: unknown }
}

/** The files of both games. */
export const facts = {
  tokaido: parse(ofTheRoad) as unknown as Facts,
  namiji: parse(ofTheSea) as unknown as Facts,
}

/** The spaces of legs between stops, numbered from somewhere on. */
const spacesOf = <Kind extends string>(stops: Kind[], legs: string[], from: number) => {
  const words = [stops[0]!, ...legs.flatMap((leg, i) => [...leg.split(' '), stops[i + 1]!])]
  return words.map((word, i) => ({
    number: from + i,
    kind: word.replace('2', '') as Kind,
    double: word.endsWith('2'),
  }))
}
/** The rows of a table by the ids of their texts. */
const named = (kind: string, table: { rows?: Row[] } | undefined): Record<string, Row> =>
  Object.fromEntries((table?.rows ?? []).map(row => [`${kind}-${row['name'] ?? row['left']}`, row]))

/** From Kyoto to Edo. */
export const road = spacesOf<RoadKind>(['inn', 'inn', 'inn', 'inn', 'inn'], facts.tokaido['road']!.legs!, 1)
/** Once around, from the port. */
export const route = spacesOf<SeaKind>(['port', 'dock', 'dock', 'dock', 'port'], facts.namiji['route']!.legs!, 0)

export const wayOfTheRoad: Way = { road, stops: ['inn'] }
export const wayOfTheSea: Way = { road: route, stops: ['port', 'dock'] }

const values = facts.tokaido['values'] as unknown as Record<string, number>
const crate = facts.namiji['crate'] as unknown as { 'row-points': number[]; 'column-points': number }
const sections = values['panorama-sections'] as unknown as number[]

/** What is printed on things that the gallery shows, by the ids of their texts. */
const prints: Record<string, Row> = {
  ...named('tokaido-souvenir', facts.tokaido['souvenirs']),
  ...Object.fromEntries(
    ['paddy', 'mountain', 'sea'].map((view, i) => [`tokaido-panorama-${view}`, { sections: sections[i]! }]),
  ),
  'tokaido-encounter-samurai': { points: values['samurai-points']! },
  'tokaido-encounter-kuge': { coins: values['kuge-coins']! },
  ...Object.fromEntries(crate['row-points'].map((points, i) => [`namiji-row-${i + 1}`, { points }])),
  ...Object.fromEntries(
    [1, 2, 3, 4].map(column => [`namiji-column-${column}`, { points: crate['column-points'] }]),
  ),
  ...named('namiji-offering', facts.namiji['offerings']),
  ...named('namiji-panorama', facts.namiji['panoramas']),
  ...named('namiji-dock-card', facts.namiji['meals']),
  ...named('namiji-rock', facts.namiji['rocks']),
  'namiji-boat-altar': { offerings: 4 },
}
export const printed = (id: string): Row => prints[id] ?? {}
