import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { CustomerId, InquiryId, LeadSendingId } from '#core/ids'
import type { LeadSending } from '#core/leads/send/lead-sending'
import { endedTitle, openStatus, sendingStatusOf, statusWords } from './sending-words.ts'

const sending = (parts: Partial<LeadSending>): LeadSending => ({
  id: 's1' as LeadSendingId,
  at: 0,
  account: 'Web',
  name: 'Eva',
  email: '',
  phone: '',
  projectId: null,
  unitId: null,
  isTest: false,
  ofSentKey: null,
  isSettled: false,
  state: { kind: 'unknown' },
  watch: { kind: 'awaited' },
  ...parts,
})
const answered = { kind: 'answered', customerId: 7 as CustomerId } as const
const appeared = { kind: 'appeared', inquiryId: 5 as InquiryId } as const

test.each([
  [{ state: { kind: 'sending' }, watch: null }, 'sending', false],
  [{ state: answered, watch: { kind: 'awaited' } }, 'awaited', false],
  [{ state: answered, watch: appeared }, 'arrived', false],
  [{ state: answered, watch: { kind: 'notThere' } }, 'notThere', true],
  [{ state: { kind: 'unknown' }, watch: { kind: 'awaited' } }, 'unknown', true],
  [{ state: { kind: 'unknown' }, watch: appeared }, 'unknownArrived', false],
  [{ state: { kind: 'unknown' }, watch: { kind: 'notThere' } }, 'unknownNotThere', true],
  [{ state: { kind: 'unknown' }, watch: null, isSettled: true }, 'settled', false],
] as const)('%j stands as %s', (parts, status, needsSomebody) => {
  expect(sendingStatusOf(sending(parts))).toBe(status)
  expect(openStatus(sending(parts)) !== null).toBe(needsSomebody)
})

test('what a colleague has sent is not called refused', () => {
  const failure = { kind: 'taken', by: 'Petr', standing: 'done', again: 'never' } as const
  const passedOver = sending({ state: { kind: 'refused', failure }, watch: null })
  const key = ((words: string) => words) as TFunction
  expect(sendingStatusOf(passedOver)).toBe('leftToColleague')
  expect(statusWords(key, passedOver)).toBe('team.taken.done.title')
})

test.each([
  [{ state: { kind: 'unknown' }, watch: { kind: 'awaited' } }, 'unknownTitle'],
  [{ state: { kind: 'unknown' }, watch: appeared }, 'unknownArrivedTitle'],
  [{ state: { kind: 'unknown' }, watch: null, isSettled: true }, 'settledTitle'],
  [{ state: answered, watch: appeared }, 'takenTitle'],
] as const)('%j is titled %s: what is known is not called unknown', (parts, title) => {
  const key = ((words: string) => words) as TFunction
  expect(endedTitle(key, sending(parts))).toBe(`leads.sending.${title}`)
})
