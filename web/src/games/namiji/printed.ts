// What is printed on the boards and cards of the box: pictures of numbers, never reckoned with to play.

/** The points beside the three rows, and under each column. */
export const rowPoints = [5, 7, 9] as const
export const columnPoints = 3
/** What offerings left on board cost, by how many there are. */
export const penalties = [0, 3, 6, 10, 15] as const
/** The places in a trap. */
export const trapRoom = 5

const meals: Record<string, number> = { makis: 5, sashimi: 5, onigiri: 4, ramen: 4, tempura: 4, takoyaki: 4 }
/** The points of a meal, none for an upgrade. */
export const mealPoints = (card: string): number | undefined => meals[card]

const rocks: Record<string, [points: number, needs: number]> = {
  'skilful-fisher': [4, 3],
  'full-crate': [4, 10],
  'tide-of-shrimp': [4, 5],
  'full-trap': [4, 6],
  'eye-of-the-octopus': [4, 3],
  'song-of-the-whale': [4, 4],
  'great-beholder': [4, 7],
  'devoted-to-ryujin': [4, 4],
  'pilgrim-of-the-rocks': [4, 4],
  'blue-school': [3, 4],
  'orange-school': [3, 4],
  'green-school': [3, 4],
  'fine-row': [3, 1],
  'master-of-nets': [3, 2],
  'golden-claws': [3, 2],
  'friend-of-dolphins': [3, 3],
  beholder: [3, 1],
  'open-hand': [3, 3],
  gourmet: [3, 2],
  'well-equipped': [3, 2],
}
/** The points and the number on a sacred rock card. */
export const rockPrint = (rock: string) => rocks[rock] ?? [3, 3]
