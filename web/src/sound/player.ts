// Plays voices and ambience. The mixer is loaded with the first press, since
// browsers allow no sound before it.
import type { Mixer } from './mixer'
import type { VoiceName } from './voices'
import { settings, DEFAULT_VOLUME } from '../state/settings.svelte'

let mixer: Mixer | undefined
let ambience: string | null = null

async function wake(): Promise<void> {
  for (const first of ['pointerdown', 'keydown']) removeEventListener(first, wake)
  if ((settings.sound === 'off' && settings.ambience === 'off') || !('AudioContext' in window)) return
  const { Mixer } = await import('./mixer')
  whenIdle(() => {
    mixer ??= new Mixer(new AudioContext())
    applySoundSettings()
  })
}
/** Creating an audio context would delay the answer to a press. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1000 }) : setTimeout(then, 100)

for (const first of ['pointerdown', 'keydown']) addEventListener(first, wake)
document.addEventListener('visibilitychange', () => applySoundSettings())

/** Apply the sound settings. */
export function applySoundSettings(): void {
  if (!mixer) return
  mixer.volume = settings.volume / DEFAULT_VOLUME
  mixer.stand(ambience && settings.ambience === 'on' && !document.hidden ? ambience : null)
}

/** Play a voice, if sounds are on. */
export function playSound(voice: VoiceName, note = 0): void {
  if (settings.sound === 'on' && !document.hidden) mixer?.play(voice, note)
}

/** Set the kind of space to hear, or null. */
export function setAmbience(kind: string | null): void {
  ambience = kind
  applySoundSettings()
}
