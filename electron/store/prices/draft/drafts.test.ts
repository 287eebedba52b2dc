import { expect, test } from 'vitest'
import { batchIdSchema, draftIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleProject, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { readDraftPrices } from './draft-prices.ts'
import { appendDraftStep, listDraftSteps, moveDraft, readDraftReach } from './draft-steps.ts'
import * as drafts from './drafts.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const draftId = draftIdSchema.parse('d1')
const edit = { kind: 'edit', detail: 'A.1' } as const
const formula = { kind: 'formula', detail: '+3%' } as const

const price = (id: number, grossMinor: number): DraftChange => ({
  unitId: unitIdSchema.parse(id),
  price: {
    netMinor: grossMinor - 7,
    grossMinor,
    typed: 'gross',
    base: { netMinor: null, grossMinor: 1 },
  },
})

const open = async () => {
  const { db } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  drafts.insertDraft(db, { ...of, id: draftId, name: 'Podzim', at: 5, rollsBack: null })
  return db
}

test('a new draft changes nothing and has nothing to take back', async () => {
  const db = await open()
  expect(drafts.listDrafts(db, of)).toEqual([
    {
      id: 'd1',
      name: 'Podzim',
      createdAt: 5,
      changedAt: 5,
      unitCount: 0,
      revision: 0,
      undoes: null,
      redoes: null,
      seal: null,
    },
  ])
  expect(readDraftReach(db, draftId)).toEqual({ position: 0, first: 0, last: 0 })
})

test('a step is shown with its label, its units and what it can be taken back to', async () => {
  const db = await open()
  appendDraftStep(db, { draftId, at: 6, label: formula, changes: [price(1, 100), price(2, 200)] })
  expect(appendDraftStep(db, { draftId, at: 7, label: edit, changes: [price(1, 300)] })).toBe(2)
  moveDraft(db, { draftId, at: 8, to: 1 })
  expect(drafts.listDrafts(db, of)).toMatchObject([
    { undoes: formula, redoes: edit, unitCount: 2, revision: 3, changedAt: 8 },
  ])
  expect(listDraftSteps(db, draftId)).toEqual([
    { position: 1, label: formula, at: 6, unitCount: 2, isDone: true, isBarrier: false },
    { position: 2, label: edit, at: 7, unitCount: 1, isDone: false, isBarrier: false },
  ])
})

test('what a step took back left waiting is gone with the next step', async () => {
  const db = await open()
  appendDraftStep(db, { draftId, at: 6, label: edit, changes: [price(1, 100)] })
  moveDraft(db, { draftId, at: 7, to: 0 })
  appendDraftStep(db, { draftId, at: 8, label: formula, changes: [price(2, 200)] })
  expect(listDraftSteps(db, draftId)).toMatchObject([{ position: 1, label: formula }])
  expect([...readDraftPrices(db, draftId).keys()]).toEqual([2])
})

test('going over several steps changes each unit once, to what it was there', async () => {
  const db = await open()
  for (const gross of [100, 200, 300]) {
    appendDraftStep(db, { draftId, at: 6, label: edit, changes: [price(1, gross)] })
  }
  expect(moveDraft(db, { draftId, at: 7, to: 1 })).toEqual({
    revision: 4,
    changes: [price(1, 100)],
  })
  expect(moveDraft(db, { draftId, at: 7, to: 3 }).changes).toEqual([price(1, 300)])
  expect(moveDraft(db, { draftId, at: 7, to: 0 }).changes).toEqual([
    { unitId: price(1, 0).unitId, price: null },
  ])
})

test('a draft is not taken back over what went to the server', async () => {
  const db = await open()
  appendDraftStep(db, { draftId, at: 6, label: edit, changes: [price(1, 100)] })
  const label = { kind: 'sent', detail: null } as const
  const changes = [{ unitId: price(1, 0).unitId, price: null }]
  appendDraftStep(db, { draftId, at: 7, label, changes, isBarrier: true })
  expect(readDraftReach(db, draftId)).toEqual({ position: 2, first: 2, last: 2 })
  expect(drafts.listDrafts(db, of)).toMatchObject([{ undoes: null, unitCount: 0 }])
})

test('an archived draft is listed apart, and comes back with its steps however late', async () => {
  const db = await open()
  appendDraftStep(db, { draftId, at: 6, label: edit, changes: [price(1, 100)] })
  drafts.writeDraftArchivedAt(db, { draftId, at: 1_000 })
  expect(drafts.listDrafts(db, of)).toEqual([])
  expect(drafts.listArchivedDrafts(db, of)).toEqual([
    { id: 'd1', name: 'Podzim', unitCount: 1, archivedAt: 1_000 },
  ])
  drafts.writeDraftArchivedAt(db, { draftId, at: null })
  expect(drafts.listArchivedDrafts(db, of)).toEqual([])
  expect(drafts.listDrafts(db, of)).toMatchObject([{ unitCount: 1, undoes: edit }])
})

test('a draft knows the batch that it takes back', async () => {
  const db = await open()
  const rollsBack = batchIdSchema.parse('b1')
  const id = draftIdSchema.parse('d2')
  drafts.insertDraft(db, { ...of, id, name: '↩ Podzim', at: 6, rollsBack })
  drafts.renameDraft(db, { draftId: id, name: 'Zpět' })
  expect(drafts.readDraftHead(db, id)).toMatchObject({ ...of, name: 'Zpět', rollsBack })
  expect(drafts.listDrafts(db, of).map(({ name }) => name)).toEqual(['Zpět', 'Podzim'])
})
