// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type DraftId, draftIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { Unit } from '#core/prices/pricelist/unit'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { notices, renderInPage } from '../../../testing/render-in-page.tsx'
import { usePriceDraft } from './use-price-draft.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
const [first, second] = [sampleUnit({ id: 1 }), sampleUnit({ id: 2 })]
const autumn = draftIdSchema.parse('autumn')
const spring = draftIdSchema.parse('spring')
const label = { kind: 'edit', detail: null } as const

const listed = (id: DraftId, revision = 3) => ({
  id,
  name: id,
  createdAt: 1,
  changedAt: 1,
  unitCount: 0,
  revision,
  undoes: null,
  redoes: null,
  seal: null,
})

const refusal = { kind: 'store', cause: 'failed', path: '/store', again: 'afterFix' } as const

const wants = (unit: Unit, grossMinor: number) => ({
  unitId: unit.id,
  price: draftedPrice(unit, grossMinor),
})

const gross = (prices: DraftPrices) =>
  Object.fromEntries([...prices].map(([id, { grossMinor }]) => [id, grossMinor]))

const start = async (...drafts: DraftId[]) => {
  const main = mainOnOrder()
  const { result, unmount } = await renderInPage(() => usePriceDraft(of), null)
  const draft = () => result.current
  ;(await main.asked('drafts.readOpenDraft')).answer(null)
  const list = await main.asked('drafts.listDrafts')
  list.answer(drafts.map((id) => listed(id)))
  if (drafts.length > 0) {
    const read = await main.asked('drafts.readDraft')
    read.answer({ revision: 3, prices: toJson([]) })
  }
  await expect.poll(() => draft().isReady).toBe(true)
  return {
    main,
    draft,
    leave: unmount,
    /** A person changes the price of a unit to so much more than what the draft wants of it by then. */
    raise: (unit: Unit, byMinor: number) =>
      draft().append(label, (prices) => [
        wants(unit, (prices.get(unit.id)?.grossMinor ?? unit.priceGrossMinor ?? 0) + byMinor),
      ]),
    /** The next step that is asked for: of which draft, and the prices in it. */
    step: async () => {
      const { input, ...rest } = await main.asked('drafts.appendStep')
      const changes = fromJson(input.changes)
      return { ...rest, of: input.draftId, prices: changes.map(({ price }) => price?.grossMinor) }
    },
  }
}

test('acts of fast fingers are committed one after the other, each on what the one before has brought', async () => {
  const { main, draft, raise, step } = await start(autumn)
  void raise(first, 10)
  void raise(first, 10)
  // Nothing is shown before it is committed, and the next act knows it all the same.
  expect(gross(draft().ahead())).toEqual({ 1: 484_000_020 })
  expect(gross(draft().prices)).toEqual({})
  const one = await step()
  expect([one.of, one.prices]).toEqual([autumn, [484_000_010]])
  expect(main.waiting()).toEqual([])
  one.answer({ revision: 4 })
  const two = await step()
  expect(two.prices).toEqual([484_000_020])
  await expect.poll(() => gross(draft().prices)).toEqual({ 1: 484_000_010 })
  two.answer({ revision: 5 })
  await expect.poll(() => draft().revision).toBe(5)
  expect(gross(draft().prices)).toEqual({ 1: 484_000_020 })
})

test('the first price makes a draft, and what was typed while it was made goes into the same one', async () => {
  const { main, draft, raise, step } = await start()
  void raise(first, 10)
  void raise(second, 20)
  const made = await main.asked('drafts.createDraft')
  made.answer(autumn)
  const one = await step()
  one.answer({ revision: 1 })
  const two = await step()
  two.answer({ revision: 2 })
  expect([one.of, two.of]).toEqual([autumn, autumn])
  await expect.poll(() => draft().revision).toBe(2)
  expect(gross(draft().prices)).toEqual({ 1: 484_000_010, 2: 484_000_020 })
  expect(main.waiting()).not.toContain('drafts.createDraft')
})

