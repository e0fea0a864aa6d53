import { sea } from '../../art/home/strips'
import { boatArt, neutral } from '../../art/namiji/boats'
import { marks } from '../../art/namiji/marks'
import { whale } from '../../art/namiji/panoramas/whale'
import { seatHues } from '../../svg/palette'
import type { View } from '../../api/wire/namiji'
import type { Look } from '../look'

/** What pages know about Namiji. */
export const look: Look = {
  scene: { id: 'panorama-whale', draw: whale, box: '200 60 600 190' },
  strip: sea,
  marks: Object.values(marks),
  piece: { id: 'boat', draw: seat => (seat < seatHues.length ? boatArt(seat) : neutral()), box: '-40 -52 80 80' },
  hiddenPoints: true,
  hasSecret: view => {
    const { pieces, seat, drawn, tray } = view as View
    return drawn.length + (tray?.length ?? 0) > 0 || !!pieces[seat ?? -1]?.rocks?.length
  },
}
