// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draftIdSchema, unitIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import { useSenderOf } from './use-sender-of.ts'

const [own, other] = [unitIdSchema.parse(1), unitIdSchema.parse(2)]

test('a price in the way is told to be of one’s own draft or of somebody else, and of nobody before that is known', async () => {
  const main = mainOnOrder()
  const { result } = await renderInPage(() => useSenderOf(draftIdSchema.parse('d1')), null)
  expect(result.current(own).name).toBe('')
  const asked = await main.asked('drafts.listOwnSends')
  const sentAt = Date.UTC(2026, 10, 12, 9)
  asked.answer(toJson([{ unitId: own, draftName: 'Autumn', sentAt }]))
  await expect.poll(() => result.current(own).name).toBe('Your draft “Autumn”')
  expect(result.current(own).hint).toMatch(/^Sent .*2026/)
  expect(result.current(other)).toEqual({ name: 'Somebody else' })
})
