// The language chosen last wins, however late its texts load.
import { expect, test, vi } from 'vitest'
import { language, loadGameTexts, setLanguage } from '../src/state/texts.svelte'

test('a language that comes late is not spoken after the one that was wished for since', async () => {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => answers.push(resolve)))
  const learned = loadGameTexts(['yamaji']) // a game whose texts the server tells
  const first = setLanguage('fr')
  const last = setLanguage('it')
  await vi.waitFor(() => expect(answers).toHaveLength(3), 300_000)
  for (const answer of answers.toReversed()) answer(new Response(''))
  await Promise.all([learned, first, last])
  expect(language()).toBe('it')
  expect(document.documentElement.lang).toBe('it')
})
