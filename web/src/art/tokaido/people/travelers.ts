// The ten travelers.
import { hiroshige, hirotada, mitsukuni, yoshiyasu } from './scholars'
import { chuubei, kinko, zenemon } from './wanderers'
import { sasayakko, satsuki, umegae } from './women'

export const travelers = {
  hiroshige,
  chuubei,
  kinko,
  yoshiyasu,
  satsuki,
  mitsukuni,
  sasayakko,
  hirotada,
  umegae,
  'zen-emon': zenemon,
}
