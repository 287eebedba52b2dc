import type { CustomerId, InquiryId } from '#core/ids'
import { minuteMs, type Timestamp } from '#core/time'
import { nameWords } from '../reconcile/name-words.ts'
import type { SeenLead } from './seen-lead.ts'

interface SendingToWatch {
  /** When the request was sent. */
  readonly sentAt: Timestamp
  readonly name: string
  /** The customer that the answer named; null where no answer came. */
  readonly customerId: CustomerId | null
  /** Inquiries that were seen before the request was sent, or that belong to other leads sent from here. */
  readonly known: ReadonlySet<InquiryId>
  /** Leads that the account's list has shown since. */
  readonly leads: readonly SeenLead[]
  /** When the list was last read. */
  readonly checkedAt: Timestamp | null
  /** How long before the request the server's clock may date the inquiry. */
  readonly earlyMs: number
}

type WatchOutcome =
  | { readonly kind: 'appeared'; readonly inquiryId: InquiryId }
  /** Either several inquiries could be this lead, or one could that is older than the request. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly InquiryId[] }
  /** The list has not been read since, or it is too early to say. */
  | { readonly kind: 'awaited' }
  /** The list was read late enough, and the lead is not on it. */
  | { readonly kind: 'notThere' }

/** How long a server may still be working on a request whose answer was lost. */
const patienceMs = 5 * minuteMs

/**
 * What became of a lead that was sent from here; it is looked for and never sent a second time to find out. Where the
 * answer named the customer, an inquiry of that customer is the lead; else one with the same name that was not there
 * before.
 */
export const watchLead = ({
  sentAt,
  name,
  customerId,
  known,
  leads,
  checkedAt,
  earlyMs,
}: SendingToWatch): WatchOutcome => {
  const wanted = nameWords(name).join(' ')
  const isThisLead = (lead: SeenLead): boolean =>
    customerId === null
      ? nameWords(lead.customerName).join(' ') === wanted
      : lead.customerId === customerId
  const fresh = leads.filter(
    (lead) => lead.firstSeenAt >= sentAt && !known.has(lead.inquiryId) && isThisLead(lead),
  )
  // An older inquiry may also be seen for the first time now, where the list had not been read before.
  const inTime = fresh.filter(({ at }) => at === null || at >= sentAt - earlyMs)
  const [first, second] = inTime
  if (first !== undefined && second === undefined) {
    return { kind: 'appeared', inquiryId: first.inquiryId }
  }
  const possible = inTime.length > 0 ? inTime : fresh
  if (possible.length > 0) {
    return { kind: 'ambiguous', candidates: possible.map(({ inquiryId }) => inquiryId) }
  }
  const isLate = checkedAt !== null && checkedAt >= sentAt + patienceMs
  return { kind: isLate ? 'notThere' : 'awaited' }
}
