import { expect, test } from 'vitest'
import { channelsOf, type DeliveryRules, isToBeSent, mailServerSchema } from './delivery.ts'

const rules: DeliveryRules = {
  recipients: ['sales@example.com'],
  toWebhook: true,
  toSftp: false,
  when: 'changed',
  file: 'attached',
  withComparison: false,
}
const of = (cells: string | null, file = 'f1') => ({ sha256: file, cellsSha256: cells })

test('a report goes to whom it is for, and nowhere else', () => {
  expect(channelsOf(rules)).toEqual(['email', 'webhook'])
  expect(channelsOf({ ...rules, recipients: [] })).toEqual(['webhook'])
  expect(channelsOf(null)).toEqual([])
})

test('only a change is sent, where only changes are wanted; the first run always is', () => {
  expect(isToBeSent(rules, { now: of('a'), last: null })).toBe(true)
  expect(isToBeSent(rules, { now: of('a', 'f2'), last: of('a') })).toBe(false)
  expect(isToBeSent(rules, { now: of('b'), last: of('a') })).toBe(true)
  expect(isToBeSent(rules, { now: of(null), last: of('a') })).toBe(false)
  expect(isToBeSent(rules, { now: of(null, 'f2'), last: of('a') })).toBe(true)
  expect(isToBeSent({ ...rules, when: 'always' }, { now: of('a'), last: of('a') })).toBe(true)
})

test.each(['smtp.example.com', 'smtp', '127.0.0.1', 'pošta.example'])(
  '%s is a mail server',
  (host) => {
    const server = { host, port: 465, encryption: 'tls', login: '', from: 'a@example.com' }
    expect(mailServerSchema.safeParse(server).success).toBe(true)
  },
)

test.each(['', 'a b', 'smtp://x', 'x/y', 'x:25', '-x', 'x\r\nRCPT'])('%j is none', (host) => {
  const server = { host, port: 465, encryption: 'tls', login: '', from: 'a@example.com' }
  expect(mailServerSchema.safeParse(server).success).toBe(false)
})
