import { expect, test } from 'vitest'
import { changeList } from '#core/prices/batch/change-list'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { tableSchema } from '#core/tables/table'
import { changeListTable } from './change-list-table.ts'

const titles = { title: 'Spring', titleOf: (column: string) => column }

test('the change list holds all that is needed to enter the prices by hand', () => {
  const unit = sampleUnit({ id: 7 })
  const draft = new Map([[unit.id, draftedPrice(unit, 500_000_050)]])
  const table = changeListTable(changeList({ units: [unit], draft }), titles)
  expect(tableSchema.safeParse(table).success).toBe(true)
  const row = Object.fromEntries(
    table.columns.map(({ title }, index) => [title, table.rows[0]?.[index]]),
  )
  expect(row).toMatchObject({
    number: 'A.7',
    building: 'A',
    floor: '1',
    grossBefore: '4840000.00',
    grossAfter: '5000000.50',
    netAfter: '4132231.82',
    delta: '160000.50',
    percent: 0.0331,
  })
})

test('a first price has no difference, and an empty cell says so', () => {
  const unit = sampleUnit({ priceNetMinor: null, priceGrossMinor: null })
  const draft = new Map([[unit.id, draftedPrice(unit, 500_000_000)]])
  const table = changeListTable(changeList({ units: [unit], draft }), titles)
  const emptyTitles = table.columns
    .filter((_, index) => table.rows[0]?.[index] === null)
    .map(({ title }) => title)
  expect(emptyTitles).toEqual(['netBefore', 'grossBefore', 'delta', 'percent', 'perAreaBefore'])
})
