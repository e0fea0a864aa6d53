// The eight kinds of space at sea, and the jetty.
import { each, oval } from '../../svg/compose'
import { n1, type P } from '../../svg/geometry'
import { lines, type Mark, solid } from '../../svg/mark'

/** As the server names them. */
export type SeaKind =
  'line' | 'net' | 'trap' | 'whirlpool' | 'dolphin' | 'octopus' | 'whale' | 'rock' | 'dock' | 'port'

/** A tapering band along a formula: the spiral and the arm. */
function band(on: (t: number) => P, width: (t: number) => number, n = 44): string {
  const left: string[] = []
  const right: string[] = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const [x, y] = on(t)
    const [x2, y2] = on(t + 0.004)
    const a = Math.atan2(y2 - y, x2 - x)
    const h = width(t) / 2
    left.push(`${n1(x - Math.sin(a) * h)} ${n1(y + Math.cos(a) * h)}`)
    right.unshift(`${n1(x + Math.sin(a) * h)} ${n1(y - Math.cos(a) * h)}`)
  }
  return `M${left.join('L')}L${right.join('L')}Z`
}
const spiral = (t: number): P => {
  const a = t * 2.35 * 2 * Math.PI - 0.6
  const q = 1.2 + 15.6 * t
  return [Math.cos(a) * q, Math.sin(a) * q]
}
/** Up from the sea, then rolled in on itself. */
const arm = (t: number): P => {
  if (t < 0.42) return [-9 + 4 * Math.sin((t / 0.42) * 2.6), 21 - 26 * (t / 0.42)]
  const u = (t - 0.42) / 0.58
  const a = Math.PI + u * 5.1
  const q = 12.4 - 8.6 * u
  return [2.6 + Math.cos(a) * q, -5 + Math.sin(a) * q]
}
const sucker = (t: number) => {
  const [x, y] = arm(t)
  const [x2, y2] = arm(t + 0.01)
  const a = Math.atan2(y2 - y, x2 - x)
  const o = 1.7 * (1 - t)
  const at = `cx="${n1(x - Math.sin(a) * o)}" cy="${n1(y + Math.cos(a) * o)}"`
  return `<circle ${at} r="${n1(2.1 - t * 1.2)}" fill="var(--g)"/>`
}
/** A foam-edged round: lobes that meet in corners. */
const lobes = (n: number, inner: number, outer: number) => {
  const lobe = (_: unknown, i: number) => {
    const [a, b] = [(i / n) * 2 * Math.PI, ((i + 0.5) / n) * 2 * Math.PI]
    const corner = `${n1(Math.sin(a) * inner)},${n1(-Math.cos(a) * inner)}*`
    return `${corner} ${n1(Math.sin(b) * outer)},${n1(-Math.cos(b) * outer)}`
  }
  return Array.from({ length: n }, lobe).join(' ') + 'z'
}
const mesh = each([-13, 0, 13], k => {
  const [a, b] = [(k - 23) / 2, (k + 23) / 2]
  return `M${a} ${b}L${b} ${a}M${a} ${-b}L${b} ${-a}`
})
const caught =
  '<path d="M-15-7.6L-9.4-2C-4-9.4 7-9.4 14 0C7 9.4-4 9.4-9.4 2L-15 7.6C-13.2 ' +
  '2.6-13.2-2.6-15-7.6Z" ' +
  'fill="currentColor" stroke="var(--g)" stroke-width="3.4" paint-order="stroke" ' +
  'stroke-linejoin="round"/>' +
  '<circle cx="6.6" cy="-1.8" r="1.9" fill="var(--g)"/>'
const crab =
  solid('M-11 8C-11 2-6-1.4 0-1.4C6-1.4 11 2 11 8C11 13.4 6 17 0 17C-6 17-11 13.4-11 8Z') +
  lines('M-9.4 3.4L-14-2M9.4 3.4L14-2', 3.6) +
  solid(
    'M-9.6-4.4C-15-1.6-19.6-5.6-18.2-11.6C-17.4-15.2-15.4-17.6-12.4-19L-12-11.6L-7.4-16.4C-5-12-5.4-6.8-9.6-4.4Z' +
      'M9.6-4.4C15-1.6 19.6-5.6 18.2-11.6C17.4-15.2 15.4-17.6 12.4-19L12-11.6L7.4-16.4C5-12 ' +
      '5.4-6.8 9.6-4.4Z',
  ) +
  lines('M-11 9.6L-17.4 8M-10 13L-15.6 14.6M11 9.6L17.4 8M10 13L15.6 14.6M-3.4-.6V-5M3.4-.6V-5', 2.7) +
  lines('M-4.6 9.4Q0 13.4 4.6 9.4', 2, 'var(--g)')
const leaper =
  'M-17 8.6C-15.6-2-8.6-8.4-2.6-10C-3-14-5-17-8-19C-1-19 4-15.6 5.6-10.4C10.4-9.4 13.6-6.6 ' +
  '14.6-3.2L20-.2' +
  'C20.4 1.6 18 2.4 13.4 2C9.6 1.4 6.6 1.6 3.6 2.4C4.4 5.4 4 8 1.4 10.6C-.4 8-2 6-3 3.8C-8 ' +
  '5.6-11 8.2-12.4 11.4' +
  'L-6.4 15.4Q-11 16.6-14 14.4Q-17.4 16-21.4 13.4Z'
const fluke =
  'M-3.8 16C-2.8 9-3 4-5.4 0C-11-1-18-4.6-20-15.6C-13.6-13.4-4.6-12.6 0-6C4.6-12.6 ' +
  '13.6-13.4 20-15.6' +
  'C18-4.6 11-1 5.4 0C3 4 2.8 9 3.8 16Z'
