import type { CustomerId, InquiryId } from '#core/ids'
import { minuteMs, type Timestamp } from '#core/time'
import { nameTokens } from '../reconcile/name-tokens.ts'
import type { SeenLead } from './seen-lead.ts'

interface Watched {
  /** When the request left. */
  readonly sentAt: Timestamp
  readonly name: string
  /** Null where no answer came. */
  readonly customerId: CustomerId | null
  /** What the account had been seen to have before the request left, or for another that was sent here. */
  readonly known: ReadonlySet<InquiryId>
  /** Of the account, listed since. */
  readonly leads: readonly SeenLead[]
  /** When the list was last asked for, with an answer. */
  readonly checkedAt: Timestamp | null
  /** Clocks differ: so much before the request left it may have been created. */
  readonly earlyMs: number
}

type Watch =
  | { readonly kind: 'appeared'; readonly inquiryId: InquiryId }
  /** More than one could be it, or one that is older than the request. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly InquiryId[] }
  /** Nobody has looked since, or it is too early to tell. */
  | { readonly kind: 'awaited' }
  /** With an answer it should be there; without one it was not taken. */
  | { readonly kind: 'notThere' }

/** How long a server may be at a request whose answer was lost. */
const patienceMs = 5 * minuteMs

/**
 * What became of a lead that was sent once: never sent again to find out, only looked for. Where the answer has told
 * the customer, an inquiry of that customer is it; else one of that name that was not there before.
 */
export const watchLead = ({
  sentAt,
  name,
  customerId,
  known,
  leads,
  checkedAt,
  earlyMs,
}: Watched): Watch => {
  const wanted = nameTokens(name).join(' ')
  const isIt = (lead: SeenLead): boolean =>
    customerId === null
      ? nameTokens(lead.customerName).join(' ') === wanted
      : lead.customerId === customerId
  const fresh = leads.filter(
    (lead) => lead.firstSeenAt >= sentAt && !known.has(lead.inquiryId) && isIt(lead),
  )
  // What was created before may be seen for the first time all the same: the list had not been asked for.
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
