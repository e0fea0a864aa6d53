// All voices, synthesised from oscillators and noise.

/** The context, output, start time and scale step of a sound. */
export interface Voicing {
  context: BaseAudioContext
  out: AudioNode
  at: number
  note: number
}
type Voice = (voicing: Voicing) => void

/** A pentatonic scale, as on a koto. */
const SCALE = [0, 2, 5, 7, 9]
const hertz = (note: number, first = 293.66) =>
  first * 2 ** ((SCALE[((note % 5) + 5) % 5]! + 12 * Math.floor(note / 5)) / 12)

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>()
/** Two seconds of noise, always the same. */
export function hiss(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context)
  if (known) return known
  const made = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate)
  const samples = made.getChannelData(0)
  let seed = 20190
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    samples[i] = seed / 2 ** 31 - 1
  }
  hisses.set(context, made)
  return made
}

/** An envelope with a fast attack and an exponential decay. */
function dying({ context, out }: Voicing, at: number, lasts: number, loud: number, rise = 0.006): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  gain.connect(out)
  return gain
}

interface Tone {
  pitch: number
  after?: number
  lasts: number
  loud: number
  type?: OscillatorType
  rise?: number
  /** The pitch it slides to. */
  to?: number
}
function tone(v: Voicing, { pitch, after = 0, lasts, loud, type = 'sine', rise, to }: Tone): void {
  const at = v.at + after
  const source = v.context.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(pitch, at)
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source.connect(dying(v, at, lasts, loud, rise))
  source.start(at)
  source.stop(at + lasts)
}

interface Breath {
  after?: number
  lasts: number
  loud: number
  pitch: number
  to?: number
  width?: number
  type?: BiquadFilterType
  rise?: number
}
function breath(v: Voicing, of: Breath): void {
  const { after = 0, lasts, loud, pitch, to = pitch, width = 1, type = 'bandpass', rise } = of
  const at = v.at + after
  const source = v.context.createBufferSource()
  const filter = v.context.createBiquadFilter()
  source.buffer = hiss(v.context)
  filter.type = type
  filter.Q.value = width
  filter.frequency.setValueAtTime(pitch, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source.connect(filter).connect(dying(v, at, lasts, loud, rise))
  source.start(at, (after * 7) % 1)
  source.stop(at + lasts)
}

/** A bell: inharmonic partials, of which the high ones decay first. */
function bell(v: Voicing, pitch: number, lasts: number, loud: number, after = 0): void {
  for (const [i, part] of [1, 2.01, 2.76, 5.4].entries())
    tone(v, { pitch: pitch * part, after, lasts: lasts / (1 + i * 0.8), loud: loud / (1 + i * 1.6) })
}
/** A plucked string. */
function pluck(v: Voicing, note: number, after: number, loud = 0.3): void {
  const pitch = hertz(note)
  for (let i = 1; i <= 4; i++)
    tone(v, { pitch: pitch * i, after, lasts: 0.9 / i, loud: loud / i ** 1.5, type: 'triangle', rise: 0.003 })
  breath(v, { after, lasts: 0.03, loud: loud / 2, pitch: 2400 })
}
const knock = (v: Voicing, pitch: number, after: number, loud = 0.4) => {
  tone(v, { pitch, after, lasts: 0.09, loud, type: 'triangle', to: pitch * 0.7, rise: 0.002 })
  breath(v, { after, lasts: 0.04, loud: loud / 2, pitch: pitch * 5, width: 3, rise: 0.001 })
}
const drop = (v: Voicing, pitch: number, after: number, loud = 0.25) =>
  tone(v, { pitch, after, lasts: 0.13, loud, to: pitch * 1.9, rise: 0.004 })

/** Voices by name. */
export const voices = {
  step: v => [0, 0.13, 0.26].forEach((after, i) => knock(v, i % 2 ? 165 : 196, after)),
  wave: v => {
    breath(v, { lasts: 0.7, loud: 0.5, pitch: 420, to: 900, rise: 0.25 })
    drop(v, 300, 0.5, 0.1)
  },
  coins: v => [0, 0.09, 0.19].forEach((after, i) => bell(v, 1900 + 170 * i, 0.34, 0.2, after)),
  view: v => [0, 1, 2].forEach(i => pluck(v, v.note + i, i * 0.11)),
  ware: v => {
    breath(v, { lasts: 0.16, loud: 0.25, pitch: 3200, to: 1500 })
    pluck(v, 5, 0.12)
    pluck(v, 7, 0.2, 0.2)
  },
  meal: v => {
    bell(v, 720, 0.3, 0.22)
    bell(v, 940, 0.4, 0.18, 0.13)
    knock(v, 520, 0.25, 0.2)
  },
  meet: v =>
    [3, 2, 4].forEach((note, i) =>
      tone(v, { pitch: hertz(note), after: i * 0.13, lasts: 0.4, loud: 0.2, rise: 0.05 }),
    ),
  spring: v => [0, 0.1, 0.17, 0.29, 0.36].forEach((after, i) => drop(v, 300 + 90 * ((i * 3) % 4), after)),
  temple: v => bell(v, 262, 1.8, 0.4),
  splash: v => {
    breath(v, { lasts: 0.4, loud: 0.4, pitch: 1800, to: 500, rise: 0.01 })
    drop(v, 420, 0.12)
    drop(v, 560, 0.24, 0.18)
  },
  net: v =>
    [0, 0.08, 0.16, 0.24].forEach(after => breath(v, { after, lasts: 0.14, loud: 0.35, pitch: 1400, to: 700 })),
  trap: v => [0, 0.07, 0.16].forEach((after, i) => knock(v, 300 + 60 * i, after, 0.32)),
  lost: v =>
    [4, 2, 0].forEach((note, i) =>
      tone(v, { pitch: hertz(note) / 2, after: i * 0.16, lasts: 0.45, loud: 0.25, type: 'triangle' }),
    ),
  card: v => breath(v, { lasts: 0.2, loud: 0.3, pitch: 1900, to: 900, rise: 0.02 }),
  points: v => [4, 7].forEach((note, i) => bell(v, hertz(note), 0.6, 0.2, i * 0.08)),
  gong: v => {
    bell(v, 131, 2.2, 0.4)
    ;[5, 7, 9, 10].forEach((note, i) => pluck(v, note, 0.12 + i * 0.1, 0.22))
  },
  turn: v => [2, 5].forEach((note, i) => pluck(v, note, i * 0.18, 0.28)),
  end: v => [0, 2, 4, 5, 7, 10].forEach((note, i) => pluck(v, note, i * 0.16, 0.28)),
} satisfies Record<string, Voice>

export type VoiceName = keyof typeof voices
