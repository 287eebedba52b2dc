import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { changeList, unknownUnits } from './change-list.ts'

test('a line says old, new, and the difference with VAT in money, in part and per square metre', () => {
  const unit = sampleUnit()
  const after = draftedPrice(unit, 508_200_000)
  expect(changeList({ units: [unit], draft: new Map([[unit.id, after]]) })).toEqual([
    {
      unit,
      before: { netMinor: 400_000_000, grossMinor: 484_000_000 },
      after,
      deltaMinor: 24_200_000,
      deltaFraction: 0.05,
      largestFraction: 0.05,
      perAreaBeforeMinor: 9_680_000,
      perAreaAfterMinor: 10_164_000,
    },
  ])
})

test('a first price has no difference', () => {
  const unit = sampleUnit({ priceNetMinor: null, priceGrossMinor: null })
  const draft = new Map([[unit.id, draftedPrice(unit, 100)]])
  expect(changeList({ units: [unit], draft })).toMatchObject([
    { deltaMinor: null, deltaFraction: null, perAreaBeforeMinor: null, perAreaAfterMinor: 2 },
  ])
})

test('a price raised from zero has an amount and no part', () => {
  const unit = sampleUnit({ priceGrossMinor: 0 })
  const draft = new Map([[unit.id, draftedPrice(unit, 100)]])
  expect(changeList({ units: [unit], draft })).toMatchObject([
    { deltaMinor: 100, deltaFraction: null },
  ])
})

test('only units whose pair differs from the server’s are listed, in the order of the pricelist', () => {
  const units = [1, 2, 3].map((id) => sampleUnit({ id }))
  const draft = new Map(
    [...units].reverse().map((unit) => {
      const isChanged = unit.id !== units[1]?.id
      const same = { ...draftedPrice(unit, 0), netMinor: 400_000_000, grossMinor: 484_000_000 }
      return [unit.id, isChanged ? draftedPrice(unit, 500_000_000) : same]
    }),
  )
  expect(changeList({ units, draft }).map(({ unit }) => unit.number)).toEqual(['A.1', 'A.3'])
})

test('units that the pricelist does not have are named', () => {
  const [here, gone] = [sampleUnit({ id: 1 }), sampleUnit({ id: 2 })]
  const draft = new Map([here, gone].map((unit) => [unit.id, draftedPrice(unit, 1)]))
  expect(unknownUnits({ units: [here], draft })).toEqual([gone.id])
})

test('the larger change is that of the price without VAT where only it moves', () => {
  const unit = sampleUnit()
  const after = { ...draftedPrice(unit, 484_000_000), netMinor: 480_000_000 }
  expect(changeList({ units: [unit], draft: new Map([[unit.id, after]]) })).toMatchObject([
    { deltaFraction: 0, largestFraction: 0.2 },
  ])
})
