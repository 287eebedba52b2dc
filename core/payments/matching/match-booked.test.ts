import { expect, test } from 'vitest'
import { paymentIdSchema } from '#core/ids'
import { sampleEntry } from '../testing/sample-entry.ts'
import { sampleIncoming } from '../testing/sample-incoming.ts'
import { type IncomingPayment, possibleScore } from './booked-evidence.ts'
import { matchBooked } from './match-booked.ts'
import { paymentsBySum } from './payments-by-sum.ts'

const paymentId = paymentIdSchema.parse('claimed')
const booked = [sampleEntry('c', { state: { kind: 'sent', at: 1, paymentId, isNew: true } })]

const match = (entries: ReturnType<typeof sampleEntry>[], ...incoming: IncomingPayment[]) =>
  matchBooked({
    entries,
    booked,
    maybe: [],
    incoming: paymentsBySum(incoming),
    leastScore: possibleScore,
  }).map(({ paymentId }) => paymentId)

const one = sampleEntry('a')
const alike = sampleEntry('b')

test('one payment of the CRM that is like one entry and no other is that entry', () => {
  expect(match([one], sampleIncoming('7'), sampleIncoming('8', { amountMinor: 1 }))).toEqual(['7'])
})

test.each<[string, ReturnType<typeof sampleEntry>[], IncomingPayment[]]>([
  ['two of the CRM are like it', [one], [sampleIncoming('7'), sampleIncoming('8')]],
  ['two entries are like it', [one, alike], [sampleIncoming('7')]],
  ['the day is another', [one], [sampleIncoming('7', { paidOn: '2026-11-22' })]],
  ['the symbol is not told', [one], [sampleIncoming('7', { variableSymbol: null })]],
  [
    'neither symbol nor day is told',
    [one],
    [sampleIncoming('7', { variableSymbol: null, paidOn: null })],
  ],
  ['its number cannot be one', [one], [sampleIncoming('no 7')]],
])('where %s a person decides', (_, entries, incoming) => {
  expect(match(entries, ...incoming)).toEqual(entries.map(() => null))
})

test('what the CRM does not have, or what is known to be another one, is not named', () => {
  expect(
    match([one], sampleIncoming('claimed'), sampleIncoming('8', { paidOn: '2026-01-01' })),
  ).toEqual([])
})
