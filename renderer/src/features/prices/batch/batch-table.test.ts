import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import type { BatchUnit } from '#core/prices/batch/batch'
import { tableSchema } from '#core/tables/table'
import { batchTable } from './batch-table.ts'

const unit: BatchUnit = {
  unitId: unitIdSchema.parse(1),
  number: 'A.1',
  building: 'A',
  area: 50,
  state: 'differs',
  before: { netMinor: null, grossMinor: null },
  after: { netMinor: 10_000, grossMinor: 12_100 },
  message: null,
  seen: { netMinor: 10_000, grossMinor: 12_200 },
}

test('a batch on file says what was sent and what was seen', () => {
  const table = batchTable([unit], {
    title: 'Batch',
    titleOf: (column) => column,
    outcomeOf: ({ state }) => state,
  })
  expect(tableSchema.safeParse(table).success).toBe(true)
  expect(table.rows).toEqual([
    ['A.1', 'A', null, null, '100.00', '121.00', '100.00', '122.00', 'differs'],
  ])
  expect(table.columns).toHaveLength(9)
})
