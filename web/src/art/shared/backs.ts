// The back of a card.
import { at, oval, rect } from '../../svg/compose'
import { ink, shape } from '../../svg/ink'
import { c, type Hue } from '../../svg/palette'
import { fade, pat, type Pattern } from '../../svg/print'

/** A card back: a field of pattern wiped from the top, a medallion with the kind's crest. */
export const back = (hue: Hue, p: Pattern, crest: string) =>
  rect(1, 1, 198, 298, c[hue], 'rx="10"') +
  rect(1, 1, 198, 298, pat(p), 'rx="10"') +
  rect(1, 1, 198, 200, fade('deep'), 'rx="10" opacity=".75"') +
  `<rect x="9" y="9" width="182" height="282" rx="5" fill="none" stroke="var(--white)" ` +
  `stroke-width="1.6"/><rect x="13" y="13" width="174" height="274" rx="3" fill="none" ` +
  `stroke="var(--white)" stroke-width=".7"/>` +
  shape(oval(100, 150, 54, 54, 14), c.paper, 2.2) +
  ink(oval(100, 150, 48, 48, 14), 1.4) +
  at(100, 150, crest) +
  `<rect x="1" y="1" width="198" height="298" rx="10" fill="none" stroke="var(--line)" ` +
  `stroke-width="1.8"/>`
