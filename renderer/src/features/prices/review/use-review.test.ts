// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { batchIdSchema, jobIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import type { ReviewProps } from './review-props.ts'
import { sampleReview } from './testing/sample-review.ts'
import { useReview } from './use-review.ts'

const [unit, other] = [sampleUnit({ id: 1 }), sampleUnit({ id: 2 })]
const change = {
  units: [unit, other],
  draft: {
    ...sampleReview.draft,
    prices: new Map([[unit.id, draftedPrice(unit, 485_000_000)]]),
  },
}
const refusal = { kind: 'store', cause: 'failed', path: '/store', again: 'afterFix' } as const
const batchId = batchIdSchema.parse('b1')
const ofRevision = (revision: number) => ({ draft: { ...sampleReview.draft, revision } })

const start = async (reviewed: Partial<ReviewProps>) => {
  const main = mainOnOrder()
  const { result, rerender } = await renderInPage(useReview, { ...sampleReview, ...reviewed })
  const follow = (revision: number) => rerender({ ...sampleReview, ...ofRevision(revision) })
  return {
    main,
    follow,
    listed: await main.asked('batches.listBatches'),
    review: () => result.current,
  }
}

test('nothing is sent before it is known whether a batch of the draft is undecided', async () => {
  const { listed, review } = await start(change)
  expect(review().canSend).toBe(false)
  listed.answer([])
  await expect.poll(() => review().canSend).toBe(true)
})

test('where that cannot be read nothing is sent, why is told, and it is read again', async () => {
  const { main, listed, review } = await start(change)
  listed.fail(refusal)
  await expect.poll(() => review().unread).toMatchObject({ failure: { kind: 'store' } })
  expect(review().canSend).toBe(false)
  act(() => review().unread?.readAgain())
  ;(await main.asked('batches.listBatches')).answer([])
  await expect.poll(() => review()).toMatchObject({ canSend: true, unread: null })
})

test('nothing is sent before it is known what became of an earlier click, and that is read again', async () => {
  const { main, listed, review } = await start(change)
  listed.answer([])
  await expect.poll(() => review().canSend).toBe(true)
  act(() => review().send())
  ;(await main.asked('batches.send')).answer({ batchId, jobId: jobIdSchema.parse('j1') })
  const read = await main.asked('batches.readBatch')
  expect(review().canSend).toBe(false)
  read.fail(refusal)
  await expect.poll(() => review().unread).toMatchObject({ failure: { kind: 'store' } })
  expect(review().canSend).toBe(false)
  act(() => review().unread?.readAgain())
  expect((await main.asked('batches.readBatch')).input).toEqual({ batchId })
})

test('units that nobody moves are known before anything is called checked or is sent', async () => {
  const { main, listed, review } = await start({
    ...change,
    rules: { ...defaultPriceRules, warnUnchangedDays: 90 },
  })
  listed.answer([])
  const unchanged = await main.asked('prices.listUnchangedSince')
  expect(review()).toMatchObject({ isChecked: false, isChecking: true, canSend: false })
  unchanged.fail(refusal)
  await expect.poll(() => review().unread).toMatchObject({ failure: { kind: 'store' } })
  expect(review()).toMatchObject({ isChecked: false, isChecking: false, canSend: false })
  act(() => review().unread?.readAgain())
  const again = await main.asked('prices.listUnchangedSince')
  again.answer({ unitIds: toJson([other.id]) })
  await expect.poll(() => review()).toMatchObject({ isChecked: true, canSend: true })
  expect(review().stale).toEqual([other])
})

test('what a list was compared by is never what its next prices are called checked by', async () => {
  const main = mainOnOrder()
  const drawn: boolean[] = []
  const { rerender } = await renderInPage(
    (props: ReviewProps) => void drawn.push(useReview(props).isChecked),
    { ...sampleReview, ...change },
  )
  ;(await main.asked('batches.listBatches')).answer([])
  await expect.poll(() => drawn.at(-1)).toBe(true)
  expect(drawn[0]).toBe(false)
  drawn.length = 0
  const prices = new Map([[unit.id, draftedPrice(unit, 486_000_000)]])
  await rerender({
    ...sampleReview,
    ...change,
    draft: { ...change.draft, prices },
    premiums: 'pending',
  })
  expect(drawn).not.toContain(true)
})

test('what others change while it is looked at is looked at before it leaves', async () => {
  const { main, follow, listed, review } = await start({})
  listed.answer([])
  await follow(2)
  review().send()
  const sent = await main.asked('batches.send')
  expect(sent.input).toMatchObject({ revision: 2, reviewedFrom: 1 })
  sent.fail({ kind: 'notAllowed', reason: 'changedByTeam', revision: 2, again: 'afterFix' })
  await expect.poll(() => review().failure).toMatchObject({ reason: 'changedByTeam' })
  await follow(3)
  review().send()
  const again = await main.asked('batches.send')
  // What was changed once more, after it was told, has not been looked at.
  expect(again.input).toMatchObject({ revision: 3, reviewedFrom: 2 })
  again.fail({ kind: 'notAllowed', reason: 'changedByTeam', revision: 3, again: 'afterFix' })
  await expect.poll(() => review().failure).toMatchObject({ revision: 3 })
  review().send()
  expect((await main.asked('batches.send')).input).toMatchObject({ revision: 3, reviewedFrom: 3 })
})
