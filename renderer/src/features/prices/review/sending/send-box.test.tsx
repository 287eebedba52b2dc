// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draftIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../../testing/main-on-order.ts'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import type { ReviewProps } from '../review-props.ts'
import { useReview } from '../use-review.ts'
import { SendBox } from './send-box.tsx'

const nothing = () => undefined
const unit = sampleUnit()

const compared: ReviewProps = {
  of: { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) },
  project: { name: 'Vltavan' },
  currency: 'CZK',
  draft: {
    id: draftIdSchema.parse('autumn'),
    name: 'Autumn',
    revision: 1,
    prices: new Map([[unit.id, draftedPrice(unit, 485_000_000)]]),
  },
  units: [unit],
  rules: defaultPriceRules,
  evidence: new Map(),
  premiums: null,
  failure: null,
  dealsExportedAt: null,
  onChooseDealColumns: nothing,
  trouble: null,
  onStep: nothing,
  onClose: nothing,
  onShowUnit: nothing,
}

const Box = (props: ReviewProps) => {
  const review = useReview(props)
  const { of, rules, currency, draft } = props
  return <SendBox of={of} review={review} rules={rules} currency={currency} draft={draft} />
}

test('while prices are compared nothing is sent, why is said, and a dialog of before is gone', async () => {
  const main = mainOnOrder()
  const { rerender } = render(<Box {...compared} premiums="pending" />, {
    wrapper: await pageAround(),
  })
  ;(await main.asked('batches.listBatches')).answer([])
  ;(await main.asked('prices.readSendLimit')).answer({ sumMinor: null })
  ;(await main.asked('drafts.readLimit')).answer({ limit: null })
  const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
  expect((await button(/^Send 1 price now/)).disabled).toBe(true)
  expect((await button(/^Apply later/)).disabled).toBe(true)
  expect(screen.getByText(/^First these prices are compared/)).toBeTruthy()
  rerender(<Box {...compared} />)
  await expect.poll(async () => (await button(/^Apply later/)).disabled).toBe(false)
  fireEvent.click(await button(/^Apply later/))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  rerender(<Box {...compared} premiums="pending" />)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  rerender(<Box {...compared} />)
  await expect.poll(async () => (await button(/^Apply later/)).disabled).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
