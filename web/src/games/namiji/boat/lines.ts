// The rows and columns a choice completes, in words.
import type { Words } from '../../shared/words'

/** The rows and columns it completes, or could, with their points; empty if none. */
export function completedText(
  words: Words,
  lines: readonly string[] | undefined,
  how: 'completes' | 'could',
): string | undefined {
  if (!lines?.length) return undefined
  const named = lines.map(line => {
    const [of, number] = line.split('-') as [string, string]
    const points = words.number(of, number, 'points')
    return words.say('page-sea-line-points', { line: words.say(`page-sea-${of}`, { number }), points })
  })
  return words.say(`page-sea-line-${how}`, { lines: words.formatList(named) })
}
