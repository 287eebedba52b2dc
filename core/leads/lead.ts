import type { ConsentTypeId, CustomerId, InquiryId, ProjectId, UnitId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { CustomAttribute } from './custom-attribute.ts'

/** spec: create-lead, rule 1: one of the two parameters at most. */
export type ConsentChange =
  /** All that the customer has given are replaced; none clears them. */
  | { readonly kind: 'replaceAll'; readonly consents: readonly ConsentTypeId[] }
  /** The others stay as they are. */
  | { readonly kind: 'update'; readonly consents: readonly ConsentTypeId[] }

/** Null, and an attribute that is left out, is not sent. */
export interface NewLead {
  readonly name: string
  readonly surname: string
  /** One of the two is needed. */
  readonly email: string | null
  readonly phone: string | null
  readonly projectId: ProjectId | null
  readonly salesmanId: number | null
  readonly preferredProjectId: ProjectId | null
  readonly preferredRooms: readonly string[]
  readonly preferredPriceMaxMinor: number | null
  readonly unitId: UnitId | null
  /** The unit's number in the project. */
  readonly unitNumber: string | null
  readonly referralId: number | null
  readonly campaign: string | null
  /** ISO 639-1. */
  readonly language: string | null
  readonly tags: readonly string[]
  readonly note: string | null
  readonly consentSource: string | null
  readonly consentChange: ConsentChange | null
  readonly attributes: Readonly<Record<string, CustomAttribute>>
}

/** An inquiry of the last seven days, as the server lists it to the account that has sent it. */
export interface ListedLead {
  readonly inquiryId: InquiryId
  readonly customerId: CustomerId
  readonly customerName: string
  /** Null when the server's time is none. */
  readonly at: Timestamp | null
  readonly projects: readonly string[]
  readonly campaign: string
  readonly productInterest: string
}
