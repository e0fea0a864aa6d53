// The twenty-four souvenirs and their families.
import { jubako, netsuke, shamisen, shikki, sumie, ukiyoe } from './arts'
import { furoshiki, geta, haori, kanzashi, sandogasa, yukata } from './clothing'
import { type Family } from './family'
import { gofu, hashi, koma, uchiwa, washi, yunomi } from './objects'
import { daifuku, kamaboko, konpeito, manju, ocha, sake } from './sweets'

interface Souvenir {
  family: Family
  art: () => string
}
const of = <K extends string>(family: Family, arts: Record<K, () => string>) =>
  Object.fromEntries(Object.entries<() => string>(arts).map(([id, art]) => [id, { family, art }])) as Record<
    K,
    Souvenir
  >

/** By the id of the card. */
export const souvenirs = {
  ...of('small-object', { koma, gofu, washi, hashi, uchiwa, yunomi }),
  ...of('food', { konpeito, kamaboko, manju, daifuku, ocha, sake }),
  ...of('clothing', { haori, sandogasa, geta, yukata, furoshiki, kanzashi }),
  ...of('art', { netsuke, jubako, shikki, 'sumi-e': sumie, shamisen, 'ukiyo-e': ukiyoe }),
}
