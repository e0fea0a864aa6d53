// How this browser likes things: theme, motion, pace, sound, how many presses answer, and the name somebody goes by.
import { keep, recall, recallOne } from './storage'

export const THEMES = ['auto', 'light', 'night'] as const
export const MOTIONS = ['auto', 'moving', 'still'] as const
export const PACES = ['calm', 'brisk', 'instant'] as const
export const SOUNDS = ['on', 'off'] as const
/** How loud it is if nobody says otherwise, of a hundred. */
export const USUAL = 70
export const COACHES = ['off', 'on'] as const
export const HOLDS = ['short', 'long', 'press'] as const
export const PRESSES = ['confirm', 'once'] as const

const night = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

function loudness(kept: string | null): number {
  const volume = Number(kept ?? USUAL)
  return volume >= 0 && volume <= 100 ? volume : USUAL
}

class Settings {
  theme = $state(recallOne('theme', THEMES, 'auto'))
  motion = $state(recallOne('motion', MOTIONS, 'auto'))
  pace = $state(recallOne('pace', PACES, 'calm'))
  sound = $state(recallOne('sound', SOUNDS, 'on'))
  ambience = $state(recallOne('ambience', SOUNDS, 'on'))
  volume = $state(loudness(recall('volume')))
  coach = $state(recallOne('coach', COACHES, 'off'))
  hold = $state(recallOne('hold', HOLDS, 'long'))
  press = $state(recallOne('press', PRESSES, 'confirm'))
  name = $state(recall('name') ?? '')
  #night = $state(night.matches)
  #still = $state(still.matches)

  constructor() {
    night.addEventListener('change', e => (this.#night = e.matches))
    still.addEventListener('change', e => (this.#still = e.matches))
  }

  /** Whether it is night on the page. */
  get dark(): boolean {
    return this.theme === 'auto' ? this.#night : this.theme === 'night'
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.motion === 'auto' ? !this.#still : this.motion === 'moving'
  }

  /** Keep everything, and dress the page. */
  apply(): void {
    keep('theme', this.theme)
    keep('motion', this.motion)
    keep('pace', this.pace)
    keep('sound', this.sound)
    keep('ambience', this.ambience)
    keep('volume', `${this.volume}`)
    keep('coach', this.coach)
    keep('hold', this.hold)
    keep('press', this.press)
    keep('name', this.name)
    const { dataset } = document.documentElement
    dataset['theme'] = this.dark ? 'night' : 'light'
    dataset['motion'] = this.moving ? 'moving' : 'still'
    dataset['pace'] = this.pace
  }
}

export const settings = new Settings()
