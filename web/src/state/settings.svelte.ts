// The settings of this browser, saved in its storage.
import { saveItem, loadItem, loadOneOf } from './storage'

export const THEMES = ['auto', 'light', 'night'] as const
export const MOTIONS = ['auto', 'moving', 'still'] as const
export const PACES = ['calm', 'brisk', 'instant'] as const
export const SOUNDS = ['on', 'off'] as const
/** The default volume in percent. */
export const DEFAULT_VOLUME = 70
export const COACHES = ['off', 'on'] as const
export const HOLDS = ['short', 'long', 'press'] as const
export const PRESSES = ['confirm', 'once'] as const

const darkScheme = matchMedia('(prefers-color-scheme: dark)')
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

function loudness(kept: string | null): number {
  const volume = Number(kept ?? DEFAULT_VOLUME)
  return volume >= 0 && volume <= 100 ? volume : DEFAULT_VOLUME
}

class Settings {
  theme = $state(loadOneOf('theme', THEMES, 'auto'))
  motion = $state(loadOneOf('motion', MOTIONS, 'auto'))
  pace = $state(loadOneOf('pace', PACES, 'calm'))
  sound = $state(loadOneOf('sound', SOUNDS, 'on'))
  ambience = $state(loadOneOf('ambience', SOUNDS, 'on'))
  volume = $state(loudness(loadItem('volume')))
  coach = $state(loadOneOf('coach', COACHES, 'off'))
  hold = $state(loadOneOf('hold', HOLDS, 'long'))
  press = $state(loadOneOf('press', PRESSES, 'confirm'))
  name = $state(loadItem('name') ?? '')
  #night = $state(darkScheme.matches)
  #still = $state(reducedMotion.matches)

  constructor() {
    darkScheme.addEventListener('change', e => (this.#night = e.matches))
    reducedMotion.addEventListener('change', e => (this.#still = e.matches))
  }

  /** Whether the dark theme is on. */
  get dark(): boolean {
    return this.theme === 'auto' ? this.#night : this.theme === 'night'
  }

  /** Whether animations are on. */
  get moving(): boolean {
    return this.motion === 'auto' ? !this.#still : this.motion === 'moving'
  }

  /** Save all settings and apply them to the page. */
  apply(): void {
    saveItem('theme', this.theme)
    saveItem('motion', this.motion)
    saveItem('pace', this.pace)
    saveItem('sound', this.sound)
    saveItem('ambience', this.ambience)
    saveItem('volume', `${this.volume}`)
    saveItem('coach', this.coach)
    saveItem('hold', this.hold)
    saveItem('press', this.press)
    saveItem('name', this.name)
    const { dataset } = document.documentElement
    dataset['theme'] = this.dark ? 'night' : 'light'
    dataset['motion'] = this.moving ? 'moving' : 'still'
    dataset['pace'] = this.pace
  }
}

export const settings = new Settings()