test('what was typed before another draft was chosen goes into the one that was open then', async () => {
  const { main, draft, raise, step } = await start(autumn, spring)
  void raise(first, 10)
  void raise(second, 20)
  act(() => draft().choose(spring))
  const steps = [await step()]
  steps[0]?.answer({ revision: 4 })
  steps.push(await step())
  steps[1]?.answer({ revision: 5 })
  // The draft is open once the choice is stored.
  ;(await main.asked('drafts.openDraft')).answer(null)
  expect(steps.map((one) => one.of)).toEqual([autumn, autumn])
  const read = await main.asked('drafts.readDraft')
  expect(read.input.draftId).toBe(spring)
  read.answer({ revision: 9, prices: toJson([]) })
  await expect.poll(() => draft().revision).toBe(9)
  expect(gross(draft().prices)).toEqual({})
})

test('what was typed for a draft that is not read yet goes nowhere else, and that is said', async () => {
  const { main, draft, raise } = await start(autumn, spring)
  act(() => draft().choose(spring))
  const raised = raise(first, 10)
  ;(await main.asked('drafts.openDraft')).answer(null)
  expect(await raised).toBeNull()
  expect(main.waiting()).not.toContain('drafts.appendStep')
  await expect.poll(notices).toContain('Another draft is open now')
})

test('a draft that cannot be read is told, and read again', async () => {
  const { main, draft } = await start(autumn, spring)
  act(() => draft().choose(spring))
  ;(await main.asked('drafts.openDraft')).answer(null)
  ;(await main.asked('drafts.readDraft')).fail(refusal)
  await expect.poll(() => draft()).toMatchObject({ isReady: false, unread: { failure: refusal } })
  act(() => draft().unread?.readAgain())
  ;(await main.asked('drafts.readDraft')).answer({ revision: 9, prices: toJson([]) })
  await expect.poll(() => draft()).toMatchObject({ isReady: true, unread: null })
})

test('so are the drafts of the project, and which of them is open', async () => {
  const main = mainOnOrder()
  const { result } = await renderInPage(() => usePriceDraft(of), null)
  const draft = () => result.current
  const isTold = () =>
    expect.poll(() => draft()).toMatchObject({ isReady: false, unread: { failure: refusal } })
  ;(await main.asked('drafts.listDrafts')).fail(refusal)
  await isTold()
  act(() => draft().unread?.readAgain())
  ;(await main.asked('drafts.listDrafts')).answer([])
  await expect.poll(() => draft().unread).toBeNull()
  ;(await main.asked('drafts.readOpenDraft')).fail(refusal)
  await isTold()
  act(() => draft().unread?.readAgain())
  ;(await main.asked('drafts.readOpenDraft')).answer(null)
  await expect.poll(() => draft()).toMatchObject({ isReady: true, unread: null })
})

test('over a gap of revisions a draft is read anew instead of followed', async () => {
  const { main, draft, raise, step } = await start(autumn)
  void raise(first, 10)
  const one = await step()
  one.answer({ revision: 6 })
  const read = await main.asked('drafts.readDraft')
  expect(gross(draft().prices)).toEqual({})
  const price = draftedPrice(second, 500_000_000)
  read.answer({ revision: 6, prices: toJson([{ unitId: second.id, price }]) })
  await expect.poll(() => draft().revision).toBe(6)
  expect(gross(draft().prices)).toEqual({ 2: 500_000_000 })
})

test('a step that could not be committed is told, leaves the prices as they were, and stops no other', async () => {
  const { draft, raise, step } = await start(autumn)
  const failed = raise(first, 10)
  const next = raise(second, 20)
  const one = await step()
  one.fail({ kind: 'store', cause: 'full', path: '/s', again: 'afterFix' })
  expect(await failed).toBeNull()
  const two = await step()
  two.answer({ revision: 4 })
  expect(await next).toEqual({ made: { draftId: autumn, revision: 4 } })
  await expect.poll(() => gross(draft().prices)).toEqual({ 2: 484_000_020 })
  await expect.poll(notices).toContain('The local store can’t be used')
})

