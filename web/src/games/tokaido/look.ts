import { road } from '../../art/home/strips'
import { marks } from '../../art/tokaido/marks'
import { paddy } from '../../art/tokaido/panoramas/paddy'
import { pawnArt } from '../../art/tokaido/pawns'
import type { View } from '../../api/wire/tokaido'
import type { Look } from '../look'

/** What pages know about Tokaido. */
export const look: Look = {
  scene: { id: 'panorama-paddy', draw: paddy, box: '0 60 600 190' },
  strip: road,
  marks: Object.values(marks),
  piece: { id: 'pawn', draw: pawnArt, box: '-31 -54 62 62' },
  hiddenPoints: false,
  hasSecret: view => {
    const { dealt, drawn, offered, menu } = view as View
    return dealt.length + drawn.length + (menu?.length ?? 0) > 0 || offered !== null
  },
}
