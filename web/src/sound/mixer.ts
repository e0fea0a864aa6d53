// Mixes all sounds: several at once are no louder than one, over the ambience of a place.
import { AIRS, type Air, airOf, blow } from './places'
import { AIR_TRIM, VOICE_TRIM } from './levels'
import { type VoiceName, voices } from './voices'

const TOGETHER = 0.45 // seconds within which sounds count as simultaneous
const FADE = 0.9
const amount = (decibels: number) => 10 ** (decibels / 20)

export class Mixer {
  readonly #effects: GainNode
  readonly #air: GainNode
  readonly #master: GainNode
  #begun: { name: VoiceName; at: number }[] = []
  #blowing: { air: Air; end: () => void } | null = null

  constructor(private readonly context: BaseAudioContext) {
    const limiter = context.createDynamicsCompressor()
    limiter.threshold.value = -6
    limiter.knee.value = 0
    limiter.ratio.value = 20
    limiter.attack.value = 0.002
    limiter.release.value = 0.2
    this.#master = context.createGain()
    this.#effects = context.createGain()
    this.#air = context.createGain()
    this.#effects.connect(limiter)
    limiter.connect(this.#master)
    this.#air.connect(this.#master)
    this.#master.connect(context.destination)
  }

  /** The master volume; 1 is the level the sounds were measured at. */
  set volume(share: number) {
    this.#master.gain.setTargetAtTime(share, this.context.currentTime, 0.05)
  }

  /** Play a voice; simultaneous voices are lowered so that together they are as loud as one. */
  play(name: VoiceName, note = 0, at = this.context.currentTime): void {
    this.#begun = this.#begun.filter(each => each.at > at - TOGETHER)
    if (this.#begun.some(each => each.name === name && at - each.at < 0.09)) return
    this.#begun.push({ name, at })
    const { gain } = this.#effects
    gain.cancelScheduledValues(at)
    gain.setTargetAtTime(1 / Math.sqrt(this.#begun.length), at, 0.004)
    gain.setTargetAtTime(1, at + TOGETHER, 0.12)
    const out = this.context.createGain()
    out.gain.value = amount(VOICE_TRIM[name])
    out.connect(this.#effects)
    voices[name]({ context: this.context, out, at, note })
  }

  /** The ambience of a kind of space. */
  stand(kind: string | null): void {
    this.surround(kind === null ? null : airOf(kind))
  }

  /** Cross-fade to another ambience, or to silence. */
  surround(air: Air | null): void {
    if (this.#blowing?.air === air) return
    this.#blowing?.end()
    this.#blowing = null
    if (!air) return
    const now = this.context.currentTime
    const out = this.context.createGain()
    const loud = amount(AIR_TRIM[air])
    out.gain.setValueAtTime(0, now)
    out.gain.linearRampToValueAtTime(loud, now + FADE)
    out.connect(this.#air)
    const stop = blow(this.context, air, out)
    const end = () => {
      const then = this.context.currentTime
      out.gain.setTargetAtTime(0, then, FADE / 3)
      setTimeout(() => (stop(), out.disconnect()), FADE * 2000)
    }
    this.#blowing = { air, end }
  }
}

/** Render voices or an ambience, for measuring. */
export async function render(names: readonly VoiceName[], air: Air | null, seconds: number): Promise<number[]> {
  const rate = 48000
  const context = new OfflineAudioContext(1, rate * seconds, rate)
  const mixer = new Mixer(context)
  mixer.surround(air)
  for (const name of names) mixer.play(name, 2, 0.1)
  const made = await context.startRendering()
  return [...made.getChannelData(0)]
}
export const VOICES = Object.keys(voices) as VoiceName[]
export { AIRS }
