// Loads the component that draws a game's items in its rules, if it has one.
import type { Component } from 'svelte'

type Figure = Component<{ kind: string; name: string; price?: number }>
const known = import.meta.glob<{ default: Figure }>('../../games/*/Figure.svelte')

/** The component of a game, or null. */
export async function loadFigure(game: string): Promise<Figure | null> {
  const load = known[`../../games/${game}/Figure.svelte`]
  return load ? (await load()).default : null
}
