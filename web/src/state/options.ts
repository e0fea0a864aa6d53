// Which answers to an option mean something at a table: those the server says nothing against, no two of them the same.
import type { OptionInfo } from '../api/wire/http'

/** The answers by name, with what each changes for so many players at a table of some words. */
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