/** A straw rope, thick in the middle, its strands parted, and three tassels hanging from it. */
const rope =
  solid('M-20.5-6.6Q-10-2 0-1.6Q10-1.8 19.6-7.6L21.6-1.4Q11 6 0 6.6Q-11 6.4-22-.4Z') +
  lines('M-14.6-4.4L-12.6 4M-7.4-2.6L-4.8 5.6M0-2L2.6 6M7.4-3L10 4.4M14-5.2L16.4 1.6', 2, 'var(--g)') +
  solid('M-13.4 6.6H-9.4L-7.4 16.6L-9.8 15L-11.4 17.4L-13 15L-15.4 16.6Z') +
  solid('M-2 8.6H2L4 18.6L1.6 17L0 19.4L-1.6 17L-4 18.6Z') +
  solid('M9.4 6.4H13.4L15.4 16.4L13 14.8L11.4 17.2L9.8 14.8L7.4 16.4Z')

const diamond = '-5,-22.6 0,-26 5,-22.6 22.6,-5 26,0 22.6,5 5,22.6 0,26 -5,22.6 -22.6,5 -26,0 -22.6,-5z'
const hexagon =
  '-3,-23.4 0,-25 3,-23.4 19,-14.4 22,-10 22,10 19,14.4 3,23.4 0,25 -3,23.4 -19,14.4 ' + '-22,10 -22,-10 -19,-14.4z'
const mantle =
  '-21,17 -21,-3 -15,-19 0,-24 15,-19 21,-3 21,17 19,22 15,21 11,18.5 7,21 3.5,22.6 0,20.8 ' +
  '-3.5,18.6 -7.5,20.6 ' +
  '-11,22.6 -15,21.4 -19,22z'

/** A kind of space, or any of the three sights. */
export type SeaSign = SeaKind | 'sight'

/** By the kind of space. */
export const marks: Record<SeaSign, Mark> = {
  line: {
    ground: 'indigo',
    sign: 'light',
    outline: oval(0, 0, 23, 23, 12),
    art:
      lines('M5-9V4.5A9 9 0 0 1-13 4.5V2', 5) +
      solid('M-13.4-8.5L-5.6 3.4L-12.4 5.6L-17.6 3.6Z') +
      solid('M5-18.5A5 5 0 1 1 5-8.5A5 5 0 1 1 5-18.5ZM5-15.4A1.9 1.9 0 1 0 5-11.6A1.9 1.9 0 1 0 5-15.4Z'),
  },
  net: { ground: 'sprout', sign: 'dark', outline: diamond, art: lines(mesh, 2) + caught },
  trap: { ground: 'vermilion', sign: 'light', outline: hexagon, art: crab },
  whirlpool: {
    ground: 'foam',
    sign: 'dark',
    outline: lobes(10, 21, 25.4),
    art: solid(band(spiral, t => 1.6 + 5 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)))),
  },
  dolphin: {
    ground: 'water',
    sign: 'dark',
    outline: '-26,-9* -14,-19 0,-22 14,-19 26,-9* 11,20* 0,15.4 -11,20*z',
    art: solid(leaper),
  },
  octopus: {
    ground: 'plum',
    sign: 'light',
    outline: mantle,
    art:
      solid(band(arm, t => 9.6 * (1 - t) ** 0.7 + 1.6)) + [0.1, 0.24, 0.39, 0.52, 0.64, 0.75].map(sucker).join(''),
  },
  whale: {
    ground: 'night',
    sign: 'light',
    outline: '-23,-14 -20,-20.6 -14,-21.6 14,-21.6 20,-20.6 23,-14 23,5 15,18 0,23 -15,18 -23,5z',
    art: solid(fluke) + lines('M-14.4 13.4Q-10.4 9.4-6.6 13.4M6.6 13.4Q10.4 9.4 14.4 13.4', 2.6),
  },
  rock: {
    ground: 'stone',
    sign: 'light',
    outline: '-25,20 -25.4,8 -19,-4 -15,-16 -5,-23 6,-21* 14,-11* 20,-4 25.4,9 25,20* 12,22.4 -12,22.4z',
    art: rope,
  },
  dock: {
    ground: 'vermilion',
    sign: 'light',
    outline: '-22,-22* 22,-22* 22,22* -22,22*z',
    art:
      solid('M-18-3H18V4H14V13H9V4H2.5V13H-2.5V4H-9V13H-14V4H-18Z') +
      lines('M-18 17Q-13.5 13.4-9 17T0 17T9 17T18 17', 2.4),
  },
  port: {
    ground: 'vermilion',
    sign: 'light',
    outline: '-22,-22* 22,-22* 22,22* -22,22*z',
    art:
      solid(
        'M-17-9Q0-4.6 17-9L15.4-4Q0-.4-15.4-4ZM-11.5 2H11.5V5.4H-11.5ZM-9.5-4H-6L-6.6 ' +
          '12H-11ZM6-4H9.5L11 12H6.6Z',
      ) + lines('M-18 17Q-13.5 13.2-9 17T0 17T9 17T18 17', 2.4),
  },
  sight: {
    ground: 'sea',
    sign: 'light',
    outline: '-26,-18* -9,-16* 9,-18* 26,-16* 26,18* 9,16* -9,18* -26,16*z',
    art:
      solid('M-23-14.6L-10.4-13V14.4L-23 13ZM-7.6-13L7.6-14.6V13L-7.6 ' + '14.4ZM10.4-14.6L23-13.2V14.4L10.4 13Z') +
      lines('M-21 6Q-16 1-11.4 5M-6.4 5Q-1 0 6.4 5M11.6 5Q17 0 21.6 5', 2.6, 'var(--g)') +
      '<circle cx="1" cy="-6" r="3.6" fill="var(--g)"/>',
  },
}
