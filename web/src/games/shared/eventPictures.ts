// What an event is about as small pictures, if the game has drawings: loaded with the first of them.
import type { Component } from 'svelte'
import type { Told } from '../../api/wire/socket'

/** Small pictures of an event, as high as they are told; with what it brings or costs, unless words say so. */
export type EventPictures = Component<{ told: Told; height: number; numbers?: boolean }>
const known = import.meta.glob<{ default: EventPictures }>('../*/EventPictures.svelte')

/** The pictures of a game, or null. */
export async function loadEventPictures(game: string): Promise<EventPictures | null> {
  const load = known[`../${game}/EventPictures.svelte`]
  return load ? (await load()).default : null
}
