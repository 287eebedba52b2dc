// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Approval } from '#core/contract/drafts'
import { draftIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../../testing/main-on-order.ts'
import { pageAround } from '../../../../testing/render-in-page.tsx'
import { ApprovalBox } from './approval-box.tsx'
import type { ApprovalState } from './use-approval.ts'

const draft = {
  id: draftIdSchema.parse('spring'),
  name: 'Spring',
  revision: 4,
  prices: new Map(),
}

const state: ApprovalState = {
  above: { units: 20, percent: 5 },
  approval: null,
  isShared: true,
  isAway: false,
  isKnown: true,
  unread: null,
  isHeldBack: true,
}

const approval: Approval = {
  id: 'a',
  state: 'asked',
  asker: { name: 'Jana', isOwn: true },
  decider: '',
  word: '',
  mayDecide: false,
}

const shown = async (changed: Partial<ApprovalState>, isChecked = true) => {
  const main = mainOnOrder()
  render(<ApprovalBox draft={draft} state={{ ...state, ...changed }} isChecked={isChecked} />, {
    wrapper: await pageAround(),
  })
  return main
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('nothing is said of a change that one person may send', async () => {
  await shown({ above: null })
  expect(screen.queryByRole('status')).toBeNull()
})

test('before it is known whether a second person has to approve, nothing is said', async () => {
  await shown({ isKnown: false })
  expect(screen.queryByText(/more than 20 units/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a change above the limit says so, and is asked for as it was reviewed', async () => {
  const main = await shown({})
  expect(await screen.findByText(/more than 20 units, or one price by more than 5%/)).toBeTruthy()
  await press('Ask for approval')
  expect((await main.asked('drafts.askApproval')).input).toEqual({ draftId: 'spring', revision: 4 })
})

test('a review that does not say all yet is neither asked about nor approved, but may be refused', async () => {
  await shown({}, false)
  const isDisabled = async (name: string) =>
    (await screen.findByRole<HTMLButtonElement>('button', { name })).disabled
  expect(await isDisabled('Ask for approval')).toBe(true)
  cleanup()
  await shown({ approval: { ...approval, mayDecide: true } }, false)
  expect(await isDisabled('Approve')).toBe(true)
  expect(await isDisabled('Refuse')).toBe(false)
})

test('a draft of one person is shared first', async () => {
  const main = await shown({ isShared: false })
  expect(await screen.findByText(/share the draft with the team\./)).toBeTruthy()
  await press('Share with the team')
  expect((await main.asked('drafts.share')).input).toEqual({ draftId: 'spring' })
})

test('without the team nobody can be asked', async () => {
  await shown({ isAway: true })
  expect(await screen.findByText(/The team can’t be reached now/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask for approval' }).disabled).toBe(
    true,
  )
})

test('who waits is told for whom, and what was said with an answer', async () => {
  await shown({ approval: { ...approval, asker: { name: 'Eva', isOwn: false } } })
  expect(await screen.findByText('Eva has asked for it.')).toBeTruthy()
  await shown({ approval: { ...approval, state: 'approved', decider: 'Petr', word: 'until May' } })
  expect(await screen.findByText('Approved by Petr')).toBeTruthy()
  expect(screen.getByText('until May')).toBeTruthy()
  await shown({ approval: { ...approval, state: 'refused', decider: 'Petr', word: 'too dear' } })
  expect(await screen.findByText('Refused by Petr')).toBeTruthy()
  expect(screen.getByText('too dear')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy()
})

test('whoever is asked refuses with a word alone, also where the limit is another one by now', async () => {
  const asker = { name: 'Jana', isOwn: false }
  const main = await shown({ above: null, approval: { ...approval, asker, mayDecide: true } })
  await press('Refuse')
  expect(await screen.findByText('Say why you refuse it.')).toBeTruthy()
  const word = screen.getByRole('textbox', { name: 'Message to Jana' })
  fireEvent.change(word, { target: { value: 'too early' } })
  expect(screen.queryByText('Say why you refuse it.')).toBeNull()
  await press('Refuse')
  const decided = await main.asked('drafts.decideApproval')
  expect(decided.input).toEqual({
    draftId: 'spring',
    revision: 4,
    approvalId: 'a',
    decision: 'refused',
    word: 'too early',
  })
  decided.fail({ kind: 'team', fault: 'unreachable', again: 'now' })
  expect(await screen.findByText('The team can’t be reached')).toBeTruthy()
  expect((word as HTMLTextAreaElement).value).toBe('too early')
})

test('whoever has asked about a draft of others is told that they may approve it too', async () => {
  await shown({ approval: { ...approval, mayDecide: true } })
  expect(await screen.findByText('You have asked for approval')).toBeTruthy()
  expect(screen.getByText(/so you can also approve it yourself/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Message to your colleagues' })).toBeTruthy()
  expect(screen.queryByText(/Jana/)).toBeNull()
})
