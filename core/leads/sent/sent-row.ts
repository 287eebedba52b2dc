import type { CustomerId, InquiryId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { SentStatus } from '../reconcile/reconcile.ts'
import type { LeadSending } from '../send/lead-sending.ts'
import type { SendAgainRefusal } from '../send/may-send-again.ts'
import type { SentLead } from './sent-lead.ts'

/** A row of the reconciliation screen. */
export interface SentRow {
  readonly lead: SentLead
  readonly status: SentStatus
  /** The masked contact; null where it is not stored. */
  readonly contact: { readonly email: string; readonly phone: string } | null
  readonly isLinkedByHand: boolean
  /** The inquiry that the lead became, as the archive has it. */
  readonly arrived: {
    readonly inquiryId: InquiryId
    readonly at: Timestamp
    readonly name: string
    readonly customerId: CustomerId
    readonly projects: readonly string[]
    readonly campaign: string
  } | null
  /** The lead that the CRM has merged with this one, where it is still in the store. */
  readonly mergedWith: SentRow | null
  /** Attempts to send the lead again, the newest first. */
  readonly attempts: readonly LeadSending[]
  /** Why the lead cannot be sent again now; null where it can. */
  readonly sendAgain: SendAgainRefusal | null
}
