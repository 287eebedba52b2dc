import { expect, test } from 'vitest'
import type { ConsentTypeId } from '#core/ids'
import { emptyRevocation, toRevocation } from './revocation-form.ts'

const marketing = { ...emptyRevocation, consentTypeId: 3 as ConsentTypeId }

test('a revocation needs whose and which consent it is', () => {
  expect(toRevocation(emptyRevocation)).toBeNull()
  expect(toRevocation({ ...emptyRevocation, email: 'eva@seznam.cz' })).toBeNull()
  expect(toRevocation(marketing)).toBeNull()
  expect(toRevocation({ ...marketing, by: 'customer', customerId: '0' })).toBeNull()
})

test('only the holder that is chosen counts, and no notes are none', () => {
  const form = { ...marketing, email: ' eva@seznam.cz ', customerId: '42', notes: ' ' }
  expect(toRevocation(form)).toEqual({
    holder: { kind: 'email', email: 'eva@seznam.cz' },
    consentTypeId: 3,
    notes: null,
  })
  expect(toRevocation({ ...form, by: 'customer', notes: 'By phone.' })).toEqual({
    holder: { kind: 'customer', customerId: 42 },
    consentTypeId: 3,
    notes: 'By phone.',
  })
})
