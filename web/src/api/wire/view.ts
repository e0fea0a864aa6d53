// Made of the schemas of the server. Do not edit: run `make wire`.
import type { View as Tokaido } from './tokaido'
import type { View as Namiji } from './namiji'

/** What a viewer of one of our games may know. */
export type View = Tokaido | Namiji
