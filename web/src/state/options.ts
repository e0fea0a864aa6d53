// Which answers to an option make a difference at a table.
import type { OptionInfo } from '../api/wire/http'

/** The answers that are allowed and differ in their effects, by name, with those effects. */
export function availableOptions(
  option: OptionInfo,
  players: number,
  words: readonly string[],
): Record<string, string[]> {
  const isExcluded = (unless: readonly string[] = []) => unless.some(word => words.includes(word))
  const answers: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const answer of Object.keys(option.answers)) {
    if (isExcluded(option.unless[answer])) continue
    const changes = option.changes[answer]
    const effects = (changes ?? [])
      .filter(each => players >= each.least && players <= each.most && !isExcluded(each.unless))
      .map(each => each.name)
    if (changes && seen.has(effects.join())) continue
    seen.add(effects.join())
    answers[answer] = effects
  }
  return answers
}
