// The ten travelers.
import { turned } from './figure'
import { hiroshige, hirotada, mitsukuni, yoshiyasu } from './scholars'
import { chuubei, kinko, zenemon } from './wanderers'
import { sasayakko, satsuki, umegae } from './women'

/** By the id of the tile; half of them look the other way. */
export const travelers = {
  hiroshige,
  chuubei: () => turned(chuubei()),
  kinko: () => turned(kinko()),
  yoshiyasu: () => turned(yoshiyasu()),
  satsuki,
  mitsukuni,
  sasayakko,
  hirotada,
  umegae: () => turned(umegae()),
  'zen-emon': zenemon,
}
