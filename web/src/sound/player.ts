// What is heard: each event by its voice, and the air of the place where one stands. Loaded with the first press, since
// nothing may sound before it.
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
/** An audio context takes longer to come up than a press may take to be answered. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1000 }) : setTimeout(then, 100)

for (const first of ['pointerdown', 'keydown']) addEventListener(first, wake)
document.addEventListener('visibilitychange', () => applySoundSettings())

/** Do as the settings say. */
export function applySoundSettings(): void {
  if (!mixer) return
  mixer.volume = settings.volume / DEFAULT_VOLUME
  mixer.stand(ambience && settings.ambience === 'on' && !document.hidden ? ambience : null)
}

/** Sound a voice, if sounds are wanted. */
export function playSound(voice: VoiceName, note = 0): void {
  if (settings.sound === 'on' && !document.hidden) mixer?.play(voice, note)
}

/** Be at a kind of place, or nowhere. */
export function setAmbience(kind: string | null): void {
  ambience = kind
  applySoundSettings()
}
