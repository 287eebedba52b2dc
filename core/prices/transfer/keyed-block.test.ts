import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorToDecimal } from '#core/money'
import { parseTsv, writeTsv } from '#core/tables/tsv'
import { defaultPriceRules as rules } from '../rules/price-rules.ts'
import { sampleUnit } from '../testing/sample-unit.ts'
import { planImport } from './import-plan.ts'
import { keyedMapping } from './keyed-block.ts'
import type { PasteColumn } from './paste-target.ts'

const units = [1, 2, 3, 4, 5, 6].map((id) => sampleUnit({ id }))

const read = (text: string, onto: PasteColumn = null, of = units) =>
  keyedMapping({ block: parseTsv(text), onto, units: of, rules, thousands: null, currency: 'CZK' })

const columnsOf = (text: string, onto: PasteColumn = null, of = units) => {
  const mapping = read(text, onto, of)
  if (mapping === null) return null
  const { number, net, gross, perArea } = mapping.columns
  return { number, net, gross, perArea }
}

const nowhere = { net: null, gross: null, perArea: null }

test('a title says which price a column has, wherever it was pasted', () => {
  const text = 'Unit\tPrice with VAT\nA.1\t4 990 000\n'
  for (const onto of ['net', 'gross', 'perArea', 'number', null] as const) {
    expect(columnsOf(text, onto)).toEqual({ ...nowhere, number: 0, gross: 1 })
  }
})

test('without titles a column of prices is what it was pasted on', () => {
  const text = 'A.3\t4 100 000\nA.1\t3 900 000\nX.9\t1\n'
  expect(columnsOf(text, 'net')).toEqual({ ...nowhere, number: 0, net: 1 })
  expect(columnsOf(text, 'gross')).toEqual({ ...nowhere, number: 0, gross: 1 })
  expect(columnsOf('A.3\t99 000\nA.1\t101 000', 'perArea')).toMatchObject({ perArea: 1 })
  expect(columnsOf('A.3\t99 000\t4 900 000', 'perArea')).toEqual({
    ...nowhere,
    number: 0,
    perArea: 1,
  })
})

test('a title that says nothing of VAT is no row of prices', () => {
  const text = 'Unit\tCena\nA.1\t4 900 000'
  expect(columnsOf(text, 'gross')).toMatchObject({ gross: 1 })
  expect(columnsOf(`${text}\nA.2\t4 800 000\nA.3\tna dotaz`, 'gross')).toMatchObject({ gross: 1 })
})

test('a column is one of prices where more of it are prices than not', () => {
  expect(columnsOf('A.1\tbalkon\nA.2\tterasa\nA.3\t12', 'gross')).toEqual({ ...nowhere, number: 0 })
  expect(columnsOf('A.1\tbalkon\nA.2\t12', 'gross')).toEqual({ ...nowhere, number: 0 })
  expect(columnsOf('A.1\tbalkon\nA.2\t12\nA.3\t13', 'gross')).toMatchObject({ gross: 1 })
})

test('the middle one of the prices says whether they are near, whatever their order', () => {
  const [near, far] = ['4 900 000', '49 000 000']
  expect(columnsOf(`A.1\t${near}\nA.2\t${far}\nA.3\t${near}`, 'number')).toMatchObject({ gross: 1 })
  expect(columnsOf(`A.1\t${far}\nA.2\t${near}\nA.3\t${far}`, 'number')).toEqual({
    ...nowhere,
    number: 0,
  })
  expect(columnsOf('A.1\t9 680 000', 'number')).toEqual({ ...nowhere, number: 0 })
})

test.each([
  ['no price', { priceNetMinor: null, priceGrossMinor: null }, '4 900 000'],
  ['a price of nothing', { priceNetMinor: 0, priceGrossMinor: 0 }, '4 900 000'],
  ['a price that is to become nothing', {}, '0'],
])('a unit that has %s says nothing of how near the prices are', (_what, prices, wanted) => {
  const of = units.map((unit) => (unit.id === 1 ? unit : { ...unit, ...prices }))
  const text = `A.1\t4 900 000\nA.2\t${wanted}\nA.3\t${wanted}`
  expect(columnsOf(text, 'number', of)).toMatchObject({ gross: 1 })
})

test('where both prices are as near, it is the one with VAT', () => {
  const of = units.map((unit) => ({ ...unit, priceNetMinor: unit.priceGrossMinor }))
  expect(columnsOf('A.3\t4 900 000', 'number', of)).toMatchObject({ net: null, gross: 1 })
})

