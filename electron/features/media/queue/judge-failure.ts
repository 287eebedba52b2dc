import type { Failure, FailureOf } from '#core/contract/failure'
import { minuteMs, secondMs } from '#core/time'

/** What a failure means for the upload, and for those behind it. */
export type FailureMeaning =
  | { readonly kind: 'fail' }
  /** The file may have arrived. */
  | { readonly kind: 'lose' }
  /** Nothing has left: the file, and not the server, is the obstacle. */
  | { readonly kind: 'file'; readonly source: 'moved' | 'changed' }
  /** Neither this file nor any behind it can arrive until the obstacle is gone. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'again' }

/** No way to the server at all: it is not about this file. */
const noWay = new Set(['refused', 'notFound', 'certificate', 'proxy'])

// spec: Authentication 4.
const forbidden = 403

export const judgeFailure = (failure: Failure, isReplacing: boolean): FailureMeaning => {
  switch (failure.kind) {
    case 'unknownOutcome':
      return { kind: 'lose' }
    case 'held':
    case 'cooling':
    case 'keychain':
    case 'notAllowed':
    case 'store':
    case 'team':
    case 'outsideRole':
      return { kind: 'hold' }
    case 'unreachable':
      // A picture that is unreachable has not left: what may have left is an unknown outcome.
      return { kind: noWay.has(failure.cause) || !isReplacing ? 'hold' : 'fail' }
    case 'invalidInput':
      if (failure.path !== 'file') return { kind: 'fail' }
      return { kind: 'file', source: sourceAfter(failure) }
    case 'refused':
      // The refusal is of the account, whatever the file: the next one would cost another 403.
      return { kind: failure.status === forbidden ? 'hold' : 'fail' }
    case 'cancelled':
      return { kind: 'again' }
    default:
      return { kind: 'fail' }
  }
}

/** Whether nothing can be sent with the account before a person has acted in the CRM. */
export const isOfWholeAccount = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.about === 'consent'

/**
 * Whether it is not about the file where others end so as well: without a right answer of the server, each picture that
 * leaves would be one more of which nobody knows whether it has arrived.
 */
export const isTiring = ({ kind }: Failure): boolean =>
  kind === 'unreachable' || kind === 'notThisServer' || kind === 'unknownOutcome'

/** What has become of a file that could not be sent as it was looked at. */
export const sourceAfter = ({ rule }: FailureOf<'invalidInput'>): 'moved' | 'changed' =>
  rule === 'fileChanged' ? 'changed' : 'moved'

/** When the queue tries again by itself; null where something has to change before. */
export const triedAgainAt = (failure: Failure, now: number): number | null => {
  switch (failure.kind) {
    case 'cooling':
      return failure.until
    case 'unreachable':
    case 'notThisServer':
    case 'unknownOutcome':
      return now + minuteMs
    case 'store':
    case 'team':
    case 'outsideRole':
      return now + 30 * secondMs
    default:
      return null
  }
}
