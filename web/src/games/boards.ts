// Loads boards on demand; a game without a board gets the plain one.
import type { Component } from 'svelte'
import type { View } from '../api/wire/view'
import type { BoardProps } from './board'

export type AnyBoard = Component<BoardProps<View> & { game: string }>
const boards = import.meta.glob<{ default: AnyBoard }>('./*/Board.svelte')

/** The board of a game. */
export const loadBoard = (game: string) => (boards[`./${game}/Board.svelte`] ?? boards['./plain/Board.svelte']!)()
