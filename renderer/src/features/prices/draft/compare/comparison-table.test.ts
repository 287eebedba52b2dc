import { expect, test } from 'vitest'
import { compareDrafts } from '#core/prices/draft/compare-drafts'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { comparisonTable } from './comparison-table.ts'

test('a file of two drafts has both sides of the three prices and the difference with VAT', () => {
  const unit = sampleUnit({ id: 101 })
  const rows = compareDrafts({
    units: [unit],
    first: new Map([[unit.id, draftedPrice(unit, 605_000_000)]]),
    second: new Map(),
  })
  const { columns, rows: cells } = comparisonTable(rows, { title: 'x', titleOf: (key) => key })
  const named = Object.fromEntries(columns.map(({ title }, at) => [title, cells[0]?.[at]]))
  expect(named).toEqual({
    number: 'A.101',
    building: 'A',
    floor: '1',
    nowNet: '4000000.00',
    nowGross: '4840000.00',
    firstNet: '5000000.00',
    firstGross: '6050000.00',
    secondNet: '4000000.00',
    secondGross: '4840000.00',
    difference: '-1210000.00',
  })
})
