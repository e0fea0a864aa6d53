// What an event is about as small pictures, if the game has drawings: loaded with the first of them.
import type { Component } from 'svelte'
import type { Told } from '../../api/wire/socket'

/** Small pictures of an event, as high as they are told; with what it brings or costs, unless words say so. */
export type Pictures = Component<{ told: Told; height: number; numbers?: boolean }>
const known = import.meta.glob<{ default: Pictures }>('../*/EventPictures.svelte')

/** The pictures of a game, or null. */
export async function picturesOf(game: string): Promise<Pictures | null> {
  const load = known[`../${game}/EventPictures.svelte`]
  return load ? (await load()).default : null
}
