// Ambience: noise through slowly modulated filters.
import { hiss } from './voices'

interface Layer {
  type: BiquadFilterType
  pitch: number
  width?: number
  loud: number
  /** The frequency and the depth of its swell. */
  swell: number
  depth: number
}
const airs = {
  waves: [
    { type: 'lowpass', pitch: 420, loud: 0.5, swell: 0.11, depth: 0.7 },
    { type: 'bandpass', pitch: 2100, width: 0.6, loud: 0.09, swell: 0.11, depth: 0.9 },
  ],
  harbour: [
    { type: 'lowpass', pitch: 620, loud: 0.35, swell: 0.43, depth: 0.6 },
    { type: 'bandpass', pitch: 1300, width: 2, loud: 0.08, swell: 0.86, depth: 0.9 },
  ],
  deep: [
    { type: 'lowpass', pitch: 200, loud: 0.8, swell: 0.31, depth: 0.5 },
    { type: 'bandpass', pitch: 640, width: 3, loud: 0.2, swell: 0.23, depth: 0.8 },
  ],
  wind: [
    { type: 'bandpass', pitch: 380, width: 0.9, loud: 0.4, swell: 0.13, depth: 0.7 },
    { type: 'bandpass', pitch: 900, width: 4, loud: 0.16, swell: 0.07, depth: 0.9 },
  ],
  field: [
    { type: 'bandpass', pitch: 4300, width: 16, loud: 0.16, swell: 17, depth: 0.9 },
    { type: 'bandpass', pitch: 500, width: 0.8, loud: 0.22, swell: 0.12, depth: 0.6 },
  ],
  spring: [
    { type: 'bandpass', pitch: 760, width: 3, loud: 0.3, swell: 3.3, depth: 0.7 },
    { type: 'bandpass', pitch: 1250, width: 5, loud: 0.2, swell: 5.1, depth: 0.8 },
  ],
  grove: [
    { type: 'bandpass', pitch: 2600, width: 0.7, loud: 0.1, swell: 0.17, depth: 0.8 },
    { type: 'lowpass', pitch: 300, loud: 0.3, swell: 0.09, depth: 0.5 },
  ],
  street: [
    { type: 'bandpass', pitch: 320, width: 1.4, loud: 0.36, swell: 2.3, depth: 0.35 },
    { type: 'bandpass', pitch: 700, width: 2.4, loud: 0.14, swell: 3.7, depth: 0.6 },
  ],
} satisfies Record<string, Layer[]>
export type Air = keyof typeof airs

const heard: Record<string, Air> = {
  sea: 'waves',
  line: 'waves',
  net: 'waves',
  trap: 'waves',
  dolphin: 'waves',
  octopus: 'deep',
  whale: 'deep',
  whirlpool: 'deep',
  rock: 'wind',
  dock: 'harbour',
  port: 'harbour',
  mountain: 'wind',
  paddy: 'field',
  farm: 'field',
  spring: 'spring',
  temple: 'grove',
  inn: 'street',
  shop: 'street',
  encounter: 'street',
}
/** The ambience of a kind of space. */
export const airOf = (kind: string): Air => heard[kind] ?? 'wind'
export const AIRS = Object.keys(airs) as Air[]

/** Play an ambience into a node; returns a function that stops it. */
export function blow(context: BaseAudioContext, air: Air, out: AudioNode): () => void {
  const running: AudioScheduledSourceNode[] = []
  for (const { type, pitch, width = 0.7, loud, swell, depth } of airs[air] as Layer[]) {
    const [source, filter, gain] = [
      context.createBufferSource(),
      context.createBiquadFilter(),
      context.createGain(),
    ]
    const [slow, deep] = [context.createOscillator(), context.createGain()]
    source.buffer = hiss(context)
    source.loop = true
    filter.type = type
    filter.frequency.value = pitch
    filter.Q.value = width
    gain.gain.value = loud * (1 - depth / 2)
    slow.frequency.value = swell
    deep.gain.value = (loud * depth) / 2
    slow.connect(deep).connect(gain.gain)
    source.connect(filter).connect(gain).connect(out)
    source.start()
    slow.start()
    running.push(source, slow)
  }
  return () => running.forEach(each => each.stop())
}
