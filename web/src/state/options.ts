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
    if (isExcluded(option.excluded_by[answer])) continue
    const changes = option.effects[answer]
    const effects = (changes ?? [])
      .filter(each => players >= each.min_players && players <= each.max_players && !isExcluded(each.excluded_by))
      .map(each => each.name)
    if (changes && seen.has(effects.join())) continue
    seen.add(effects.join())
    answers[answer] = effects
  }
  return answers
}
