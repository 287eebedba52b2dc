import type { ConsentRevocation } from '#core/customers/consent'
import type { ConsentTypeId, CustomerId } from '#core/ids'
import { readServerId } from '#core/read-server-id'

/** A revocation as it is typed. */
export interface RevocationForm {
  readonly by: 'email' | 'customer'
  readonly email: string
  readonly customerId: string
  readonly consentTypeId: ConsentTypeId | null
  readonly notes: string
}

export const emptyRevocation: RevocationForm = {
  by: 'email',
  email: '',
  customerId: '',
  consentTypeId: null,
  notes: '',
}

/** Null as long as it does not say whose or which consent. */
export const toRevocation = (form: RevocationForm): ConsentRevocation | null => {
  const { consentTypeId, notes } = form
  const holder = holderOf(form)
  if (holder === null || consentTypeId === null) return null
  return { holder, consentTypeId, notes: notes.trim() === '' ? null : notes }
}

const holderOf = ({
  by,
  email,
  customerId,
}: RevocationForm): ConsentRevocation['holder'] | null => {
  if (by === 'email') return email.trim() === '' ? null : { kind: 'email', email: email.trim() }
  const id = readServerId<CustomerId>(customerId)
  return id === null ? null : { kind: 'customer', customerId: id }
}
