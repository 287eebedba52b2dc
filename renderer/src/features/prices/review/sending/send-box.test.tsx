// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Approval } from '#core/contract/drafts'
import type { OutputOf } from '#core/contract/index'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { createQueryClient } from '../../../../app/query-client.ts'
import { query } from '../../../../bridge/query.ts'
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

const refusal = { kind: 'store', cause: 'failed', path: '/store', again: 'afterFix' } as const

const start = async (props: ReviewProps) => {
  const main = mainOnOrder()
  const client = createQueryClient()
  const { rerender } = render(<Box {...props} />, { wrapper: await pageAround({ client }) })
  ;(await main.asked('batches.listBatches')).answer([])
  return { main, client, rerender }
}

/** Nobody in a team, and every batch confirmed by typing. */
const startAlone = async (props: ReviewProps) => {
  const { main, rerender } = await start(props)
  ;(await main.asked('drafts.listShared')).answer({ isInTeam: false, isAway: false, drafts: [] })
  ;(await main.asked('prices.readSendLimit')).answer({ sumMinor: 1 })
  ;(await main.asked('drafts.readLimit')).answer({ limit: null })
  return rerender
}

const approved: Approval = {
  id: 'a',
  state: 'approved',
  asker: { name: 'Jana', isOwn: true },
  decider: 'Petr',
  word: '',
  mayDecide: false,
}

/** What the team knows of the draft: it can be heard or is away, and the draft is approved or is not yet. */
const ofTeam = (at: 'here' | 'away', approval: Approval | null): OutputOf<'drafts.listShared'> => ({
  isInTeam: true,
  isAway: at === 'away',
  drafts: [
    {
      draftId: compared.draft.id,
      ...compared.of,
      name: compared.draft.name,
      author: null,
      editor: null,
      asker: null,
      untold: 0,
      contested: 0,
      approval,
    },
  ],
})

/** In a team in which a second person approves every change. */
const startInTeam = async (props: ReviewProps) => {
  const { main, client } = await start(props)
  ;(await main.asked('prices.readSendLimit')).answer({ sumMinor: 1 })
  ;(await main.asked('drafts.readLimit')).answer({ limit: { units: 0, percent: null } })
  ;(await main.asked('drafts.listShared')).answer(ofTeam('here', approved))
  const { queryKey } = query('drafts.listShared', {})
  return (known: OutputOf<'drafts.listShared'>) => act(() => client.setQueryData(queryKey, known))
}

const pending = { ...compared, premiums: 'pending' } as const

test('while prices are compared nothing is sent, and why is said', async () => {
  const rerender = await startAlone(compared)
  await expect.poll(() => isDisabled(/^Send 1 price now/)).toBe(false)
  expect(screen.queryByText(/^First these prices are compared/)).toBeNull()
  rerender(<Box {...pending} />)
  expect(await isDisabled(/^Send 1 price now/)).toBe(true)
  expect(await isDisabled(/^Send later/)).toBe(true)
  expect(screen.getByText(/^First these prices are compared/)).toBeTruthy()
})

test('while a limit is read nothing is sent, and that it is read is said', async () => {
  const { main } = await start(compared)
  ;(await main.asked('drafts.listShared')).answer({ isInTeam: false, isAway: false, drafts: [] })
  ;(await main.asked('drafts.readLimit')).answer({ limit: null })
  const limit = await main.asked('prices.readSendLimit')
  expect(await screen.findByText('Loading what is needed…')).toBeTruthy()
  expect(await isDisabled(/^Send 1 price now/)).toBe(true)
  limit.answer({ sumMinor: 1 })
  expect(await screen.findByText(/^The price list is read again first/)).toBeTruthy()
  expect(await isDisabled(/^Send 1 price now/)).toBe(false)
})

test('where a limit cannot be read nothing is sent, no wait is told but why, and it is read again', async () => {
  const { main } = await start(compared)
  ;(await main.asked('drafts.listShared')).answer({ isInTeam: false, isAway: false, drafts: [] })
  ;(await main.asked('drafts.readLimit')).answer({ limit: null })
  ;(await main.asked('prices.readSendLimit')).fail(refusal)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(await isDisabled(/^Send 1 price now/)).toBe(true)
  expect(screen.queryByText(/^First these prices are compared|^The price list is read/)).toBeNull()
  fireEvent.click(await button(/^Try again/))
  ;(await main.asked('prices.readSendLimit')).answer({ sumMinor: null })
  await expect.poll(() => isDisabled(/^Send 1 price now/)).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

const typeInto = (dialog: HTMLElement, text: string) => {
  const field = within(dialog).getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: text } })
  return () => field.value
}

