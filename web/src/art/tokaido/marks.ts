// The nine kinds of space on the road.
import { oval } from '../../svg/compose'
import { lines, type Mark, solid } from '../../svg/mark'

/** As the server names them. */
export type RoadKind = 'inn' | 'shop' | 'farm' | 'temple' | 'spring' | 'encounter' | 'paddy' | 'mountain' | 'sea'

const sheaf =
  'M-6 3H6V6.5H-6ZM-5 8L-9 19L-5.5 17L-4 20L-1.5 17.5L0 20.5L1.5 17.5L4 20L5.5 17L9 19L5 8Z' +
  'M-5 2C-6-5-9-8-15-9C-14-4-11-1-5 2ZM5 2C6-5 9-8 15-9C14-4 11-1 5 2ZM-3 ' +
  '1C-5-8-6-12-9-17C-11-10-9-4-3 1Z' +
  'M3 1C5-8 6-12 9-17C11-10 9-4 3 1ZM0 1C-4-8-3-15 0-21C3-15 4-8 0 1Z'
const torii =
  'M-16-11Q0-7 16-11L14.5-6Q0-2.6-14.5-6ZM-11.5 0H11.5V3.4H-11.5ZM-9.5-6H-6L-6.6 17H-11Z' +
  'M6-6H9.5L11 17H6.6ZM-1.6-5H1.6V1H-1.6Z'
const steam =
  'M-16 3C-16 18 16 18 16 3C12 9 5 10.5 0 10.5C-5 10.5-12 9-16 3ZM-8 4C-11 ' +
  '0-6-4-8-11C-4-6-8-2-5 4Z' +
  'M-1.6 6C-6-1 1.5-7-1.4-17C4.4-9-2-2 2.4 6ZM5 4C2 0 7-4 5-11C9-6 5-2 8 4Z'
const pair =
  'M-18-5.5Q-10-12-9-15.5Q-8-12 0-5.5Q-9-3.4-18-5.5ZM-9-3A4 3.4 0 0 1-5.2-3.2L-4.8 0Q-2 6 ' +
  '1 16.5' +
  'Q-10 18.5-20 16.5Q-17 5-13.4 0L-13-3.2ZM11-11.5A5 5 0 1 1 10.9-11.5ZM9-14.5H13V-11H9Z' +
  'M8 0Q11 1.6 14 0Q18 5 21 15.5Q12 18.5 3.6 16.8Q5 6 8 0Z'
const rice =
  'M-18 6.4Q0 3.4 18 6.4V10Q0 7-18 10ZM-18 14Q0 11.4 18 14V17Q0 14.6-18 17Z' +
  'M-12.6 5C-13-2-15.5-6-19-8C-18-2-16 2-12.6 5ZM-12.6 ' +
  '5C-13.6-4-13-10-11-15C-9.4-9-10-3-12.6 5Z' +
  'M-12.6 5C-11-2-8.6-5-5.4-7C-6.4-1-9 2-12.6 5ZM0 3.4C-.4-4-3-8-6.4-11C-5.4-4-3.4 0 0 3.4Z' +
  'M0 3.4C-1.4-6-1-13 .6-18.5C2.6-12 2-5 0 3.4ZM0 3.4C1-4 3.6-8 7-10.6C6-4 3.6 0 0 3.4Z' +
  'M12.6 5C11-2 8.6-5 5.4-7C6.4-1 9 2 12.6 5ZM12.6 5C10-3 9.4-9 11-15C13-10 13.6-4 12.6 5Z' +
  'M12.6 5C16 2 18-2 19-8C15.5-6 13-2 12.6 5Z'
const snow =
  'M-5-20.5Q0-23 5-20.5C6.6-13 9-7 12-2L7-4.5L4 2L0-5L-4 2L-7-4.5L-12-2C-9-7-6.6-13-5-20.5Z' +
  'M-20 12H8A2 2 0 0 1 8 16H-20A2 2 0 0 1-20 12Z'
const wave =
  'M-19-3C-11-4-11-15-1-15C7-15 9-8 5-4C4-9-1-9-1-5C-1-1 9-1 18-4L16 0C6 3-8 3-17 .6Z' +
  'M-13.5 6C-6 3.6 6 3.6 13.5 6L12 9.4C5 7.4-5 7.4-12 9.4Z'
const curtain =
  '-24,-22* 24,-22* 24,-17* 21,-17* 21,20* 14,21.6 8.4,20* 8.4,7* 5.8,7* 5.8,20* 0,21.8 ' +
  '-5.8,20* -5.8,7* ' +
  '-8.4,7* -8.4,20* -14,21.6 -21,20* -21,-17* -24,-17*z'
const cloud =
  '-10,-19 -4,-18 0,-16 4,-18 10,-19 22,-14 27,0 22,15 10,20 4,19 0,17 -4,19 -10,20 -22,15 ' + '-27,0 -22,-14z'

/** By the kind of space. */
export const marks: Record<RoadKind, Mark> = {
  inn: {
    ground: 'vermilion',
    sign: 'light',
    outline: '-25,-5* -3,-23 3,-23 25,-5* 20,-2* 20,21* -20,21* -20,-2*z',
    art: solid('M-7-8Q0-12 7-8Q10 1 7 10Q0 14-7 10Q-10 1-7-8Z') + lines('M-8-2H8M-8 4H8', 1.8, 'var(--g)'),
  },
  shop: {
    ground: 'indigo',
    sign: 'light',
    outline: curtain,
    art: solid('M0-13A8.5 8.5 0 1 1 0 4A8.5 8.5 0 1 1 0-13ZM0-9.4A4.9 4.9 0 1 0 0 .4A4.9 4.9 0 1 0 0-9.4Z'),
  },
  farm: {
    ground: 'yamabuki',
    sign: 'dark',
    outline: '-5,-22.6 0,-26 5,-22.6 22.6,-5 26,0 22.6,5 5,22.6 0,26 -5,22.6 -22.6,5 -26,0 -22.6,-5z',
    art: solid(sheaf),
  },
  temple: {
    ground: 'vermilion',
    sign: 'light',
    outline: '-20,20* -20,6 -19.6,-6 -13,-20 0,-24.4 13,-20 19.6,-6 20,6 20,20* 17,22 -17,22z',
    art: solid(torii),
  },
  spring: { ground: 'persimmon', sign: 'dark', outline: oval(0, 0, 23, 23, 12), art: solid(steam) },
  encounter: { ground: 'plum', sign: 'light', outline: cloud, art: solid(pair) },
  paddy: {
    ground: 'moss',
    sign: 'light',
    outline: '-16,-22* 16,-22* 22,-16* 22,16* 16,22* -16,22* -22,16* -22,-16*z',
    art: solid(rice),
  },
  mountain: {
    ground: 'pine',
    sign: 'light',
    outline: '-6,-22 0,-25 6,-22 10,-8 17,5 27,15 28,19 23,21* -23,21* -28,19 -27,15 -17,5 -10,-8z',
    art: solid(snow),
  },
  sea: {
    ground: 'sea',
    sign: 'light',
    outline: '-26,-9* -14,-18 0,-21.5 14,-18 26,-9* 10,20* 0,16 -10,20*z',
    art: solid(wave),
  },
}
