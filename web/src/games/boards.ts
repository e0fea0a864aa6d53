// The boards, each loaded when it is needed; a plain one for a game that has none of its own.
import type { Component } from 'svelte'
import type { View } from '../api/wire/view'
import type { BoardProps } from './board'

export type AnyBoard = Component<BoardProps<View> & { game: string }>
const boards = import.meta.glob<{ default: AnyBoard }>('./*/Board.svelte')

/** The board of a game. */
export const loadBoard = (game: string) => (boards[`./${game}/Board.svelte`] ?? boards['./plain/Board.svelte']!)()
