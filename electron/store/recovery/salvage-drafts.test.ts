import { join } from 'node:path'
import { expect, test } from 'vitest'
import { batchIdSchema, draftIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { insertWorkspace } from '../accounts/workspaces.ts'
import type { WritableDb } from '../file/handle.ts'
import { readBatchUnits } from '../prices/batch/batch-units.ts'
import { beginSending, insertBatch, readBatch } from '../prices/batch/batches.ts'
import { readDraftPrices } from '../prices/draft/draft-prices.ts'
import { appendDraftStep, listDraftSteps, moveDraft } from '../prices/draft/draft-steps.ts'
import { insertDraft } from '../prices/draft/drafts.ts'
import { sampleProject, sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { salvage } from './salvage.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const draftId = draftIdSchema.parse('d1')
const batchId = batchIdSchema.parse('b1')
const unitId = unitIdSchema.parse(1)
const label = { kind: 'edit', detail: null } as const
const base = { netMinor: 1, grossMinor: 1 }

const to = (grossMinor: number, id = 1): DraftChange => ({
  unitId: unitIdSchema.parse(id),
  price: { netMinor: grossMinor, grossMinor, typed: 'gross', base },
})

const batch: Batch = {
  id: batchId,
  ...of,
  draftId,
  draftName: 'Podzim',
  createdAt: 1,
  author: 'eva',
  account: null,
  note: '',
  unitCount: 1,
  sumBeforeMinor: 1,
  sumAfterMinor: 2,
  foundOutAt: null,
  rollsBack: null,
  origins: [],
  state: { kind: 'checking' },
}
const batchUnit: BatchUnit = {
  unitId,
  number: 'A.1',
  building: 'A',
  area: null,
  before: base,
  message: null,
  seen: null,
  after: { netMinor: 2, grossMinor: 2 },
  state: 'waiting',
}

/** The day before in the backup, and what has happened since in the damaged file. */
const afterDamage = async (since: (db: WritableDb) => void) => {
  const directory = storeFolder()
  const damaged = await openOrThrow({ directory })
  const backup = await openOrThrow({ directory: storeFolder() })
  for (const { db } of [damaged, backup]) {
    insertWorkspace(db, sampleWorkspace('w1'))
    insertDraft(db, { ...of, id: draftId, name: 'Podzim', at: 1, rollsBack: null })
    appendDraftStep(db, { draftId, at: 2, label, changes: [to(100)] })
    appendDraftStep(db, { draftId, at: 3, label, changes: [to(150)] })
  }
  since(damaged.db)
  damaged.close()
  salvage(backup.db, join(directory, 'unitdesk.db'))
  return backup.db
}

const grosses = (db: WritableDb) =>
  [...readDraftPrices(db, draftId)].map(([id, { grossMinor }]) => [id, grossMinor])

test('steps that the backup does not have come back with the prices that they made', async () => {
  const db = await afterDamage((damaged) => {
    appendDraftStep(damaged, { draftId, at: 4, label, changes: [to(200), to(300, 2)] })
    appendDraftStep(damaged, { draftId, at: 5, label, changes: [{ unitId, price: null }] })
  })
  expect(grosses(db)).toEqual([[2, 300]])
  moveDraft(db, { draftId, at: 6, to: 3 })
  expect(grosses(db)).toEqual([
    [1, 200],
    [2, 300],
  ])
})

test('what had been taken back since the backup stays taken back', async () => {
  const db = await afterDamage((damaged) => {
    moveDraft(damaged, { draftId, at: 4, to: 1 })
  })
  expect(grosses(db)).toEqual([[1, 100]])
  expect(listDraftSteps(db, draftId).map(({ isDone }) => isDone)).toEqual([true, false])
})

test('a draft ends before a step that cannot be read', async () => {
  const db = await afterDamage((damaged) => {
    for (const gross of [200, 300, 400]) {
      appendDraftStep(damaged, { draftId, at: 4, label, changes: [to(gross)] })
    }
    damaged.prepare('DELETE FROM draft_step WHERE draft_id = ? AND position = 4').run(draftId)
  })
  expect(grosses(db)).toEqual([[1, 200]])
  expect(listDraftSteps(db, draftId)).toHaveLength(3)
})

test('a batch that was on its way is known to be: it is not sent again as if nothing had left', async () => {
  const units = [batchUnit]
  const db = await afterDamage((damaged) => {
    insertBatch(damaged, { batch, units })
    const sums = { sumBeforeMinor: 1, sumAfterMinor: 2 }
    beginSending(damaged, { batchId, at: 9, account: 'Prices', units, ...sums })
  })
  expect(readBatch(db, batchId)).toMatchObject({ state: { kind: 'sending', since: 9 } })
  expect(readBatchUnits(db, batchId)).toMatchObject([{ unitId, after: batchUnit.after }])
})
