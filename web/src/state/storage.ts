// What this browser keeps: small words under one prefix; a browser that keeps nothing forgets them.

/** A word kept earlier. */
export function loadItem(key: string): string | null {
  try {
    return localStorage.getItem(`tabiji-${key}`)
  } catch {
    return null
  }
}

/** Keep a word for the next visit. */
export function saveItem(key: string, word: string): void {
  try {
    localStorage.setItem(`tabiji-${key}`, word)
  } catch {
    // a browser that keeps nothing
  }
}

/** A kept word, if it is still one of those there are. */
export function loadOneOf<T extends string>(key: string, words: readonly T[], otherwise: T): T {
  const word = loadItem(key)
  return words.find(w => w === word) ?? otherwise
}
