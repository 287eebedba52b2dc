import { expect, test } from 'vitest'
import { batchIdSchema, projectIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import { tableSchema } from '#core/tables/table'
import { historyTable } from './history-table.ts'

const batchOf = (id: string, createdAt: number): Batch => ({
  id: batchIdSchema.parse(id),
  workspaceId: workspaceIdSchema.parse('w1'),
  projectId: projectIdSchema.parse(1),
  draftId: null,
  draftName: `draft ${id}`,
  createdAt,
  author: 'Jana',
  account: null,
  note: '=note',
  unitCount: 1,
  sumBeforeMinor: 0,
  sumAfterMinor: 12_100,
  state: { kind: 'confirmed', at: createdAt },
  foundOutAt: null,
  rollsBack: null,
  origins: [],
})

const unit: BatchUnit = {
  unitId: unitIdSchema.parse(1),
  number: 'A.1',
  building: 'A',
  area: 50,
  state: 'confirmed',
  before: { netMinor: null, grossMinor: null },
  after: { netMinor: 10_000, grossMinor: 12_100 },
  message: null,
  seen: null,
}

test('each unit of each batch is a row that says whose it is', () => {
  const at = Date.UTC(2026, 0, 5, 23, 30)
  const batches = [
    { batch: batchOf('b2', at + 60_000), units: [unit, { ...unit, number: 'A.2' }] },
    { batch: batchOf('b1', at), units: [] },
    { batch: batchOf('b0', at), units: [unit] },
  ]
  const table = historyTable(batches, {
    title: 'History',
    titleOf: String,
    timeZone: 'Europe/Prague',
    stateOf: ({ state }) => state.kind,
    originsOf: ({ id }) => `origins of ${id}`,
    outcomeOf: ({ state }, batch) => `${state} in ${batch.id}`,
  })
  expect(tableSchema.safeParse(table).success).toBe(true)
  expect(table.columns[0]).toMatchObject({ title: 'made', kind: 'dateTime' })
  expect(table.rows.map((row) => [row[0], row[1], row[5], row[7], row.at(-1)])).toEqual([
    ['2026-01-06 00:31', 'draft b2', 'origins of b2', 'A.1', 'confirmed in b2'],
    ['2026-01-06 00:31', 'draft b2', 'origins of b2', 'A.2', 'confirmed in b2'],
    ['2026-01-06 00:30', 'draft b0', 'origins of b0', 'A.1', 'confirmed in b0'],
  ])
  expect(table.rows[0]).toHaveLength(table.columns.length)
})
