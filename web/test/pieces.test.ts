// Every id of the facts has a drawing, and no other.
import { expect, test } from 'vitest'
import * as namiji from '../src/art/namiji'
import * as tokaido from '../src/art/tokaido'
import { facts, road, route } from '../src/dev/gallery/facts'

/** The names of a table of facts, in order. */
const names = (game: keyof typeof facts, table: string) => facts[game][table]!.rows!.map(row => String(row['name']))
const drawn = (record: Record<string, unknown>) => Object.keys(record).toSorted()
const draws = (art: string) => expect(art).toMatch(/^<\w/)

test('meals of the road', () => expect(drawn(tokaido.meals)).toEqual(names('tokaido', 'meals').toSorted()))
test('encounters', () => expect(drawn(tokaido.encounters)).toEqual(names('tokaido', 'encounters').toSorted()))
test('travelers', () => expect(drawn(tokaido.travelers)).toEqual(names('tokaido', 'travelers').toSorted()))
test('springs', () => {
  const points = facts.tokaido['springs']!.rows!.map(row => String(row['points']))
  expect(drawn(tokaido.springs)).toEqual(points)
})
test('souvenirs, each in its family', () => {
  const families = Object.fromEntries(facts.tokaido['souvenirs']!.rows!.map(row => [row['name'], row['family']]))
  expect(Object.fromEntries(Object.entries(tokaido.souvenirs).map(([id, s]) => [id, s.family]))).toEqual(families)
})
test('dock cards', () => {
  const all = [...names('namiji', 'meals'), ...names('namiji', 'upgrades')]
  expect(drawn(namiji.docks)).toEqual(all.toSorted())
})
test('rock cards', () => expect(drawn(namiji.rocks)).toEqual(names('namiji', 'rocks').toSorted()))
test('sights and their sections', () => {
  const sections = Object.fromEntries(facts.namiji['panoramas']!.rows!.map(row => [row['name'], row['sections']]))
  expect(namiji.sections).toEqual(sections)
  expect(drawn(namiji.panoramas)).toEqual(drawn(sections))
})
test('fish and nets', () => {
  for (const id of [...names('namiji', 'fish'), ...names('namiji', 'nets')]) {
    draws(namiji.token(namiji.fishOf(id)))
    draws(namiji.net(namiji.fishOf(id)))
  }
})
test('crustaceans', () => {
  const arts: Record<string, () => string> = { shrimp: namiji.shrimpArt, crab: namiji.crabArt }
  for (const id of names('namiji', 'crustaceans')) draws(arts[id]!())
})
test.each([
  ['road', road, tokaido.marks],
  ['route', route, namiji.marks],
])('a mark for each kind of the %s', (_, spaces, marks) => {
  for (const { kind } of spaces) expect(marks).toHaveProperty(kind)
})
test('a seal for each section of the panorama that this table plays with', () => {
  const drawings = [3, 4, 5, 6].map(seals => tokaido.achievements.paddy(seals))
  const strokes = drawings.map(drawing => drawing.split('<path').length)
  const one = strokes[1]! - strokes[0]!
  expect(one).toBeGreaterThan(0)
  expect(strokes).toEqual([0, 1, 2, 3].map(more => strokes[0]! + more * one))
  expect(tokaido.achievements.paddy()).toBe(drawings[0])
})
test('each drawing is text that starts with an element', () => {
  const { meals, encounters, travelers, achievements, backs, panoramas } = tokaido
  for (const record of [
    meals,
    encounters,
    travelers,
    achievements,
    backs,
    panoramas,
    namiji.backs,
    namiji.panoramas,
  ])
    for (const draw of Object.values<() => string>(record)) draws(draw())
})
test('no drawing holds a number that is none', () => {
  const texts = [...Object.values(tokaido.meals).map(d => d()), ...Object.values(namiji.rocks).map(d => d(3))]
  for (const text of texts) expect(text).not.toMatch(/NaN|undefined|Infinity/)
})
