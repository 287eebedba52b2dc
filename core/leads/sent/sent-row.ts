import type { CustomerId, InquiryId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { SentStatus } from '../reconcile/reconcile.ts'
import type { LeadSending } from '../send/lead-sending.ts'
import type { SendAgainRefusal } from '../send/may-send-again.ts'
import type { SentLead } from './sent-lead.ts'

/** A line of the reconciliation. */
export interface SentRow {
  readonly lead: SentLead
  readonly status: SentStatus
  /** Null where it is not kept any more, or was never told; masked. */
  readonly contact: { readonly email: string; readonly phone: string } | null
  readonly isLinkedByHand: boolean
  /** The inquiry that it became, as the archive has it. */
  readonly arrived: {
    readonly inquiryId: InquiryId
    readonly at: Timestamp
    readonly name: string
    readonly customerId: CustomerId
    readonly projects: readonly string[]
    readonly campaign: string
  } | null
  /** The lead with which the CRM has taken it as one, where it is still there. */
  readonly mergedWith: SentRow | null
  /** What was done to send it again, the newest first. */
  readonly attempts: readonly LeadSending[]
  /** Why it cannot be sent again now; null: it can. */
  readonly sendAgain: SendAgainRefusal | null
}
