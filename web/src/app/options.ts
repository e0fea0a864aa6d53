// The options a table of each game may be played with, in the words the server takes.
import type { Game } from './route.svelte'

export interface Option {
  /** The server's word for it. */
  name: string
  /** How its answers are named in the texts. */
  kind: string
  answers: readonly string[]
  /** Whether several may be chosen. */
  several: boolean
}

export const OPTIONS: Record<Game, readonly Option[]> = {
  tokaido: [
    {
      name: 'variations',
      kind: 'variation',
      answers: ['initiation', 'return', 'gastronomy', 'preparations'],
      several: true,
    },
    { name: 'edition', kind: 'edition', answers: ['english', 'french', 'italian', 'old-french'], several: false },
    { name: 'house-rules', kind: 'house-rule', answers: ['hiroshige-may-decline'], several: true },
  ],
  namiji: [{ name: 'direction', kind: 'direction', answers: ['clockwise', 'counterclockwise'], several: false }],
}

export const CLOCKS = [30, 60, 120, 300] as const

/** What bots are called when they sit down with the others. */
export const BOT_NAMES = ['Haru', 'Kenji', 'Mei', 'Sora', 'Yuki'] as const
