import { minuteMs, type Timestamp } from '#core/time'
import type { SentStatus } from '../reconcile/reconcile.ts'

interface Asked {
  readonly status: SentStatus
  /** The last poll of every account that may have sent it. */
  readonly checkedAt: Timestamp | null
  readonly now: Timestamp
  /** It was sent again from here, and nobody knows yet what became of it. */
  readonly isUnderWay: boolean
  /** It was sent again from here before, and the CRM has taken it. */
  readonly wasTaken: boolean
  /** The email or the phone is still kept. */
  readonly hasContact: boolean
}

export type SendAgainRefusal =
  | 'arrived'
  | 'merged'
  | 'suspect'
  | 'sentAgain'
  | 'unclear'
  | 'unknownTime'
  | 'underWay'
  /** To be asked for now, and then looked at again. */
  | 'needsCheck'
  | 'noContact'

const freshMs = 2 * minuteMs

/** Why a lead is not to be sent again; null for one that is missing, or was refused, after a fresh check. */
export const maySendAgain = (asked: Asked): SendAgainRefusal | null => {
  const { status, checkedAt, now } = asked
  if (asked.isUnderWay) return 'underWay'
  if (status.kind === 'arrived' || status.kind === 'late') return 'arrived'
  // However it is compared: twice the CRM must not have it.
  if (asked.wasTaken) return 'sentAgain'
  if (status.kind === 'merged' || status.kind === 'suspect') return status.kind
  if (status.kind === 'ambiguous') return 'unclear'
  if (checkedAt === null || checkedAt > now || now - checkedAt > freshMs) return 'needsCheck'
  if (status.kind === 'outsideWindow') return 'unknownTime'
  return asked.hasContact ? null : 'noContact'
}