test('a step is taken back as long as nothing was done since, and no other step ever in its place', async () => {
  const { main, draft, raise, step } = await start(autumn)
  const appended = raise(first, 10)
  ;(await step()).answer({ revision: 4 })
  const made = (await appended)?.made
  if (!made) throw new Error('no step was made')
  const later = raise(second, 20)
  // Asked for before the later step is committed: it comes after it all the same.
  const early = draft().takeBack(made)
  ;(await step()).answer({ revision: 5 })
  expect(await early).toBe('changedSince')
  const top = (await later)?.made
  if (!top) throw new Error('no step was made')
  const taken = draft().takeBack(top)
  const undo = await main.asked('drafts.undo')
  expect(undo.input).toEqual({ draftId: autumn })
  undo.answer({ revision: 6, changes: toJson([{ unitId: second.id, price: null }]) })
  expect(await taken).toBe('takenBack')
  expect(await draft().takeBack(top)).toBe('changedSince')
  expect(main.waiting()).not.toContain('drafts.undo')
})

const draftSealed = { kind: 'notAllowed', reason: 'draftSealed', again: 'afterFix' } as const

test('a price for a sealed draft goes into another one at a word, and none of it into the sealed one', async () => {
  const { main, draft, raise, step } = await start(autumn)
  const appended = raise(first, 10)
  ;(await step()).fail(draftSealed)
  await expect.poll(() => draft().sealQuestion?.draftId).toBe(autumn)
  act(() => draft().sealQuestion?.answer('another'))
  const made = await main.asked('drafts.createDraft')
  made.answer(spring)
  const one = await step()
  expect([one.of, one.prices]).toEqual([spring, [484_000_010]])
  one.answer({ revision: 1 })
  expect(await appended).toEqual({ made: { draftId: spring, revision: 1 } })
  await expect.poll(() => draft().sealQuestion).toBeNull()
  expect(main.waiting()).not.toContain('batches.unsealDraft')
})

test('who leaves the screen without a word about a sealed draft is told that nothing came of the price', async () => {
  const { draft, raise, step, leave } = await start(autumn)
  const appended = raise(first, 10)
  const saved = draft().whenSaved()
  ;(await step()).fail(draftSealed)
  await expect.poll(() => draft().sealQuestion).not.toBeNull()
  leave()
  expect(await appended).toBeNull()
  expect(await saved).toBe(false)
  const again = await start(autumn)
  await expect.poll(() => notices()).toContain('The draft is scheduled')
  expect(again.draft().sealQuestion).toBeNull()
})

test('a sealed draft is changed after what waits is withdrawn, or the price is let be without a word', async () => {
  const { main, draft, raise, step } = await start(autumn)
  const left = raise(first, 10)
  ;(await step()).fail(draftSealed)
  await expect.poll(() => draft().sealQuestion).not.toBeNull()
  act(() => draft().sealQuestion?.answer('leave'))
  expect(await left).toBeNull()
  expect(notices()).toBe('')
  await expect.poll(() => draft().sealQuestion).toBeNull()
  const appended = raise(first, 20)
  ;(await step()).fail(draftSealed)
  await expect.poll(() => draft().sealQuestion).not.toBeNull()
  act(() => draft().sealQuestion?.answer('change'))
  const unsealed = await main.asked('batches.unsealDraft')
  expect(unsealed.input).toEqual({ draftId: autumn })
  unsealed.answer(null)
  const one = await step()
  expect([one.of, one.prices]).toEqual([autumn, [484_000_020]])
  one.answer({ revision: 4 })
  expect(await appended).toEqual({ made: { draftId: autumn, revision: 4 } })
})
