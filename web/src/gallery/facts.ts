// The printed road and route, to show the boards with; a game gets its own from the server.
import type { RoadKind } from '../art/tokaido/marks'
import type { SeaKind } from '../art/namiji/marks'

const legs = <K extends string>(stops: K[], lines: string[]) => {
  const words = [stops[0]!, ...lines.flatMap((line, i) => [...line.split(' '), stops[i + 1]!])]
  return words.map((word, i) => ({ number: i + 1, kind: word.replace('2', '') as K, double: word.endsWith('2') }))
}

/** From Kyoto to Edo. */
export const road = legs<RoadKind>(
  ['inn', 'inn', 'inn', 'inn', 'inn'],
  [
    'shop2 temple encounter paddy spring2 mountain2 farm2 shop temple2 encounter sea2 ' + 'mountain spring',
    'sea temple farm2 paddy2 mountain2 encounter2 temple spring2 mountain sea2 shop farm',
    'paddy shop encounter2 farm mountain2 spring sea2 paddy temple2 farm2 encounter sea shop2',
    'spring temple2 encounter shop2 sea farm2 spring2 encounter mountain paddy2 sea2 shop',
  ],
)
/** Once around, from the port. */
export const route = legs<SeaKind>(
  ['port', 'dock', 'dock', 'dock', 'port'],
  [
    'line2 whale rock net2 dolphin whirlpool2 trap2 octopus line2 whale2 net rock whirlpool ' + 'octopus2',
    'trap line2 whale rock whirlpool2 octopus dolphin2 net line trap2 whale2 whirlpool rock2 line',
    'net2 whale octopus2 line2 trap2 dolphin whirlpool2 rock line whale net2 trap octopus line2',
    'dolphin rock2 whirlpool2 line trap whale2 net line2 octopus whirlpool dolphin2 trap2 ' + 'rock line',
  ],
)
