// Whether the result of the game at this table may be read: not before the end has told it.
import type { EventInfo } from '../../api/wire/socket'

export const result = $state({ revealed: false })

/** Whether an event says who came where. */
export const tellsResult = (event: EventInfo | null) => event !== null && 'rank' in event.args