test('pasted elsewhere, it is the price that is nearer to the present one', () => {
  expect(columnsOf('A.3\t4 100 000', 'number')).toMatchObject({ net: 1, gross: null })
  expect(columnsOf('A.3\t4 900 000', 'number')).toMatchObject({ net: null, gross: 1 })
})

test('an area, a floor and a telephone number are no prices', () => {
  const text = 'A.1\t31,7\t4\t4 166 900\t777123456\nA.2\t54\t5\t5 166 900\t777123457'
  expect(columnsOf(text, 'gross')).toEqual({ ...nowhere, number: 0, gross: 3 })
})

test('a column is both prices only where one is the other with VAT in every row', () => {
  expect(columnsOf('A.1\t4 840 000\t4 000 000\nA.2\t5 445 000\t4 500 000')).toMatchObject({
    net: 2,
    gross: 1,
  })
  expect(columnsOf('A.1\t4 000 000\t4 840 000\nA.2\t4 500 000\t5 445 000')).toMatchObject({
    net: 1,
    gross: 2,
  })
  const oldAndNew = 'A.1\t4 840 000\t5 000 000\nA.2\t5 445 000\t5 200 000'
  expect(columnsOf(oldAndNew, 'gross')).toEqual({ ...nowhere, number: 0 })
  const raised = 'A.1\t4 840 000\t4 985 200\nA.2\t5 445 000\t5 608 350'
  expect(columnsOf(raised, 'gross')).toEqual({ ...nowhere, number: 0 })
})

test('of several columns with the title of one price none is taken', () => {
  const text = [
    'Unit\tNow\t\tFrom May\t',
    '\tWithout VAT\tWith VAT\tWithout VAT\tWith VAT',
    'A.1\t4 000 000\t4 840 000\t4 120 000\t4 985 200',
    'A.2\t4 500 000\t5 445 000\t4 635 000\t5 608 350',
  ].join('\n')
  expect(columnsOf(text, 'gross')).toEqual({ ...nowhere, number: 0 })
})

test('prices far from the present ones are taken for what they were pasted on, and for nothing elsewhere', () => {
  expect(columnsOf('A.1\t1000\nA.2\t2000', 'gross')).toMatchObject({ gross: 1 })
  expect(columnsOf('A.1\t1000\nA.2\t2000', 'number')).toEqual({ ...nowhere, number: 0 })
})

test('numbers are found in any column, and few known ones where they were pasted on the column of numbers', () => {
  expect(columnsOf('4 990 000\t2+kk\tA.3', 'gross')).toMatchObject({ number: 2, gross: 0 })
  const few = 'Q.1\t4 990 000\nX.1\t1\nX.2\t2\n'
  expect(columnsOf(few, 'number')).toMatchObject({ number: 0 })
  expect(read(few, 'gross')).toBeNull()
})

test('empty rows below a table do not hide that it names its units', () => {
  const text = `A.3\t4 100 000\nA.1\t3 900 000\n${'\t\n'.repeat(9)}`
  expect(columnsOf(text, 'gross')).toEqual({ ...nowhere, number: 0, gross: 1 })
})

test('which of several columns names the units is asked about, and not where it was pasted', () => {
  const numbered = units.map((unit) => ({ ...unit, number: String(unit.id) }))
  const text = '1\t2\t4 900 000\n2\t4\t4 800 000\n3\t6\t4 700 000'
  for (const onto of ['gross', 'number'] as const) {
    expect(columnsOf(text, onto, numbered)).toEqual({ ...nowhere, number: null })
  }
})

test('prices alone name no unit', () => {
  expect(read('4 990 000\t4 123 967\n5 000 000\t4 132 231', 'gross')).toBeNull()
  expect(read('A.1\nA.2', 'number')).toBeNull()
})

const order = fc.shuffledSubarray(units, { minLength: 1 })
const prices = fc.array(fc.integer({ min: 1, max: 1e11 }), { minLength: 6, maxLength: 6 })

test('copied by number in any order, each unit gets its own price', () => {
  fc.assert(
    fc.property(order, prices, (copied, wanted) => {
      const priceOf = (id: number) => wanted[id - 1] ?? 0
      const text = writeTsv(copied.map(({ id, number }) => [number, minorToDecimal(priceOf(id))]))
      const block = parseTsv(text)
      const mapping = read(text, 'gross')
      expect(mapping).toMatchObject({ columns: { number: 0, gross: 1, net: null } })
      if (mapping === null) return
      const plan = planImport({
        rows: block,
        mapping,
        units,
        draft: new Map(),
        isLocked: () => false,
        rules,
      })
      for (const { unitId, price } of plan.changes) expect(price?.grossMinor).toBe(priceOf(unitId))
      expect(plan.changes.length + plan.unchanged).toBe(copied.length)
    }),
  )
})
