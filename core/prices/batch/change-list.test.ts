import { expect, test } from 'vitest'
import type { Unit } from '../pricelist/unit.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { changeList, countChanges, unknownUnits } from './change-list.ts'

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

test('as many changes are counted as are listed', () => {
  const units = [1, 2, 3, 4, 5].map((id) => sampleUnit({ id }))
  const pairs = [
    { netMinor: 400_000_000, grossMinor: 484_000_000 },
    { netMinor: 400_000_001, grossMinor: 484_000_000 },
    { netMinor: 400_000_000, grossMinor: 484_000_001 },
    { netMinor: 400_000_001, grossMinor: 484_000_001 },
  ]
  const draft = new Map(
    units.slice(0, 4).map((unit, at) => [unit.id, { ...draftedPrice(unit, 1), ...pairs[at] }]),
  )
  expect(countChanges({ units, draft })).toBe(3)
  expect(changeList({ units, draft })).toHaveLength(3)
  expect(countChanges({ units, draft: new Map() })).toBe(0)
})

test('the change of the price without VAT counts where it is larger by more than rounding, or alone', () => {
  const largest = (given: Parameters<typeof sampleUnit>[0], price: object) => {
    const unit = sampleUnit(given)
    const after = { ...draftedPrice(unit, 532_400_000), ...price }
    return changeList({ units: [unit], draft: new Map([[unit.id, after]]) })[0]?.largestFraction
  }
  expect(largest({}, { netMinor: 440_200_000 })).toBe(0.1)
  expect(largest({}, { netMinor: 440_800_000 })).toBe(0.102)
  expect(largest({}, { netMinor: 300_000_000 })).toBe(-0.25)
  expect(largest({}, { netMinor: 420_000_000 })).toBe(0.1)
  expect(largest({ priceGrossMinor: null }, { netMinor: 500_000_000 })).toBe(0.25)
  expect(largest({ priceNetMinor: null }, { netMinor: 500_000_000 })).toBe(0.1)
})

test('as many changes are counted as the list has lines', () => {
  const [same, net, gross] = [1, 2, 3].map((id) => sampleUnit({ id }))
  if (!same || !net || !gross) throw new Error('there are three units')
  const kept = { ...draftedPrice(same, 484_000_000), netMinor: 400_000_000 }
  const list = {
    units: [same, net, gross],
    draft: new Map([
      [same.id, kept],
      [net.id, { ...kept, netMinor: 400_000_001 }],
      [gross.id, { ...kept, grossMinor: 484_000_001 }],
    ]),
  }
  expect(changeList(list).map(({ unit }) => unit.id)).toEqual([net.id, gross.id])
  expect([same, net, gross].map((unit) => countChanges({ ...list, units: [unit] }))).toEqual([
    0, 1, 1,
  ])
  expect(countChanges({ ...list, draft: new Map() })).toBe(0)
})

test('where one side had no price, the other one tells how far it moves', () => {
  const largest = (before: Partial<Unit>) => {
    const unit = sampleUnit(before)
    const after = { ...draftedPrice(unit, 484_048_400), netMinor: 400_040_000 }
    return changeList({ units: [unit], draft: new Map([[unit.id, after]]) })[0]?.largestFraction
  }
  expect([largest({ priceGrossMinor: null }), largest({ priceNetMinor: null })]).toEqual([
    0.0001, 0.0001,
  ])
})