test('what changes below a typed confirmation is compared before it is confirmed, and what was typed stays', async () => {
  const rerender = await startAlone(compared)
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
  const rerender = await startAlone(compared)
  await expect.poll(() => isDisabled(/^Send later/)).toBe(false)
  fireEvent.click(await button(/^Send later/))
  expect(await isDisabled(/^Schedule$/)).toBe(false)
  rerender(<Box {...pending} />)
  expect(await isDisabled(/^Schedule$/)).toBe(true)
  rerender(<Box {...compared} />)
  expect(await isDisabled(/^Schedule$/)).toBe(false)
})

test('a dialog over what can no longer be sent goes, the focus stays beside it, and it does not come back by itself', async () => {
  const rerender = await startAlone(compared)
  await expect.poll(() => isDisabled(/^Send later/)).toBe(false)
  fireEvent.click(await button(/^Send later/))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  rerender(<Box {...compared} rules={{ ...defaultPriceRules, floorPriceMinor: 900_000_000 }} />)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^First resolve/)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Send' }))
  rerender(<Box {...compared} />)
  await expect.poll(() => isDisabled(/^Send later/)).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who thinks better of a time is back at its button', async () => {
  await startAlone(compared)
  await expect.poll(() => isDisabled(/^Send later/)).toBe(false)
  const later = await button(/^Send later/)
  later.focus()
  fireEvent.click(later)
  fireEvent.click(await button(/^Cancel/))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(later)
})

test('a team that is away for a moment takes away no dialog and nothing that was typed in it', async () => {
  const tell = await startInTeam(compared)
  await expect.poll(() => isDisabled(/^Send 1 price now/)).toBe(false)
  fireEvent.click(await button(/^Send 1 price now/))
  const typed = typeInto(await screen.findByRole('dialog'), '10000')
  expect(await isDisabled(/^Confirm/)).toBe(false)
  tell(ofTeam('away', null))
  await expect.poll(() => isDisabled(/^Confirm/)).toBe(true)
  expect(
    within(screen.getByRole('dialog')).getByText(/^The team can’t be reached now/),
  ).toBeTruthy()
  tell(ofTeam('here', approved))
  await expect.poll(() => isDisabled(/^Confirm/)).toBe(false)
  expect(typed()).toBe('10000')
})

test('a dialog goes with the approval that it needs', async () => {
  const tell = await startInTeam(compared)
  await expect.poll(() => isDisabled(/^Send later/)).toBe(false)
  fireEvent.click(await button(/^Send later/))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  tell(ofTeam('here', null))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Send later/ })).toBeNull()
})

test('why something cannot be read is told where a change is held back, too', async () => {
  const { main } = await start(compared)
  ;(await main.asked('prices.readSendLimit')).fail(refusal)
  ;(await main.asked('drafts.readLimit')).answer({ limit: { units: 0, percent: null } })
  ;(await main.asked('drafts.listShared')).answer(ofTeam('here', null))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(await button(/^Ask for approval/)).toBeTruthy()
})

test('where it cannot be read what the team says of a draft, nothing is sent and nothing asked of the team', async () => {
  const { main } = await start(compared)
  ;(await main.asked('prices.readSendLimit')).answer({ sumMinor: null })
  ;(await main.asked('drafts.readLimit')).answer({ limit: { units: 0, percent: null } })
  ;(await main.asked('drafts.listShared')).fail(refusal)
  expect(await button(/^Try again/)).toBeTruthy()
  expect(await isDisabled(/^Send 1 price now/)).toBe(true)
  expect(screen.queryByRole('button', { name: /^Share|^Ask for approval/ })).toBeNull()
  fireEvent.click(await button(/^Try again/))
  ;(await main.asked('drafts.listShared')).answer(ofTeam('here', null))
  expect(await button(/^Ask for approval/)).toBeTruthy()
})
