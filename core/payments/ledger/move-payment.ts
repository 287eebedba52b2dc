import type { PaymentId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { LedgerEntry } from './ledger.ts'
import { type PaymentState, paymentStates } from './payment-state.ts'

/** Every change of a payment: a person's decisions, the outcomes of calls, and what a start after a crash finds. */
export type PaymentMove =
  | {
      readonly kind: 'confirm'
      readonly at: Timestamp
      readonly prescribedPaymentId: number | null
      /**
       * Whether the person has seen what speaks against it: an entry that looks like the same money, or that the bank has
       * taken the money back.
       */
      readonly isNoTwin: boolean
    }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'leaveOut'; readonly at: Timestamp }
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'startSending'; readonly at: Timestamp }
  /** The call was certainly not made; where that is not certain, the move is `lose`. */
  | { readonly kind: 'holdBack'; readonly at: Timestamp }
  | {
      readonly kind: 'book'
      readonly at: Timestamp
      readonly paymentId: PaymentId
      readonly isNew: boolean
    }
  | { readonly kind: 'refuse'; readonly at: Timestamp; readonly message: string }
  /** There was no answer, an unreadable one, or a crash. */
  | { readonly kind: 'lose'; readonly at: Timestamp }
  | {
      readonly kind: 'settle'
      readonly at: Timestamp
      readonly outcome: 'booked' | 'notBooked'
      readonly paymentId: PaymentId | null
    }
  /** The bank has taken the money back on this day, whatever became of the payment. */
  | { readonly kind: 'reverse'; readonly on: string }
  /** A settled outcome was a mistake: it is unknown again. */
  | { readonly kind: 'reopen'; readonly at: Timestamp }

export type MoveRefusal =
  /** The payment's state does not allow the move. */
  | { readonly kind: 'notFromHere'; readonly state: PaymentState['kind'] }
  | { readonly kind: 'maybeTwin' }

export type MoveOutcome =
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
  // A settled payment may be settled again, and one that was booked by hand in the CRM needs no call at all.
  settle: ['unknown', 'settled', 'new', 'confirmed', 'leftOut', 'refused'],
  reverse: paymentStates,
  reopen: ['settled'],
}

/** Whether an outcome may be settled: only a call that may have arrived can be found not to have. */
const isFound = ({ kind }: PaymentState, move: PaymentMove): boolean =>
  move.kind !== 'settle' || move.outcome === 'booked' || kind === 'unknown' || kind === 'settled'

/**
 * Whether the CRM has booked a payment by an earlier call than the last one. What it is for was decided then: a person
 * who had found it not booked may have confirmed it for something else since.
 */
export const isOfEarlierCall = ({ state, sends }: Pick<LedgerEntry, 'state' | 'sends'>): boolean =>
  state.kind === 'sent' && !state.isNew && sends > 1

const ofSettled: readonly PaymentMove['kind'][] = ['settle', 'reverse', 'reopen']

/** The entry after a move, or why it is not possible. Nothing else changes an entry. */
export const movePayment = (entry: LedgerEntry, move: PaymentMove): MoveOutcome => {
  const { state } = entry
  const isSettledBooked = state.kind === 'settled' && state.outcome === 'booked'
  const isFromHere =
    from[move.kind].includes(state.kind) || (move.kind === 'settle' && isOfEarlierCall(entry))
  const isPossible = isFromHere && isFound(state, move)
  if (!isPossible || (isSettledBooked && !ofSettled.includes(move.kind))) {
    return { ok: false, refusal: { kind: 'notFromHere', state: state.kind } }
  }
  const isDoubtful = entry.twinOf !== null || entry.reversedOn !== undefined
  if (move.kind === 'confirm' && isDoubtful && !move.isNoTwin) {
    return { ok: false, refusal: { kind: 'maybeTwin' } }
  }
  return { ok: true, entry: { ...entry, ...changesOf(entry, move) } }
}

/** A decision that was taken back says nothing any more of what the payment is for. */
const undecided = { state: { kind: 'new' }, prescribedPaymentId: null } as const

const changesOf = (entry: LedgerEntry, move: PaymentMove): Partial<LedgerEntry> => {
  switch (move.kind) {
    case 'confirm': {
      const { at, prescribedPaymentId } = move
      return { state: { kind: 'confirmed', at }, prescribedPaymentId }
    }
    case 'withdraw':
    case 'takeBack':
      return undecided
    case 'leaveOut':
      return { ...undecided, state: { kind: 'leftOut', at: move.at } }
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
      const { outcome, paymentId } = move
      const at = outcome === 'booked' ? (calledAt(entry.state) ?? move.at) : move.at
      return { state: { kind: 'settled', at, outcome, paymentId } }
    }
    case 'reverse': {
      // What was to be sent is decided anew, unless the decision was made with this very mark in view.
      if (entry.reversedOn === move.on) return {}
      return { ...(entry.state.kind === 'confirmed' && undecided), reversedOn: move.on }
    }
    case 'reopen':
      return entry.sends > 0
        ? { state: { kind: 'unknown', since: calledAt(entry.state) ?? move.at } }
        : undecided
  }
}

/** Since when the CRM has had a payment at the latest, if it has it: what was exported since tells of it. */
const calledAt = (state: PaymentState): Timestamp | null => {
  if (state.kind === 'unknown') return state.since
  const isBooked = state.kind === 'sent' || (state.kind === 'settled' && state.outcome === 'booked')
  return isBooked ? state.at : null
}
