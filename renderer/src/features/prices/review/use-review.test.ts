// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import { noDraft } from '../editor/held-draft.ts'
import { sampleReview } from './testing/sample-review.ts'
import { useReview } from './use-review.ts'

const start = async (revision = 1) => {
  const main = mainOnOrder()
  const { result, rerender } = await renderInPage(useReview, {
    ...sampleReview,
    draft: { ...sampleReview.draft, revision },
  })
  const follow = (revision: number) =>
    rerender({ ...sampleReview, draft: { ...sampleReview.draft, revision } })
  return {
    main,
    follow,
    listed: await main.asked('batches.listBatches'),
    review: () => result.current,
  }
}

test('nothing is sent before it is known whether a batch of the draft is undecided', async () => {
  const { listed, review } = await start()
  expect(review().isUndecidedKnown).toBe(false)
  listed.answer([])
  await expect.poll(() => review().isUndecidedKnown).toBe(true)
})

test('where that cannot be read nothing is sent, and why is told', async () => {
  const { listed, review } = await start()
  listed.fail({ kind: 'store', cause: 'failed', path: '/store', again: 'afterFix' })
  await expect.poll(() => review().failure).toMatchObject({ kind: 'store' })
  expect(review().isUndecidedKnown).toBe(false)
})

test('what others change while it is looked at is looked at before it leaves', async () => {
  const { main, follow, listed, review } = await start()
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

test('a review begins with the prices that are read first', async () => {
  const { main, follow, listed, review } = await start(noDraft.revision)
  listed.answer([])
  await follow(3)
  review().send()
  expect((await main.asked('batches.send')).input).toMatchObject({ revision: 3, reviewedFrom: 3 })
})
