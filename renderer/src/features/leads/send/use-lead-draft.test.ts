// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type LeadDraftId, leadDraftIdSchema, workspaceIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import { emptyLead } from './form/empty-lead.ts'
import { useLeadDraft } from './use-lead-draft.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const draftId = leadDraftIdSchema.parse('d1')

const startWriting = async (drafts = new Map<string, unknown>()) => {
  const main = mainOnOrder()
  const { result, unmount } = await renderInPage(() => useLeadDraft(workspaceId), null, { drafts })
  const draft = () => result.current
  return {
    main,
    draft,
    unmount,
    type: (surname: string) => act(() => draft().change({ surname })),
    /** The next save: whose it is, and what it keeps. */
    saved: async () => {
      const save = await main.asked('leads.saveDraft')
      return { ...save, of: save.input.draftId, surname: fromJson(save.input.lead).surname }
    },
  }
}

const stored = (id: LeadDraftId, surname: string) => ({
  id,
  revision: 4,
  lead: toJson({ ...emptyLead, surname }),
  isTest: false,
  ofSentKey: null,
})

test('what is typed quickly is kept once, and what is typed meanwhile goes into the same draft', async () => {
  const { draft, type, saved, main } = await startWriting()
  type('N')
  type('No')
  expect(draft().isKept).toBe(false)
  const first = await saved()
  expect([first.of, first.surname]).toEqual([null, 'No'])
  type('Nov')
  first.answer({ draftId, revision: 1 })
  const second = await saved()
  expect([second.of, second.surname]).toEqual([draftId, 'Nov'])
  expect(draft().isKept).toBe(false)
  second.answer({ draftId, revision: 2 })
  await expect.poll(() => draft().isKept).toBe(true)
  expect(draft().draftId).toBe(draftId)
  expect(main.waiting()).toEqual([])
})

test('who leaves the screen while typing loses nothing, and finds it there again', async () => {
  const drafts = new Map<string, unknown>()
  const before = await startWriting(drafts)
  before.type('Nováková')
  before.unmount()
  const save = await before.saved()
  expect(save.surname).toBe('Nováková')
  const after = await startWriting(drafts)
  expect(after.draft().lead.surname).toBe('Nováková')
  after.type('Novákova')
  save.answer({ draftId, revision: 1 })
  expect(await after.saved()).toMatchObject({ of: draftId, surname: 'Novákova' })
})

test('what was typed is kept although another draft is opened and typed into at once', async () => {
  const { main, draft, type, saved } = await startWriting()
  type('Unfinished')
  const other = leadDraftIdSchema.parse('d2')
  const opening = draft().open(other)
  const read = await main.asked('leads.readDraft')
  read.answer(stored(other, 'Dvořák'))
  await opening
  await expect.poll(() => draft().lead.surname).toBe('Dvořák')
  expect(draft()).toMatchObject({ draftId: other, isKept: true })
  type('Dvořáková')
  const saves = [await saved(), await saved()]
  expect(saves.map(({ of, surname }) => [of, surname])).toEqual([
    [null, 'Unfinished'],
    [other, 'Dvořáková'],
  ])
  // What becomes of the one that is left behind is not said of the one that is shown.
  saves[0]?.fail({ kind: 'store', cause: 'full', path: '/s', again: 'afterFix' })
  saves[1]?.answer({ draftId: other, revision: 5 })
  await expect.poll(() => draft().isKept).toBe(true)
  expect(draft().failure).toBeNull()
})

test('a draft that cannot be kept is told, until it can', async () => {
  const { draft, type, saved } = await startWriting()
  type('No')
  const full = { kind: 'store', cause: 'full', path: '/s', again: 'afterFix' } as const
  ;(await saved()).fail(full)
  await expect.poll(() => draft().failure).toEqual(full)
  expect(draft().isKept).toBe(false)
  type('Nov')
  ;(await saved()).answer({ draftId, revision: 1 })
  await expect.poll(() => draft().isKept).toBe(true)
  expect(draft().failure).toBeNull()
})

test('a lead is sent only with everything that was typed: settling does not wait for the pause', async () => {
  const { draft, type, saved } = await startWriting()
  type('Nová')
  const settled = draft().settle()
  ;(await saved()).answer({ draftId, revision: 1 })
  expect(await settled).toEqual({ ok: true, value: { draftId, revision: 1 } })
})
