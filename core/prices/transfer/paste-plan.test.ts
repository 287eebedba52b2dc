import { expect, test } from 'vitest'
import { parseTsv } from '#core/tables/tsv'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { draftedPrice, sampleUnit } from '../testing/sample-unit.ts'
import { isSurprising } from './is-surprising.ts'
import { planPaste } from './paste-plan.ts'
import type { PasteColumn, PasteScope } from './paste-target.ts'

const units = [1, 2, 3, 4, 5, 6].map((id) => sampleUnit({ id }))
const one = { rows: 1, columns: 1 }

const paste = (text: string, given: Partial<PasteScope> & Partial<PasteScope['target']> = {}) => {
  const { columns = ['gross'], selected = one, units: shown = units, ...scope } = given
  return planPaste({
    block: parseTsv(text),
    target: { units: shown, columns, selected },
    draft: new Map(),
    isLocked: () => false,
    rules,
    ...scope,
  })
}

const grossOf = ({ changes }: ReturnType<typeof paste>) =>
  changes.map(({ unitId, price }) => [unitId, price?.grossMinor])

test('a column of prices goes down from the cell it was pasted on', () => {
  const plan = paste('4\u00a0990\u00a0000 Kč\r\n5\u00a0100\u00a0000 Kč\r\n', {
    units: units.slice(3),
  })
  expect(grossOf(plan)).toEqual([
    [4, 499_000_000],
    [5, 510_000_000],
  ])
})

test('one price fills the selection, and a block that fits several times repeats', () => {
  const filled = paste('4990000', { selected: { rows: 6, columns: 1 } })
  expect(grossOf(filled)).toEqual(units.map(({ id }) => [id, 499_000_000]))
  const repeated = paste('4990000\n5990000', { selected: { rows: 4, columns: 1 } })
  expect(grossOf(repeated).map(([, gross]) => gross)).toEqual([4.99e8, 5.99e8, 4.99e8, 5.99e8])
  const once = paste('4990000\n5990000', { selected: { rows: 3, columns: 1 } })
  expect(once.changes).toHaveLength(2)
})

test('one amount that fills both prices of a unit is the one with VAT, and the other follows', () => {
  const columns: PasteColumn[] = ['net', 'gross', 'perArea']
  const plan = paste('4990000', { columns, selected: { rows: 2, columns: 2 } })
  expect(plan.changes.map(({ price }) => price)).toEqual(
    units.slice(0, 2).map((unit) => draftedPrice(unit, 499_000_000)),
  )
  expect(plan.columnsOutside).toBe(0)
  const both = paste('4000000\t4480000', { columns, selected: { rows: 1, columns: 2 } })
  expect(both.changes).toMatchObject([
    { price: { netMinor: 400_000_000, grossMinor: 448_000_000 } },
  ])
})

test('what does not fit below is counted and not lost in silence', () => {
  expect(paste('1\n2\n3', { units: units.slice(5) })).toMatchObject({
    rowsOutside: 2,
    changes: [{}],
  })
})

test('a heading above prices moves none of them to another unit, and is told', () => {
  const plan = paste('Cena s DPH\n20001\n\n20003')
  expect(plan).toMatchObject({ heading: 'Cena s DPH', skipped: [] })
  expect(isSurprising(plan)).toBe(true)
  expect(grossOf(plan)).toEqual([
    [1, 2_000_100],
    [3, 2_000_300],
  ])
  const beside = paste('na dotaz\n20001', { selected: { rows: 2, columns: 1 } })
  expect(paste('Cena s DPH\n20001\n\n20003', { selected: { rows: 3, columns: 1 } }).heading).toBe(
    'Cena s DPH',
  )
  expect(beside).toMatchObject({ heading: null, skipped: [{ unitId: 1, why: 'notANumber' }] })
})

test('words among words and a mark for no price are no heading', () => {
  expect(paste('na dotaz\nprodáno\n20001').heading).toBeNull()
  expect(paste('–\n20001').heading).toBeNull()
  expect(paste('Price').heading).toBeNull()
})

