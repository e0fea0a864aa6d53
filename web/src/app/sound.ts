// Short soft tones, made here: wood for a step, a bell for points, two notes when it is your turn.
import { settings } from './settings.svelte'

type Wave = [hertz: number, after: number, lasts: number, loud: number, type: OscillatorType]
const TONES = {
  step: [
    [196, 0, 0.09, 0.1, 'triangle'],
    [147, 0.1, 0.1, 0.08, 'triangle'],
  ],
  card: [[523, 0, 0.12, 0.04, 'sine']],
  points: [
    [784, 0, 0.5, 0.05, 'sine'],
    [1175, 0.06, 0.6, 0.03, 'sine'],
  ],
  turn: [
    [440, 0, 0.35, 0.06, 'sine'],
    [587, 0.16, 0.5, 0.06, 'sine'],
  ],
  end: [
    [392, 0, 0.8, 0.06, 'sine'],
    [494, 0.2, 0.8, 0.06, 'sine'],
    [587, 0.4, 1.2, 0.06, 'sine'],
  ],
} satisfies Record<string, Wave[]>
export type Tone = keyof typeof TONES

let context: AudioContext | undefined

/** Nothing sounds before the first click or key. */
for (const first of ['pointerdown', 'keydown']) {
  addEventListener(first, () => (context ??= new AudioContext()), { once: true })
}

/** Sound a tone, if sound is on. */
export function sound(tone: Tone): void {
  if (!context || settings.sound === 'off' || document.hidden) return
  for (const [hertz, after, lasts, loud, type] of TONES[tone] as Wave[]) {
    const start = context.currentTime + after
    const [pitch, volume] = [context.createOscillator(), context.createGain()]
    pitch.type = type
    pitch.frequency.value = hertz
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loud, start + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
    pitch.connect(volume).connect(context.destination)
    pitch.start(start)
    pitch.stop(start + lasts)
  }
}
