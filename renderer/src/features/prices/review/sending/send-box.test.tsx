// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../../testing/main-on-order.ts'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import type { ReviewProps } from '../review-props.ts'
import { sampleReview } from '../testing/sample-review.ts'
import { useReview } from '../use-review.ts'
import { SendBox } from './send-box.tsx'

const unit = sampleUnit()
const compared: ReviewProps = {
  ...sampleReview,
  draft: {
    ...sampleReview.draft,
    prices: new Map([[unit.id, draftedPrice(unit, 485_000_000)]]),
  },
  units: [unit],
}

const Box = (props: ReviewProps) => {
  const review = useReview(props)
  const { of, rules, currency, draft } = props
  return <SendBox of={of} review={review} rules={rules} currency={currency} draft={draft} />
}

const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const isDisabled = async (name: RegExp) => (await button(name)).disabled

const start = async (props: ReviewProps) => {
  const main = mainOnOrder()
  const { rerender } = render(<Box {...props} />, { wrapper: await pageAround() })
  ;(await main.asked('batches.listBatches')).answer([])
  ;(await main.asked('prices.readSendLimit')).answer({ sumMinor: 1 })
  ;(await main.asked('drafts.readLimit')).answer({ limit: null })
  return rerender
}

const pending = { ...compared, premiums: 'pending' } as const

test('while prices are compared nothing is sent, and why is said', async () => {
  const rerender = await start(compared)
  await expect.poll(() => isDisabled(/^Send 1 price now/)).toBe(false)
  expect(screen.queryByText(/^First these prices are compared/)).toBeNull()
  rerender(<Box {...pending} />)
  expect(await isDisabled(/^Send 1 price now/)).toBe(true)
  expect(await isDisabled(/^Apply later/)).toBe(true)
  expect(screen.getByText(/^First these prices are compared/)).toBeTruthy()
})

test('where they will not be compared no wait is told, but why', async () => {
  const rerender = await start(compared)
  await expect.poll(() => isDisabled(/^Send 1 price now/)).toBe(false)
  const failure = { kind: 'store', cause: 'damaged', path: '/store', again: 'afterFix' } as const
  rerender(<Box {...pending} failure={failure} />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(await isDisabled(/^Send 1 price now/)).toBe(true)
  expect(screen.queryByText(/^First these prices are compared|^The pricelist is read/)).toBeNull()
})

const typeInto = (dialog: HTMLElement, text: string) => {
  const field = within(dialog).getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: text } })
  return () => field.value
}

test('what changes below a typed confirmation is compared before it is confirmed, and what was typed stays', async () => {
  const rerender = await start(compared)
  await expect.poll(() => isDisabled(/^Send 1 price now/)).toBe(false)
  fireEvent.click(await button(/^Send 1 price now/))
  const typed = typeInto(await screen.findByRole('dialog'), '10000')
  expect(await isDisabled(/^Confirm/)).toBe(false)
  rerender(<Box {...pending} />)
  expect(await isDisabled(/^Confirm/)).toBe(true)
  rerender(<Box {...compared} />)
  expect(await isDisabled(/^Confirm/)).toBe(false)
  expect(typed()).toBe('10000')
})

test('so it is below the choice of a time', async () => {
  const rerender = await start(compared)
  await expect.poll(() => isDisabled(/^Apply later/)).toBe(false)
  fireEvent.click(await button(/^Apply later/))
  expect(await isDisabled(/^Apply at this time/)).toBe(false)
  rerender(<Box {...pending} />)
  expect(await isDisabled(/^Apply at this time/)).toBe(true)
  rerender(<Box {...compared} />)
  expect(await isDisabled(/^Apply at this time/)).toBe(false)
})

test('a dialog over what can no longer be sent goes, the focus stays beside it, and it does not come back by itself', async () => {
  const rerender = await start(compared)
  await expect.poll(() => isDisabled(/^Apply later/)).toBe(false)
  fireEvent.click(await button(/^Apply later/))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  rerender(<Box {...compared} rules={{ ...defaultPriceRules, floorPriceMinor: 900_000_000 }} />)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^First resolve/)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Send' }))
  rerender(<Box {...compared} />)
  await expect.poll(() => isDisabled(/^Apply later/)).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
