// The numbers printed on boards and cards, as this table plays them.
import { getContext, setContext } from 'svelte'
import type { Printed } from '../../../wire/namiji'

const key = Symbol('printed')
export const givePrinted = (printed: () => Printed) => setContext(key, printed)
export const usePrinted = () => getContext<() => Printed>(key)
