import type { ConsentTypeId, CustomerId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { ConsentHolder, ConsentRevocation, ConsentType } from './consent.ts'
import { isEmail } from './is-email.ts'

export interface ExportedCustomer {
  readonly customerId: CustomerId
  readonly email: string
}

/** Of an export of the customers, if there is one; read when it is needed, kept by nobody. */
export interface ExportedCustomers {
  readonly customers: readonly ExportedCustomer[]
  readonly at: Timestamp
}

/** Whom a revocation may hit. It cannot be undone here. */
export type RevocationReach =
  | { readonly kind: 'oneCustomer'; readonly customerId: CustomerId }
  /** Everybody with that address, and nobody knows how many they are: the API does not say it before. */
  | { readonly kind: 'everybodyWith'; readonly email: string; readonly known: null }
  | {
      readonly kind: 'everybodyWith'
      readonly email: string
      /** At that time, among those whom the account may export: there may be more. */
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

/** Why the server would refuse it; the types are those that were listed last, null while nobody has asked. */
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
