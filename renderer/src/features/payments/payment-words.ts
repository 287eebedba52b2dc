import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import { isLookAlike } from '#core/payments/ledger/look-alike'
import { isOfEarlierCall } from '#core/payments/ledger/move-payment'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import type { PaymentState } from '#core/payments/ledger/payment-state'
import { type PaymentStatus, paymentStatusOf } from '#core/payments/ledger/payment-status'
import type { MatchCandidate, PrescribedMatch } from '#core/payments/matching/prescribed-match'
import type { PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import { purposeText } from '#core/payments/matching/purpose-text'
import type { MarkShape, MarkTone } from '../../ui/mark.ts'

const statusMarks: Readonly<Record<PaymentStatus, readonly [MarkShape, MarkTone]>> = {
  new: ['ring', 'quiet'],
  leftOut: ['minus', 'quiet'],
  confirmed: ['half', 'waiting'],
  sending: ['clock', 'waiting'],
  sent: ['check', 'good'],
  refused: ['cross', 'bad'],
  unknown: ['question', 'bad'],
  settledBooked: ['check', 'good'],
  settledNotBooked: ['ring', 'waiting'],
}

/** What became of a payment, with the number that the CRM has given it or what it has said. */
export const stateWords = (t: TFunction, state: PaymentState): string => {
  if (state.kind === 'sent') {
    const kind = state.isNew ? 'sent' : 'sentKnown'
    return t(`payments.state.${kind}`, { id: state.paymentId })
  }
  if (state.kind === 'refused') return t('payments.state.refused', { message: state.message })
  if (state.kind !== 'settled') return t(`payments.state.${state.kind}`)
  if (state.outcome === 'notBooked') return t('payments.state.settledNotBooked')
  return state.paymentId === null
    ? t('payments.state.settledBooked')
    : t('payments.state.settledBookedAs', { id: state.paymentId })
}

type Doubt = 'reversed' | 'earlierCall' | 'looksBooked' | 'lookAlike'

/**
 * What a person has to look at: the bank has taken the money back, the CRM may have the payment, or have it for
 * something else, or it is here already.
 */
const doubtOf = (row: PaymentRow): Doubt | null => {
  if (row.reversedOn !== undefined && row.state.kind !== 'leftOut') return 'reversed'
  if (isOfEarlierCall(row)) return 'earlierCall'
  if (row.looksBooked) return 'looksBooked'
  return row.state.kind === 'new' && isLookAlike(row) ? 'lookAlike' : null
}

/** The sign of a payment in a list. */
export const rowMark = (row: PaymentRow): readonly [MarkShape, MarkTone] =>
  doubtOf(row) === null ? statusMarks[paymentStatusOf(row.state)] : ['warning', 'late']

/** The state of a row, or the doubt about it. */
export const rowStateWords = (t: TFunction, row: PaymentRow): string => {
  const doubt = doubtOf(row)
  if (doubt === null) return stateWords(t, row.state)
  const id = row.state.kind === 'sent' ? row.state.paymentId : ''
  return t(`payments.state.${doubt}`, { id, state: stateWords(t, row.state) })
}

export const reasonWords = (t: TFunction, reason: MatchCandidate['reason'] | 'exactOfSeveral') =>
  t(`payments.match.reason.${reason}`)

/** A prescribed payment as a person knows it; by its number where the CRM tells no more of it. */
export const purposeWords = (
  t: TFunction,
  id: number,
  prescribed: readonly PrescribedPayment[],
): string => {
  const known = prescribed.find((one) => one.id === id)
  return (known && purposeText(known)) || t('payments.match.number', { id })
}

/** What a match offers, in one line. */
export const matchWords = (
  t: TFunction,
  match: PrescribedMatch,
  prescribed: readonly PrescribedPayment[],
): string => {
  if (match.kind === 'matched') {
    const what = purposeWords(t, match.prescribedPaymentId, prescribed)
    return t('payments.match.matched', { what, reason: reasonWords(t, match.reason) })
  }
  if (match.kind === 'several') {
    return t('payments.match.several', { count: match.candidates.length })
  }
  return t(`payments.match.why.${match.why}`)
}

/** What a payment is for: as a person has confirmed it, or as the match offers it. */
export const intentWords = (t: TFunction, row: PaymentRow): string => {
  if (row.match !== null) return matchWords(t, row.match, row.prescribed)
  if (row.prescribedPaymentId !== null) {
    const what = purposeWords(t, row.prescribedPaymentId, row.prescribed)
    return t('payments.match.confirmed', { what })
  }
  const isUndecided = row.state.kind === 'new' || row.state.kind === 'refused'
  return t(isUndecided ? 'payments.match.noExport' : 'payments.match.without')
}

/** An amount to the haler, whatever its size. */
export const exactMoney = (formats: Formats, minor: number, currency: string | null): string => {
  const text = formats.amount(minor, { fraction: 'always' })
  return currency === null ? text : `${text}\u00a0${currency}`
}
