// Loads the component that draws a game's events, if it has one.
import type { Component } from 'svelte'
import type { EventInfo } from '../../api/wire/socket'

/** Small pictures of an event; `numbers` adds points and coins. */
export type EventPictures = Component<{ event: EventInfo; height: number; numbers?: boolean }>
const known = import.meta.glob<{ default: EventPictures }>('../*/EventPictures.svelte')

/** The component of a game, or null. */
export async function loadEventPictures(game: string): Promise<EventPictures | null> {
  const load = known[`../${game}/EventPictures.svelte`]
  return load ? (await load()).default : null
}
