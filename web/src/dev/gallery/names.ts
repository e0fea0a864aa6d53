/** A plain name for a gallery card: the id, its first letter raised. */
export const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')

/** The entries of a record, typed. */
export const entries = <K extends string, V>(record: Record<K, V>) => Object.entries(record) as [K, V][]
