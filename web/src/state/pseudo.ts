// A language that is nobody's: accented and a third longer, to find what does not fit or was never translated.

const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** A text in that language. */
export const pseudo = (text: string) =>
  text.replace(/[aeiouAEIOU]/g, vowel => ACCENTS[vowel]!) + ' ~~'.repeat(Math.ceil(text.length / 9))
