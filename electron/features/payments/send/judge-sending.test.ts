import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/failure'
import { judgeSending } from './judge-sending.ts'

const endpoint = 'add-incoming-payment'
const refused = { kind: 'refused', endpoint, message: 'No.', about: null } as const

test.each<[what: string, Failure, ReturnType<typeof judgeSending>]>([
  [
    'an answer that nobody heard',
    { kind: 'unknownOutcome', endpoint, again: 'afterFix' },
    { kind: 'lose' },
  ],
  ['a fault of our own', { kind: 'defect', id: 'd1', again: 'now' }, { kind: 'lose' }],
  [
    'a server that asks to wait',
    { kind: 'cooling', endpoint, until: 1, again: { at: 1 } },
    { kind: 'holdBack' },
  ],
  [
    'a refused payment',
    { ...refused, status: 400, again: 'afterFix' },
    { kind: 'refuse', message: 'No.' },
  ],
  [
    'an account that has to accept something first',
    { ...refused, status: 403, about: 'consent', again: 'afterFix' },
    { kind: 'holdBack' },
  ],
  ['a version that is gone', { ...refused, status: 418, again: 'never' }, { kind: 'holdBack' }],
])('of %s a payment says what may have become of it', (_what, failure, judged) => {
  expect(judgeSending(failure)).toEqual(judged)
})
