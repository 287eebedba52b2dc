import { expect, test } from 'vitest'
import { type HeardCall, judgeHour, type LivedHour } from './judge.ts'

const minuteMs = 60_000

const call = (changes: Partial<HeardCall> = {}): HeardCall => ({
  at: 0,
  endpoint: 'list-excel-deals',
  status: 200,
  parameters: { login: 'eva' },
  file: null,
  ...changes,
})

const hour = (changes: Partial<LivedHour>): LivedHour => ({
  calls: [],
  changedPasswords: 0,
  acts: [],
  brokenRows: [],
  ...changes,
})

const breaches = (changes: Partial<LivedHour>) => judgeHour(hour(changes)).length

test('an export is early before five minutes are over since it was made, or where the CRM says so', () => {
  const second = (changes: Partial<HeardCall>) => breaches({ calls: [call(), call(changes)] })
  expect(second({ at: 5 * minuteMs - 1 })).toBe(1)
  expect(second({ at: 5 * minuteMs })).toBe(0)
  expect(second({ at: 1, parameters: { login: 'jan' } })).toBe(0)
  expect(second({ at: 1, endpoint: 'list-excel-events' })).toBe(0)
  expect(second({ at: 6 * minuteMs, status: 429 })).toBe(1)
  expect(breaches({ calls: [call({ status: 500 }), call({ at: 1 })] })).toBe(0)
})

test('what is created is created once, whoever asks for it', () => {
  const payment = (changes: Partial<HeardCall> = {}) =>
    call({ endpoint: 'add-incoming-payment', parameters: { login: 'eva', id: '1' }, ...changes })
  const acts = Array.from({ length: 2 }, () => ({ kind: 'payment', outcome: 'created' }))
  const of = (second: HeardCall) => breaches({ calls: [payment(), second], acts })
  expect(of(payment({ parameters: { login: 'jan', id: '1' } }))).toBe(1)
  expect(of(payment({ status: 400 }))).toBe(0)
  expect(of(payment({ parameters: { login: 'eva', id: '2' } }))).toBe(0)
  expect(of(payment({ file: { sha256: 'a' } }))).toBe(0)
})

test('a changed password costs one failed login, no more and no less', () => {
  const refused = call({ status: 401 })
  expect(breaches({ calls: [refused], changedPasswords: 1 })).toBe(0)
  expect(breaches({ calls: [refused, refused], changedPasswords: 1 })).toBe(1)
  expect(breaches({ calls: [], changedPasswords: 1 })).toBe(1)
})

test('whatever the CRM has done was told, and the record follows', () => {
  const lead = call({ endpoint: 'create-lead' })
  expect(breaches({ calls: [lead] })).toBe(1)
  expect(breaches({ calls: [lead], acts: [{ kind: 'lead', outcome: 'refused' }] })).toBe(1)
  expect(breaches({ calls: [lead], acts: [{ kind: 'lead', outcome: 'unknown' }] })).toBe(0)
  expect(breaches({ brokenRows: [7] })).toBe(1)
})
