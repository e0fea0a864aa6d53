// Parses articles into paragraphs, lists and examples, and searches them.
import type { Say } from '../../games/board'
import type { Article, Item, Rulebook } from '../../api/wire/http'

/** A block of a text. */
export type Block = { kind: 'text' | 'example'; text: string } | { kind: 'list'; points: string[] }

/** The blocks of a text: `> ` begins an example, `- ` a list. */
export const parseBlocks = (text: string): Block[] =>
  text
    .split('\n\n')
    .filter(block => block)
    .map(block =>
      block.startsWith('> ')
        ? { kind: 'example', text: block.slice(2) }
        : block.startsWith('- ')
          ? { kind: 'list', points: block.split('\n').map(line => line.slice(2)) }
          : { kind: 'text', text: block },
    )

export const articleTitle = (say: Say, game: string, article: Article) => say(`rules-${game}-${article.name}`)
export const articleText = (say: Say, book: Rulebook, article: Article) =>
  say.about(`rules-${book.game}-${article.name}`, book.numbers)
export const itemName = (say: Say, game: string, item: Item) => say(`${game}-${item.kind}-${item.name}`)
export const itemAbout = (say: Say, game: string, item: Item) => say.about(`${game}-${item.kind}-${item.name}`)

/** The facts of an item, in words. */
export const itemFacts = (say: Say, game: string, { facts }: Item) =>
  Object.entries(facts).map(([fact, value]) =>
    typeof value === 'string' ? say(`${game}-${fact}-${value}`) : say(`rules-fact-${fact}`, { [fact]: value }),
  )

/** The article of that name, about that item, or listing it. */
export function findArticle(book: Rulebook, about: string): Article | undefined {
  const all = book.chapters.flatMap(chapter => chapter.articles)
  return (
    all.find(article => article.name === about) ??
    all.find(article => article.about.includes(about)) ??
    all.find(article => article.items.some(item => matchesItem(item, about)))
  )
}

/** Whether an item has this id or name. */
export const matchesItem = ({ kind, name }: Item, about: string) => about === `${kind}-${name}` || about === name

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The articles that contain a word, with the items that do: those named so first, then those with such an item. */
export function searchArticles(say: Say, book: Rulebook, word: string): Article[] {
  const wanted = plain(word.trim())
  const has = (text: string) => plain(text).includes(wanted)
  return book.chapters
    .flatMap(chapter => chapter.articles)
    .map(article => {
      const items = article.items.filter(
        item => has(itemName(say, book.game, item)) || has(itemAbout(say, book.game, item)),
      )
      const whole = has(articleTitle(say, book.game, article))
      const named = items.some(item => has(itemName(say, book.game, item)))
      const rank = whole ? 0 : named ? 1 : items.length || has(articleText(say, book, article)) ? 2 : 3
      return { article, items: whole ? article.items : items, rank }
    })
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ article, items }) => ({ ...article, items }))
}

/** Where a word occurs in the texts of an element, whatever its case and accents. */
export function findRanges(root: Element, word: string): Range[] {
  const wanted = plain(word.trim())
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  if (!wanted) return ranges
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const letters = [...(node.textContent ?? '')].map(plain)
    const starts = letters.map((_, i) => letters.slice(0, i).join('').length)
    const text = letters.join('')
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range()
      range.setStart(node, starts.indexOf(at))
      range.setEnd(node, starts.findLastIndex(start => start < at + wanted.length) + 1)
      ranges.push(range)
    }
  }
  return ranges
}
