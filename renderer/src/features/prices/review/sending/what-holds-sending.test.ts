import { expect, test } from 'vitest'
import type { Account } from '#core/contract/accounts'
import { whatHoldsSending } from './what-holds-sending.ts'

const now = 1_000_000
const ready: Pick<Account, 'state' | 'denied' | 'cooling'> = {
  state: { kind: 'ready' },
  denied: [],
  cooling: [],
}

test.each([
  ['an account that is ready', {}, null],
  [
    'an account on hold',
    { state: { kind: 'held' as const, since: 1, failuresInARow: 3, cause: 'refused' as const } },
    { kind: 'held' },
  ],
  [
    'an account without a password',
    { state: { kind: 'withoutPassword' as const } },
    { kind: 'withoutPassword' },
  ],
  [
    'an account that may not change prices',
    { denied: [{ endpoint: 'update-units', since: 1, cause: 'refused' as const }] },
    { kind: 'denied' },
  ],
  [
    'an account that may not read leads',
    { denied: [{ endpoint: 'get-leads', since: 1, cause: 'refused' as const }] },
    null,
  ],
  [
    'a pricelist that is to be left alone',
    { cooling: [{ endpoint: 'get-project', until: now + 5 }] },
    { kind: 'cooling', until: now + 5 },
  ],
  ['a pause that is over', { cooling: [{ endpoint: 'update-units', until: now }] }, null],
  [
    'a pause of something else',
    { cooling: [{ endpoint: 'list-excel-leads', until: now + 5 }] },
    null,
  ],
])('%s: what holds a batch', (_, account, held) => {
  expect(whatHoldsSending({ ...ready, ...account }, now)).toEqual(held)
})

test('as long as nobody knows the account, nothing is said to hold a batch', () => {
  expect(whatHoldsSending(null, now)).toBeNull()
})
