import type { ConsentRevocation } from '#core/customers/consent'
import type { ConsentTypeId, CustomerId } from '#core/ids'

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
  const { by, consentTypeId } = form
  const customerId = Number(form.customerId)
  if (consentTypeId === null) return null
  if (by === 'email' ? form.email.trim() === '' : !(customerId > 0)) return null
  return {
    holder:
      by === 'email'
        ? { kind: 'email', email: form.email.trim() }
        : { kind: 'customer', customerId: customerId as CustomerId },
    consentTypeId,
    notes: form.notes.trim() === '' ? null : form.notes,
  }
}