test('a selection that the block does not fill counts by its first cell, and the block goes there whole', () => {
  const columns = ['gross', 'perArea'] as const
  const text = '1\t10\n2\t20\n3\t30'
  const wide = paste(text, { columns: [...columns, null], selected: { rows: 3, columns: 1 } })
  expect(wide).toMatchObject({ columnsOutside: 0, rowsOutside: 0, isBeyondSelection: true })
  expect(isSurprising(wide)).toBe(true)
  const narrow = paste(text, { columns: ['gross'], selected: { rows: 3, columns: 1 } })
  expect(narrow).toMatchObject({ columnsOutside: 1, rowsOutside: 0, isBeyondSelection: true })
  const high = paste('1\n2\n3\n4\n5', { selected: { rows: 2, columns: 1 } })
  expect(grossOf(high).map(([, gross]) => gross)).toEqual([100, 200, 300, 400, 500])
  expect(high).toMatchObject({ rowsOutside: 0, isBeyondSelection: true })
  const odd = { columns: ['net', 'gross', 'perArea'] as PasteColumn[] }
  const once = paste('1\t2\n1\t2', { ...odd, selected: { rows: 4, columns: 3 } })
  expect(once.changes).toHaveLength(2)
})

test('what has no place is a surprise, below the last unit as well as beside the prices', () => {
  expect(isSurprising(paste('1\n2', { units: units.slice(5) }))).toBe(true)
  expect(isSurprising(paste('1\t2'))).toBe(true)
})

test('where nothing is left to paste there is nothing to look at first', () => {
  expect(isSurprising(paste('350,000'))).toBe(false)
})

test('words beside the prices that meet no column of prices keep none of them away', () => {
  const plan = paste('4 990 000\tbyt', { columns: ['gross', null] })
  expect(grossOf(plan)).toEqual([[1, 499_000_000]])
})

test('a paste that does what it seems to do is no surprise', () => {
  expect(isSurprising(paste('1\n2'))).toBe(false)
  expect(isSurprising(paste('1', { selected: { rows: 6, columns: 1 } }))).toBe(false)
})

test('locked units are skipped and counted, unless they cost already what is pasted', () => {
  const isLocked = ({ id }: { id: number }) => id < 3
  const plan = paste('4 840 000\n1000\n2000', { isLocked })
  expect(plan).toMatchObject({ unchanged: 1, skipped: [{ unitId: 2, why: 'locked' }] })
  expect(grossOf(plan)).toEqual([[3, 200_000]])
})

test('what is no price is listed, and an empty cell leaves the unit alone', () => {
  const plan = paste('1\nna dotaz\n\n1 500 000,50')
  expect(plan).toMatchObject({ skipped: [{ unitId: 2, why: 'notANumber' }], unchanged: 0 })
  expect(isSurprising(plan)).toBe(true)
  expect(grossOf(plan)).toEqual([
    [1, 100],
    [4, 150_000_050],
  ])
})

test('the prices of a block tell together which mark groups thousands', () => {
  expect(grossOf(paste('350,000\n4,990,000'))).toEqual([
    [1, 35_000_000],
    [2, 499_000_000],
  ])
  expect(paste('350,000').skipped).toEqual([{ unitId: 1, why: 'notANumber' }])
  expect(grossOf(paste('350,000', { thousands: ',' }))).toEqual([[1, 35_000_000]])
  expect(grossOf(paste('350.000\n12,50', { thousands: ',' }))).toEqual([
    [1, 35_000_000],
    [2, 1_250],
  ])
})

test('a price in another currency than the pricelist has is none', () => {
  const plan = paste('199 000 €\n199 000 Kč', { currency: 'CZK' })
  expect(plan.skipped).toEqual([{ unitId: 1, why: 'notANumber' }])
  expect(grossOf(plan)).toEqual([[2, 19_900_000]])
})

test('a price for one square metre needs an area', () => {
  const bare = [sampleUnit({ id: 1, area: null })]
  const plan = paste('100 000', { columns: ['perArea'], units: bare })
  expect(plan.skipped).toEqual([{ unitId: 1, why: 'noArea' }])
  expect(paste('na dotaz', { units: bare }).skipped).toEqual([{ unitId: 1, why: 'notANumber' }])
  expect(grossOf(paste('100 000', { columns: ['perArea'] }))).toEqual([[1, 500_000_000]])
})

test('a draft that wants the pasted price already is not touched', () => {
  const draft = new Map(units.slice(0, 1).map((unit) => [unit.id, draftedPrice(unit, 499_000_000)]))
  expect(paste('4 990 000', { draft })).toMatchObject({ changes: [], unchanged: 1 })
})
