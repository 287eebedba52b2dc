import type { PaymentId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { LedgerEntry } from './ledger.ts'
import type { PaymentState } from './payment-state.ts'

/** What a person decides, what a call meets, and what a start after a crash finds. */
export type PaymentMove =
  | {
      readonly kind: 'confirm'
      readonly at: Timestamp
      readonly prescribedPaymentId: number | null
      /** The person has seen the entry that looks like the same money. */
      readonly isNoTwin: boolean
    }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'leaveOut'; readonly at: Timestamp }
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'startSending'; readonly at: Timestamp }
  /** The call never left: certain, or else it is `lose`. */
  | { readonly kind: 'holdBack'; readonly at: Timestamp }
  | {
      readonly kind: 'book'
      readonly at: Timestamp
      readonly paymentId: PaymentId
      readonly isNew: boolean
    }
  | { readonly kind: 'refuse'; readonly at: Timestamp; readonly message: string }
  /** No answer, an unreadable one, or a crash. */
  | { readonly kind: 'lose'; readonly at: Timestamp }
  | {
      readonly kind: 'settle'
      readonly at: Timestamp
      readonly outcome: 'booked' | 'notBooked'
      readonly paymentId: PaymentId | null
    }
  /** Nothing is known of it after all. */
  | { readonly kind: 'reopen'; readonly at: Timestamp }

export type MoveRefusal =
  /** It is not in a state from which this can be done. */
  | { readonly kind: 'notFromHere'; readonly state: PaymentState['kind'] }
  | { readonly kind: 'maybeTwin' }

export type Moved =
  | { readonly ok: true; readonly entry: LedgerEntry }
  | { readonly ok: false; readonly refusal: MoveRefusal }

type StateKind = PaymentState['kind']

const beforeSending: readonly StateKind[] = ['new', 'refused', 'settled']

const from: Readonly<Record<PaymentMove['kind'], readonly StateKind[]>> = {
  confirm: beforeSending,
  withdraw: ['confirmed'],
  leaveOut: [...beforeSending, 'confirmed'],
  takeBack: ['leftOut'],
  startSending: ['confirmed'],
  holdBack: ['sending'],
  book: ['sending'],
  refuse: ['sending'],
  lose: ['sending'],
  // Once more where the person found out better; and what somebody else has booked needs no call at all.
  settle: ['unknown', 'settled', 'new', 'confirmed', 'leftOut', 'refused'],
  reopen: ['settled'],
}

/** Only of what may have arrived can somebody find out that it has not. */
const isFound = ({ kind }: PaymentState, move: PaymentMove): boolean =>
  move.kind !== 'settle' || move.outcome === 'booked' || kind === 'unknown' || kind === 'settled'

const ofSettled: readonly PaymentMove['kind'][] = ['settle', 'reopen']

/** The entry after a move, or why there is none: nothing else changes an entry. */
export const movePayment = (entry: LedgerEntry, move: PaymentMove): Moved => {
  const { state } = entry
  const isSettledBooked = state.kind === 'settled' && state.outcome === 'booked'
  const isPossible = from[move.kind].includes(state.kind) && isFound(state, move)
  if (!isPossible || (isSettledBooked && !ofSettled.includes(move.kind))) {
    return { ok: false, refusal: { kind: 'notFromHere', state: state.kind } }
  }
  if (move.kind === 'confirm' && entry.twinOf !== null && !move.isNoTwin) {
    return { ok: false, refusal: { kind: 'maybeTwin' } }
  }
  return { ok: true, entry: { ...entry, ...changesOf(entry, move) } }
}

const changesOf = (entry: LedgerEntry, move: PaymentMove): Partial<LedgerEntry> => {
  switch (move.kind) {
    case 'confirm': {
      const { at, prescribedPaymentId } = move
      return { state: { kind: 'confirmed', at }, prescribedPaymentId }
    }
    case 'withdraw':
    case 'takeBack':
      return { state: { kind: 'new' } }
    case 'leaveOut':
      return { state: { kind: 'leftOut', at: move.at } }
    case 'startSending':
      return { state: { kind: 'sending', since: move.at }, sends: entry.sends + 1 }
    case 'holdBack':
      return { state: { kind: 'confirmed', at: move.at }, sends: entry.sends - 1 }
    case 'book': {
      const { at, paymentId, isNew } = move
      return { state: { kind: 'sent', at, paymentId, isNew } }
    }
    case 'refuse':
      return { state: { kind: 'refused', at: move.at, message: move.message } }
    case 'lose':
      return { state: { kind: 'unknown', since: move.at } }
    case 'settle': {
      const { at, outcome, paymentId } = move
      return { state: { kind: 'settled', at, outcome, paymentId } }
    }
    case 'reopen':
      return { state: entry.sends > 0 ? { kind: 'unknown', since: move.at } : { kind: 'new' } }
  }
}
