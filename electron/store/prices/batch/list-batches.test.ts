import { expect, test } from 'vitest'
import { batchIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import type { Batch, BatchState, BatchUnit } from '#core/prices/batch/batch'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleProject, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { insertBatch, listBatches } from './batches.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const everything = { ...of, before: null, limit: 10, unit: '', states: [] }

const batch = (id: string, state: BatchState): Batch => ({
  id: batchIdSchema.parse(id),
  ...of,
  draftId: null,
  draftName: 'Jaro',
  createdAt: 1,
  author: 'Jana',
  account: null,
  note: '',
  unitCount: 1,
  sumBeforeMinor: 1,
  sumAfterMinor: 2,
  state,
  foundOutAt: null,
  rollsBack: null,
  origins: [],
})

const unit = (id: number, number: string): BatchUnit => ({
  unitId: unitIdSchema.parse(id),
  number,
  building: 'A',
  area: null,
  state: 'waiting',
  before: { netMinor: null, grossMinor: null },
  after: { netMinor: 1, grossMinor: 2 },
  message: null,
  seen: null,
})

const open = async () => {
  const { db } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const confirmed = batch('b1', { kind: 'confirmed', at: 1 })
  insertBatch(db, { batch: confirmed, units: [unit(1, 'A.101'), unit(2, 'A.102')] })
  insertBatch(db, {
    batch: batch('b2', { kind: 'unknown', since: 1, patienceMs: 30_000 }),
    units: [unit(1, 'A.101'), unit(3, 'B_7')],
  })
  return (filter: Partial<Parameters<typeof listBatches>[1]>) =>
    listBatches(db, { ...everything, ...filter }).map(({ id }) => id)
}

test('batches are listed newest first, and older ones page by page', async () => {
  const list = await open()
  expect(list({})).toEqual(['b2', 'b1'])
  expect(list({ limit: 1 })).toEqual(['b2'])
  expect(list({ before: batchIdSchema.parse('b2') })).toEqual(['b1'])
})

test('a batch is found by a part of the number of one of its units', async () => {
  const list = await open()
  expect(list({ unit: 'a.101' })).toEqual(['b2', 'b1'])
  expect(list({ unit: '.102' })).toEqual(['b1'])
  // Neither sign stands for any other.
  expect(list({ unit: 'B_7' })).toEqual(['b2'])
  expect(list({ unit: 'A_101' })).toEqual([])
  expect(list({ unit: '%' })).toEqual([])
})

test('batches are found by what became of them', async () => {
  const list = await open()
  expect(list({ states: ['unknown', 'missed'] })).toEqual(['b2'])
  expect(list({ states: ['confirmed'], unit: '102' })).toEqual(['b1'])
  expect(list({ states: ['withdrawn'] })).toEqual([])
})
