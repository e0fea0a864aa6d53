// Local storage with a prefix; does nothing where storage is blocked.

/** A stored value. */
export function loadItem(key: string): string | null {
  try {
    return localStorage.getItem(`tabiji-${key}`)
  } catch {
    return null
  }
}

/** Store a value. */
export function saveItem(key: string, word: string): void {
  try {
    localStorage.setItem(`tabiji-${key}`, word)
  } catch {
    // storage is blocked
  }
}

/** A stored value, if it is one of the allowed ones. */
export function loadOneOf<T extends string>(key: string, words: readonly T[], otherwise: T): T {
  const word = loadItem(key)
  return words.find(w => w === word) ?? otherwise
}
