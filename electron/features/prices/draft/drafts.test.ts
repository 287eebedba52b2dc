import { expect, onTestFinished, test } from 'vitest'
import { failed } from '#core/contract/failure'
import { draftIdSchema, projectIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import { fromJson, keptJson, toJson } from '#core/json'
import type { DraftPrice } from '#core/prices/draft/draft-price'
import { callHandlers } from '../../../ipc/testing/call-handlers.ts'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { sampleProject, sampleWorkspace } from '../../../store/testing/samples.ts'
import { handClock, openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { draftsStore } from '../../../wiring/stores/drafts-store.ts'
import { followedChanges } from '../../../wiring/testing/followed-changes.ts'
import type { DraftsStore } from './dependencies.ts'
import { draftsHandlers } from './handlers.ts'
import { noTeamOfDrafts } from './shared-drafts.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const label = { kind: 'edit', detail: 'A.1' } as const
const price: DraftPrice = {
  netMinor: 100,
  grossMinor: 121,
  typed: 'gross',
  base: { netMinor: null, grossMinor: 99 },
}
const unit7 = unitIdSchema.parse(7)

const start = async (changed: Partial<DraftsStore['write']> = {}) => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(store.close)
  insertWorkspace(store.db, sampleWorkspace('w1'))
  const { announced } = followedChanges(store)
  const rows = draftsStore(store)
  const handlers = draftsHandlers({
    store: { ...rows, write: { ...rows.write, ...changed } },
    shared: noTeamOfDrafts,
    clock: handClock(),
    newId: () => 'd1',
  })
  const call = callHandlers(handlers)
  const draftId = await call('drafts.createDraft', { ...of, name: 'Podzim' })
  return { call, draftId, announced }
}

test('a step answers when it is kept, and the draft is read as it is then', async () => {
  const { call, draftId, announced } = await start()
  const changes = toJson([{ unitId: unit7, price }])
  expect(await call('drafts.appendStep', { draftId, label, changes })).toEqual({
    revision: 1,
  })
  expect(await call('drafts.readDraft', { draftId })).toEqual({
    revision: 1,
    prices: changes,
  })
  expect(announced).toEqual(['drafts', 'openDrafts', 'drafts'])
})

test('how prices came is told once for each way, and each unit says which', async () => {
  const { call, draftId } = await start()
  const append = (of: object, ...ids: number[]) =>
    call('drafts.appendStep', {
      draftId,
      label: { kind: 'edit', detail: null, ...of },
      changes: toJson(ids.map((id) => ({ unitId: unitIdSchema.parse(id), price }))),
    })
  await append({ kind: 'formula', detail: '+3%' }, 7, 8, 9)
  await append({ detail: 'A.8' }, 8)
  const { labels, units } = await call('drafts.readOrigins', { draftId })
  const told = new Map<number, number>(fromJson(units))
  expect([7, 8, 9].map((id) => labels[told.get(id) ?? -1])).toEqual([
    { kind: 'formula', detail: '+3%' },
    { kind: 'edit', detail: null },
    { kind: 'formula', detail: '+3%' },
  ])
  expect(labels).toHaveLength(2)
})

test('undo and redo answer with the prices to show, and with nothing at either end', async () => {
  const { call, draftId } = await start()
  const changes = toJson([{ unitId: unit7, price }])
  await call('drafts.appendStep', { draftId, label, changes })
  const none = '[]'
  expect(await call('drafts.redo', { draftId })).toEqual({ revision: 1, changes: none })
  expect(await call('drafts.undo', { draftId })).toEqual({
    revision: 2,
    changes: '[{"unitId":7,"price":null}]',
  })
  expect(await call('drafts.undo', { draftId })).toEqual({ revision: 2, changes: none })
  expect(await call('drafts.redo', { draftId })).toEqual({ revision: 3, changes })
})

test.each([
  ['no JSON', '[{'],
  ['no list', '{}'],
  ['nothing at all', '[]'],
  ['a unit twice', JSON.stringify([7, 7].map((unitId) => ({ unitId, price })))],
  [
    'a price that is no integer',
    JSON.stringify([{ unitId: 7, price: { ...price, netMinor: 1.5 } }]),
  ],
  ['a price without its base', JSON.stringify([{ unitId: 7, price: { ...price, base: null } }])],
])('a step of %s is refused whole', async (_name, changes) => {
  const { call, draftId } = await start()
  await expect(
    call('drafts.appendStep', { draftId, label, changes: keptJson(changes) }),
  ).rejects.toMatchObject({
    failure: { kind: 'invalidInput', path: 'changes' },
  })
  expect(await call('drafts.listSteps', { draftId })).toEqual([])
})

test('an archived draft takes no step until it is brought back', async () => {
  const { call, draftId } = await start()
  await call('drafts.discardDraft', { draftId })
  const step = { draftId, label, changes: toJson([{ unitId: unit7, price }]) }
  const notFound = { failure: { kind: 'notAllowed', reason: 'notFound' } }
  await expect(call('drafts.appendStep', step)).rejects.toMatchObject(notFound)
  await expect(call('drafts.readDraft', { draftId })).rejects.toMatchObject(notFound)
  await call('drafts.restoreDraft', { draftId })
  expect(await call('drafts.appendStep', step)).toMatchObject({ revision: 1 })
})

test('a draft that is not there can be neither changed nor read', async () => {
  const { call } = await start()
  const draftId = draftIdSchema.parse('gone')
  const notFound = { failure: { kind: 'notAllowed', reason: 'notFound' } }
  await expect(call('drafts.undo', { draftId })).rejects.toMatchObject(notFound)
  await expect(call('drafts.renameDraft', { draftId, name: 'x' })).rejects.toMatchObject(notFound)
})

test('what the disk refuses is not shown as done', async () => {
  const full = failed({ kind: 'store', cause: 'full', path: '/s', again: 'afterFix' } as const)
  const { call, draftId, announced } = await start({ appendDraftStep: () => full })
  const step = { draftId, label, changes: toJson([{ unitId: unit7, price }]) }
  await expect(call('drafts.appendStep', step)).rejects.toMatchObject({
    failure: { cause: 'full' },
  })
  expect(announced).toEqual(['drafts', 'openDrafts'])
})

test('the draft that is open is kept: a new one at once, another or none at a word', async () => {
  const { call, draftId } = await start()
  const openNow = () => call('drafts.readOpenDraft', of)
  expect(await openNow()).toEqual({ draftId })
  await call('drafts.openDraft', { ...of, draftId: null })
  expect(await openNow()).toEqual({ draftId: null })
  await call('drafts.openDraft', { ...of, draftId })
  expect(await openNow()).toEqual({ draftId })
  const gone = draftIdSchema.parse('gone')
  await expect(call('drafts.openDraft', { ...of, draftId: gone })).rejects.toMatchObject({
    failure: { kind: 'notAllowed', reason: 'notFound' },
  })
  expect(await call('drafts.readOpenDraft', { ...of, projectId: projectIdSchema.parse(11) })).toBe(
    null,
  )
})
