import { minuteMs, type Timestamp } from '#core/time'
import type { SentStatus } from '../reconcile/reconcile.ts'

interface SendAgainQuestion {
  readonly status: SentStatus
  /** When every account that may have sent the lead was last polled. */
  readonly checkedAt: Timestamp | null
  readonly now: Timestamp
  /** The lead was sent again from here, and the outcome is not known yet. */
  readonly isUnderWay: boolean
  /** The lead was sent again from here, and the CRM has accepted it. */
  readonly wasTaken: boolean
  /** The email or the phone is still stored. */
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
  /** The list has to be read now before this can be decided. */
  | 'needsCheck'
  | 'noContact'

const freshMs = 2 * minuteMs

/** Why a lead may not be sent again; null for one that a fresh check shows as missing or refused. */
export const maySendAgain = (asked: SendAgainQuestion): SendAgainRefusal | null => {
  const { status, checkedAt, now } = asked
  if (asked.isUnderWay) return 'underWay'
  if (status.kind === 'arrived' || status.kind === 'late') return 'arrived'
  // Whatever the reconciliation says, the CRM must not get the lead twice.
  if (asked.wasTaken) return 'sentAgain'
  if (status.kind === 'merged' || status.kind === 'suspect') return status.kind
  if (status.kind === 'ambiguous') return 'unclear'
  if (checkedAt === null || checkedAt > now || now - checkedAt > freshMs) return 'needsCheck'
  if (status.kind === 'outsideWindow') return 'unknownTime'
  return asked.hasContact ? null : 'noContact'
}
