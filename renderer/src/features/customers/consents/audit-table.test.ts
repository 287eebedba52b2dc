import { expect, test } from 'vitest'
import type { ConsentTypeId, CustomerId, RevocationId } from '#core/ids'
import { auditTable } from './audit-table.ts'
import type { ShownRevocation } from './use-revocation.ts'

const record: ShownRevocation = {
  id: 'r1' as RevocationId,
  at: Date.parse('2026-11-21T12:45:00Z'),
  account: 'Web',
  holder: { kind: 'email', masked: 'e***@s***.cz' },
  notes: '+ by letter',
  consentTypeId: 3 as ConsentTypeId,
  consentName: 'Newsletter',
  outcome: { kind: 'revoked', customerIds: [5 as CustomerId, 9 as CustomerId] },
}

test('the audit list says whom a revocation has hit, and never an address', () => {
  const { rows } = auditTable([record], {
    title: 'Audit',
    titleOf: (column) => column,
    holderOf: ({ holder }) => (holder.kind === 'email' ? holder.masked : String(holder.customerId)),
    outcomeOf: ({ outcome }) => outcome.kind,
    timeZone: 'Europe/Prague',
  })
  expect(rows).toEqual([
    [
      '2026-11-21 13:45',
      'e***@s***.cz',
      'Newsletter (3)',
      'revoked',
      '5, 9',
      "'+ by letter",
      'Web',
    ],
  ])
})
