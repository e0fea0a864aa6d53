// Turns the fields of a view into lines of text.
import type { Words } from '../shared/words'

/** The kind of a name, if the view tells it. */
export type KindOf = (name: string) => string | undefined

export interface Fact {
  name: string
  /** Names with counts, or a number alone. */
  values: { text: string; about: string }[]
}

/** The fields of a view or piece that only this game has, in words. */
export function facts(of: object, known: readonly string[], kindOf: KindOf, words: Words): Fact[] {
  const fields = Object.entries(of).filter(([field, value]) => !known.includes(field) && value !== null)
  return fields.flatMap(([field, value]) => {
    const values = valuesOf(value, kindOf, words)
    return values.length ? [{ name: words.thing('field', field), values }] : []
  })
}

function valuesOf(value: unknown, kindOf: KindOf, words: Words): Fact['values'] {
  if (typeof value === 'number' || typeof value === 'boolean')
    return value ? [{ text: String(+value), about: '' }] : []
  if (typeof value === 'string') return [named(value, kindOf, words)]
  if (Array.isArray(value)) return value.flatMap(each => (each === null ? [] : valuesOf(each, kindOf, words)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, count]) => {
    const thing = named(name, kindOf, words)
    return typeof count === 'number' && count ? [{ ...thing, text: `${thing.text} ${count}` }] : []
  })
}

/** The text of a name of a kind, if that is known. */
function named(name: string, kindOf: KindOf, words: Words): Fact['values'][number] {
  const kind = kindOf(name) ?? 'thing'
  return { text: words.thing(kind, name), about: words.about(kind, name) }
}
