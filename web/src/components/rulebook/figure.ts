// How the things of a game are drawn in its rules, if the game has drawings: loaded with them.
import type { Component } from 'svelte'

type Figure = Component<{ kind: string; name: string; price?: number }>
const known = import.meta.glob<{ default: Figure }>('../../games/*/Figure.svelte')

/** The drawings of a game, or null. */
export async function loadFigure(game: string): Promise<Figure | null> {
  const load = known[`../../games/${game}/Figure.svelte`]
  return load ? (await load()).default : null
}
