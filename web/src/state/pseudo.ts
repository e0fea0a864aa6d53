// The pseudo-locale: accented and a third longer, to find texts that do not fit or are not translated.

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

/** A text in the pseudo-locale. */
export const pseudo = (text: string) =>
  text.replace(/[aeiouAEIOU]/g, vowel => ACCENTS[vowel]!) + ' ~~'.repeat(Math.ceil(text.length / 9))
