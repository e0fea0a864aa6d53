// Gradients, fabric patterns and lights, defined once per page.
import { type Hue, hues } from './palette'

const ends = { d: [0, 0, 0, 1], u: [0, 1, 0, 0], r: [0, 0, 1, 0], l: [1, 0, 0, 0] } as const
/** Which way the pigment is wiped off: down, up, right, left. */
export type Wipe = keyof typeof ends

/** Bokashi: full at one edge and gone at the other. */
export const fade = (h: Hue, to: Wipe = 'd') => `url(#f-${h}-${to})`

/** The fabric patterns. */
export type Pattern = 'seigaiha' | 'asanoha' | 'shippo' | 'kikko' | 'shima' | 'kanoko' | 'ichimatsu'
/** A fabric pattern in light or dark thread. */
export const pat = (p: Pattern, tone: 'l' | 'd' = 'l') => `url(#p-${p}-${tone})`
/** The grain of the block, faint. */
export const grain = 'url(#p-grain)'
/** Lights, the glow of choices, roof and tree patterns. */
export type Light = 'lamp' | 'glow' | 'tiles' | 'thatch' | 'mistfall' | 'needles' | 'under' | 'press'
/** The URL of a light. */
export const light = (l: Light) => `url(#${l})`

const scale = (x: number, y: number) => {
  const arc = ([r, k, h]: readonly [number, number, number]) =>
    `<path d="M${x - r * k} ${y - r * h}A${r} ${r} 0 0 1 ${x + r * k} ${y - r * h}"/>`
  const arcs = [
    [12, 0.866, 0.5],
    [8.2, 0.81, 0.586],
    [4.4, 0.82, 0.57],
  ] as const
  return arcs.map(arc).join('')
}
const seigaiha = (
  [
    [0, 0],
    [24, 0],
    [12, 6],
    [0, 12],
    [24, 12],
    [12, 18],
    [0, 24],
    [24, 24],
  ] as const
)
  .map(([x, y]) => scale(x, y))
  .join('')
const asanoha =
  '<path d="M0 0L12 6.9L24 0M0 0V13.9L12 20.8L24 13.9V0M12 6.9V20.8M0 13.9L12 6.9L24 ' +
  '13.9M0 41.6L12 34.7L24 41.6' +
  'M0 41.6V27.7L12 20.8L24 27.7V41.6M12 34.7V20.8M0 27.7L12 34.7L24 27.7M0 13.9V27.7M24 ' +
  '13.9V27.7' +
  'M0 0L12 20.8L24 0M0 41.6L12 20.8L24 41.6"/>'
const shippo =
  [
    [0, 0],
    [24, 0],
    [0, 24],
    [24, 24],
    [12, 12],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12"/>`)
    .join('') + '<circle cx="12" cy="0" r="1"/><circle cx="0" cy="12" r="1"/>'

const tiles: Record<Pattern, [number, number, string]> = {
  seigaiha: [24, 12, seigaiha],
  asanoha: [24, 41.6, asanoha],
  shippo: [24, 24, shippo],
  kikko: [
    18,
    31.2,
    '<path d="M0 5.2L9 0L18 5.2V15.6L9 20.8L0 15.6ZM9 20.8V31.2M3 7L9 3.5L15 7V13.8L9 17.3L3 ' + '13.8Z"/>',
  ],
  shima: [12, 12, '<path d="M3 0V12M5 0V12M10 0V12"/>'],
  kanoko: [14, 14, '<circle cx="3.5" cy="3.5" r="2"/><circle cx="10.5" cy="10.5" r="2"/>'],
  ichimatsu: [18, 18, '<path class="f" d="M0 0H9V9H0ZM9 9H18V18H9Z"/>'],
}

type Stop = [offset: number, ink: string, opacity: number]
const stops = (list: Stop[]) =>
  list.map(([o, ink, a]) => `<stop offset="${o}" stop-color="${ink}" stop-opacity="${a}"/>`).join('')
const linear = (id: string, [x1, y1, x2, y2]: readonly number[], list: Stop[]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" ` + `y2="${y2}">${stops(list)}</linearGradient>`
const radial = (id: string, list: Stop[]) => `<radialGradient id="${id}">${stops(list)}</radialGradient>`

const wiped = (h: Hue): Stop[] => [
  [0, `var(--${h})`, 1],
  [0.35, `var(--${h})`, 0.62],
  [1, `var(--${h})`, 0],
]
const fades = () =>
  hues.flatMap(h => (Object.keys(ends) as Wipe[]).map(k => linear(`f-${h}-${k}`, ends[k], wiped(h)))).join('')

const cloths = () =>
  (Object.keys(tiles) as Pattern[])
    .flatMap(p =>
      (['l', 'd'] as const).map(tone => {
        const [w, h, body] = tiles[p]
        const size = `width="${w}" height="${h}" patternUnits="userSpaceOnUse"`
        return `<pattern id="p-${p}-${tone}" ${size} class="pt-${tone}">${body}</pattern>`
      }),
    )
    .join('')

const grainTile = () => {
  const thread = (_: unknown, i: number) => {
    const y = i * 5
    const mid = `C50 ${y + ((i * 7) % 5)} 60 ${y + 5 - ((i * 3) % 4)} 100 ${y + 3}`
    return `<path d="M0 ${y + 2}${mid}S160 ${y + ((i * 5) % 6)} 200 ${y + 2}"/>`
  }
  const threads = Array.from({ length: 9 }, thread).join('')
  const group = `<g fill="none" stroke="var(--line)" stroke-width=".5" opacity=".1">${threads}</g>`
  return `<pattern id="p-grain" width="200" height="46" ` + `patternUnits="userSpaceOnUse">${group}</pattern>`
}

const lights = () =>
  radial('lamp', [
    [0, 'var(--lamp)', 0.8],
    [1, 'var(--lamp)', 0],
  ]) +
  radial('glow', [
    [0.25, 'var(--glow)', 0.95],
    [0.58, 'var(--glow)', 0.46],
    [1, 'var(--glow)', 0],
  ]) +
  linear('tiles', ends.d, [
    [0, 'var(--roof)', 1],
    [1, 'var(--roof-low)', 1],
  ]) +
  linear('thatch', ends.d, [
    [0, 'var(--thatch)', 1],
    [1, 'var(--thatch-low)', 1],
  ]) +
  linear('mistfall', ends.d, [
    [0, 'var(--cloud)', 1],
    [0.6, 'var(--cloud)', 1],
    [1, 'var(--mist)', 1],
  ]) +
  linear('needles', ends.d, [
    [0, 'var(--moss)', 1],
    [0.55, 'var(--pine)', 1],
    [1, 'var(--pine)', 1],
  ]) +
  linear('under', ends.d, [
    [0, 'var(--paper)', 1],
    [0.62, 'var(--paper)', 1],
    [1, 'var(--paper)', 0],
  ]) +
  linear('press', ends.d, [
    [0, '#1b2233', 0.3],
    [0.42, '#1b2233', 0.06],
    [1, '#1b2233', 0],
  ])

/** Everything drawings refer to; once a page. */
export const defs = () => fades() + cloths() + grainTile() + lights()
