import type { ConsentTypeId, CustomerId } from '#core/ids'

export interface ConsentType {
  readonly id: ConsentTypeId
  readonly name: string
}

/** By address it is revoked for every customer who has it. */
export type ConsentHolder =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'customer'; readonly customerId: CustomerId }

export interface ConsentRevocation {
  readonly holder: ConsentHolder
  readonly consentTypeId: ConsentTypeId
  /** Appended to the notes that are there. */
  readonly notes: string | null
}

/** Which of the three reasons for "not found" a refused revocation has; it stands in the failure's `about`. */
export type RevocationRefusal = 'customer' | 'consentType' | 'validConsent'
