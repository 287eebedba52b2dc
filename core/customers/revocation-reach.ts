import type { ConsentTypeId, CustomerId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ConsentHolder, ConsentRevocation, ConsentType } from './consent.ts'
import { isEmail } from './is-email.ts'

export interface ExportedCustomer {
  readonly customerId: CustomerId
  readonly email: string
}

/** The customers in an export, if there is one; the export is read when it is needed and not stored. */
export interface ExportedCustomers {
  readonly customers: readonly ExportedCustomer[]
  readonly at: Timestamp
}

/** Which customers a revocation may affect. It cannot be undone here. */
export type RevocationReach =
  | { readonly kind: 'oneCustomer'; readonly customerId: CustomerId }
  /** Every customer with that address. Their number is unknown: the API does not say it before. */
  | { readonly kind: 'everybodyWith'; readonly email: string; readonly known: null }
  | {
      readonly kind: 'everybodyWith'
      readonly email: string
      /** The customers with that address in the export, among those that the account may export: there may be more. */
      readonly known: { readonly customerIds: readonly CustomerId[]; readonly at: Timestamp }
    }

export const reachOf = (
  holder: ConsentHolder,
  exported: ExportedCustomers | null,
): RevocationReach => {
  if (holder.kind === 'customer') return { kind: 'oneCustomer', customerId: holder.customerId }
  const email = holder.email.trim()
  if (exported === null) return { kind: 'everybodyWith', email, known: null }
  const ids = exported.customers
    .filter((one) => isSameAddress(one.email, email))
    .map(({ customerId }) => customerId)
  const customerIds = [...new Set(ids)].sort((a, b) => a - b)
  return { kind: 'everybodyWith', email, known: { customerIds, at: exported.at } }
}

/** spec: revoke-customer-consent: matched case-insensitively. An export may have several in one cell. */
const isSameAddress = (cell: string, email: string): boolean =>
  cell.split(/[\s,;]+/).some((one) => one.toLowerCase() === email.toLowerCase())

interface RevocationFault {
  readonly kind: 'noHolder' | 'notAnEmail' | 'unknownConsentType'
}

/** Why the server would refuse the revocation. The types are those last listed; null while nobody has asked. */
export const checkRevocation = (
  { holder, consentTypeId }: ConsentRevocation,
  types: readonly ConsentType[] | null,
): readonly RevocationFault[] => {
  const faults: RevocationFault[] = []
  const email = holder.kind === 'email' ? holder.email.trim() : null
  if (email === '') faults.push({ kind: 'noHolder' })
  else if (email !== null && !isEmail(email)) faults.push({ kind: 'notAnEmail' })
  const isListed = ({ id }: { readonly id: ConsentTypeId }): boolean => id === consentTypeId
  if (types !== null && !types.some(isListed)) faults.push({ kind: 'unknownConsentType' })
  return faults
}
