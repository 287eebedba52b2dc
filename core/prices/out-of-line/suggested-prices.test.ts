import { expect, test } from 'vitest'
import type { Unit } from '../pricelist/unit.ts'
import { sampleUnit } from '../testing/sample-unit.ts'
import { suggestedPrices } from './suggested-prices.ts'

const suggest = (units: readonly Unit[]) => suggestedPrices(units, new Map())

type Given = Partial<Omit<Unit, 'id'>>

/** So many units, numbered from a number on. */
const many = (count: number, first: number, given: Given): Unit[] =>
  Array.from({ length: count }, (_unit, index) => sampleUnit({ ...given, id: first + index }))

const perArea = (area: number, minor: number): Given => ({ area, priceGrossMinor: area * minor })

test('a layout costs what it does at its usual floor, below which a unit is cheaper and above dearer', () => {
  const low = many(5, 1, { floor: '1. NP', ...perArea(50, 8_000_000) })
  const high = many(5, 11, { floor: '3. NP', ...perArea(50, 9_680_000) })
  const ask = suggest([...low, ...high])
  const [below, above] = [low, high].map(([unit]) => (unit === undefined ? null : ask(unit)))
  expect(below?.layoutMinor).toBe(8_800_000)
  expect(below?.floor).toBeCloseTo(-1 / 11, 6)
  expect(above?.floor).toBeCloseTo(0.1, 6)
})

test.each([null, 0])(
  'a unit with an area of %j is taken to have the usual one of its layout',
  (area) => {
    const small = many(5, 1, perArea(45, 8_000_000))
    const large = many(5, 11, perArea(55, 8_800_000))
    const asked = suggest([...small, ...large])(sampleUnit({ id: 99, area }))
    expect(asked?.area).toBe(0)
    expect(asked?.perAreaMinor).toBe(asked?.layoutMinor)
  },
)

test.each([null, 0])(
  'units with a price of %j say nothing of the prices of the others',
  (price) => {
    const priced = many(4, 1, {})
    const others = many(4, 11, { priceGrossMinor: price })
    expect(suggest([...priced, ...others])(sampleUnit())?.perAreaMinor).toBe(9_680_000)
  },
)

test('units without a layout do not tell what a floor is worth', () => {
  const known = ['1. NP', '3. NP'].flatMap((floor, at) => many(4, 10 * at + 1, { floor }))
  const unknown = ['1. NP', '3. NP'].flatMap((floor, at) =>
    many(5, 10 * at + 101, { floor, disposition: null, ...perArea(50, 8_000_000 + at * 1e6) }),
  )
  const ask = suggest([...known, ...unknown])
  expect(known.map((unit) => Math.abs(ask(unit)?.floor ?? 1))).toEqual(known.map(() => 0))
})

test('what a floor is worth to one type says nothing of another', () => {
  const floors = ['1. NP', '3. NP']
  const flats = floors.flatMap((floor, at) =>
    many(5, 10 * at + 1, { typeCode: 1, floor, ...perArea(50, 8_000_000 + at * 1_680_000) }),
  )
  const offices = floors.flatMap((floor, at) => many(5, 10 * at + 101, { typeCode: 5, floor }))
  const ask = suggest([...flats, ...offices])
  expect(flats.map((unit) => Math.abs(ask(unit)?.floor ?? 0) > 0.09)).toEqual(flats.map(() => true))
  expect(offices.map((unit) => Math.abs(ask(unit)?.floor ?? 1))).toEqual(offices.map(() => 0))
})

test('a list is measured once for all that ask for the same draft', () => {
  const units = many(5, 1, {})
  const draft = new Map()
  expect(suggestedPrices(units, draft)).toBe(suggestedPrices(units, draft))
  expect(suggestedPrices(units, new Map())).not.toBe(suggestedPrices(units, draft))
})
