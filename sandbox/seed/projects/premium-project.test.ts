import { expect, test } from 'vitest'
import type { FittedPremium } from '#core/prices/premiums/fit-premiums'
import { noAnswers, withAnswer } from '#core/prices/premiums/premium-answers'
import { readPremiums } from '#core/prices/premiums/read-premiums'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { makePremiumList, makePremiumProject } from './premium-project.ts'
import { premiumTruth } from './testing/premium-truth.ts'

const priced = makePremiumProject(1).buildings.flatMap(({ name, floors }) =>
  floors.flatMap(({ number, flats }) =>
    flats.map(({ id, attributes }) => ({
      isTaken: attributes['flat_status'] !== '0',
      grossMinor: Math.round(Number(attributes['flat_price']) * 100),
      unit: sampleUnit({
        id,
        attributes,
        number: attributes['flat_internal_id'] ?? '',
        building: name,
        floor: String(number),
        disposition: attributes['flat_disposition'] ?? null,
        area: Number(attributes['flat_area']),
      }),
    })),
  ),
)

const read = (answers = noAnswers) => {
  const { found } = readPremiums(priced, answers)
  if (found.kind !== 'found') throw new Error(found.kind)
  return found
}

const numbersOf = (ids: readonly number[]) =>
  priced
    .filter(({ unit }) => ids.includes(unit.id))
    .map(({ unit }) => unit.number)
    .toSorted()

const isTold = ({ value, deviation }: FittedPremium, part: number) =>
  Math.abs(value - Math.log1p(part)) <= 3 * deviation

test('the planted errors of the demo are named, and no right price; the stacks with a view are asked about', () => {
  const { out, patterns, premiums } = read()
  expect(numbersOf(out.map(({ id }) => id))).toEqual(premiumTruth.wrong)
  const asked = patterns.map(({ group }) => (group.kind === 'stack' ? group.stack : group.building))
  expect(asked.toSorted()).toEqual(premiumTruth.viewed)
  const floor = premiums.find(({ term }) => term.kind === 'floor')
  expect(floor && isTold(floor, premiumTruth.floor)).toBe(true)
})

test('once its column is filled, the view is a premium, and the same prices are wrong', () => {
  const unitIds = read().patterns.flatMap(({ ids }) => ids)
  const { out, patterns, premiums } = read(
    withAnswer(noAnswers, { kind: 'hasColumn', name: 'View', unitIds }),
  )
  expect(patterns).toEqual([])
  const view = premiums.find(({ term }) => term.kind === 'own')
  expect(view && isTold(view, premiumTruth.view)).toBe(true)
  expect(numbersOf(out.map(({ id }) => id))).toEqual(premiumTruth.wrong)
})

test('taken flats have the prices of their day, which the raises since then made today’s, and all prices are whole hundreds', () => {
  const { homes, limit } = read()
  const { sales } = makePremiumList(1)
  const taken = priced.filter(({ isTaken }) => isTaken)
  expect(taken.length).toBeGreaterThan(40)
  expect(taken.map(({ unit }) => Number(unit.id))).toEqual([...sales.keys()])
  let beforeRaise = 0
  for (const { unit, grossMinor } of taken) {
    const daysAgo = sales.get(unit.id)?.daysAgo ?? 0
    const since = premiumTruth.raises.filter((raise) => raise.daysAgo < daysAgo)
    if (since.length > 0) beforeRaise += 1
    const today = since.reduce((price, { part }) => price * (1 + part), grossMinor)
    const expected = homes.get(unit.id)?.expectedMinor ?? 0
    expect(Math.abs(Math.log(today / expected))).toBeLessThan(limit)
    expect(Number(unit.attributes['flat_price_without_vat']) % 100).toBe(0)
  }
  expect(beforeRaise).toBeGreaterThan(taken.length / 2)
})
