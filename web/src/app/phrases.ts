/** What can be said with one click, in every language. */
export const PHRASES = [
  'phrase-hello',
  'phrase-good-journey',
  'phrase-well-played',
  'phrase-thanks',
  'phrase-sorry',
  'phrase-thinking',
  'phrase-your-turn',
  'phrase-back-soon',
  'phrase-oh-no',
  'phrase-beautiful',
  'phrase-again',
  'phrase-goodbye',
] as const
