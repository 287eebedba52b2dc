import type { LedgerEntry } from '../ledger/ledger.ts'
import { isLookAlike } from '../ledger/look-alike.ts'
import type { TransactionKey } from '../statements/transaction-key.ts'
import { type MatchCandidate, matchScores, type PrescribedMatch } from './prescribed-match.ts'
import type { PrescribedPayment } from './prescribed-payment.ts'

type PaymentToMatch = Pick<
  LedgerEntry['transaction'],
  'amountMinor' | 'currency' | 'variableSymbol' | 'bookedOn' | 'counterAccount'
>

export interface MatchedPayment
  extends Pick<LedgerEntry, 'key' | 'twinOf' | 'state' | 'reversedOn'> {
  readonly transaction: PaymentToMatch
}

export interface PrescribedMatchInput {
  readonly payments: readonly MatchedPayment[]
  readonly prescribed: readonly PrescribedPayment[]
  /** The amounts by prescribed payment that were confirmed or sent and that the export does not have yet. */
  readonly pending: ReadonlyMap<number, number>
  /** The deals that payments are for by a person's rule, by the account of the payer. */
  readonly dealsOfPayers: ReadonlyMap<string, number>
}

interface OpenPrescribed {
  readonly prescribed: PrescribedPayment
  readonly leftMinor: number
  isTaken: boolean
}

interface OpenPrescribedIndex {
  readonly bySymbol: ReadonlyMap<string, readonly OpenPrescribed[]>
  readonly byLeft: ReadonlyMap<string, readonly OpenPrescribed[]>
  readonly byDeal: ReadonlyMap<string, readonly OpenPrescribed[]>
}

/**
 * Finds what each payment is for, by variable symbol and amount. No prescribed payment is matched to two payments:
 * exact amounts choose first, then partial ones, and what only the rule for its payer speaks for. What looks like money that is here already, or was taken back, chooses after all others:
 * the payment that it repeats, or that repeats it, must not lose what it is for. The order of the inputs does not matter.
 */
export const matchPrescribed = (
  matching: PrescribedMatchInput,
): Map<TransactionKey, PrescribedMatch> => {
  const index = indexOpen(matching)
  const payments = [...matching.payments].sort(byDay)
  const matches = new Map<TransactionKey, PrescribedMatch>()
  for (const alike of [false, true]) {
    const choosing = payments.filter((payment) => isDoubtful(payment) === alike)
    for (const { key, transaction } of choosing) {
      const exact = matchExact(transaction, index)
      if (exact) matches.set(key, exact)
    }
    for (const { key, transaction } of choosing) {
      if (!matches.has(key)) matches.set(key, matchRest(transaction, index))
    }
  }
  for (const { key, transaction } of payments.sort(byLikeness)) {
    const match = matches.get(key)
    const hasNoReference =
      match?.kind === 'none' && (match.why === 'noSymbol' || match.why === 'unknownSymbol')
    const byPayer = hasNoReference ? matchPayer(transaction, index, matching.dealsOfPayers) : null
    if (byPayer) matches.set(key, byPayer)
  }
  return matches
}

const byDay = (one: MatchedPayment, other: MatchedPayment): number =>
  compare(one.transaction.bookedOn, other.transaction.bookedOn) || compare(one.key, other.key)

/** Whether a payment may be no money of its own, or none any more. */
const isDoubtful = (payment: MatchedPayment): boolean =>
  isLookAlike(payment) || payment.reversedOn !== undefined

const byLikeness = (one: MatchedPayment, other: MatchedPayment): number =>
  Number(isDoubtful(one)) - Number(isDoubtful(other))

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const indexOpen = ({ prescribed, pending }: PrescribedMatchInput): OpenPrescribedIndex => {
  const bySymbol = new Map<string, OpenPrescribed[]>()
  const byLeft = new Map<string, OpenPrescribed[]>()
  const byDeal = new Map<string, OpenPrescribed[]>()
  for (const one of [...prescribed].sort(byDue)) {
    const leftMinor = one.amountMinor - (one.paidMinor ?? 0) - (pending.get(one.id) ?? 0)
    const open = { prescribed: one, leftMinor, isTaken: false }
    if (one.variableSymbol !== null) put(bySymbol, one.variableSymbol, open)
    if (leftMinor > 0) put(byLeft, `${leftMinor}`, open)
    if (one.dealId !== null) put(byDeal, `${one.dealId}`, open)
  }
  return { bySymbol, byLeft, byDeal }
}

const put = (groups: Map<string, OpenPrescribed[]>, name: string, open: OpenPrescribed): void => {
  const group = groups.get(name)
  if (group) group.push(open)
  else groups.set(name, [open])
}

const never = '9999'

/** Payments that are due first come first; one with a currency comes before one without. */
const byDue = (one: PrescribedPayment, other: PrescribedPayment): number =>
  Number(one.currency === null) - Number(other.currency === null) ||
  compare(one.dueOn ?? never, other.dueOn ?? never) ||
  one.id - other.id

const fitsCurrency = ({ prescribed }: OpenPrescribed, { currency }: PaymentToMatch): boolean =>
  prescribed.currency === null || prescribed.currency === currency

const withSymbol = (
  paid: PaymentToMatch,
  { bySymbol }: OpenPrescribedIndex,
): readonly OpenPrescribed[] =>
  paid.variableSymbol === null ? [] : (bySymbol.get(paid.variableSymbol) ?? [])

const matchExact = (paid: PaymentToMatch, index: OpenPrescribedIndex): PrescribedMatch | null => {
  const own = withSymbol(paid, index).filter((open) => fitsCurrency(open, paid))
  const exact = own.filter(({ leftMinor }) => leftMinor === paid.amountMinor)
  const first = exact.find(({ isTaken }) => !isTaken)
  if (first === undefined) return null
  const candidates = own.map((open) => toCandidate(open, paid))
  return take(first, exact.length > 1 ? 'exactOfSeveral' : 'exact', candidates)
}

const matchRest = (paid: PaymentToMatch, index: OpenPrescribedIndex): PrescribedMatch => {
  const all = withSymbol(paid, index)
  const own = all.filter((open) => fitsCurrency(open, paid))
  const candidates = own.map((open) => toCandidate(open, paid)).sort(byScore)
  const open = own.filter(({ isTaken, leftMinor }) => !isTaken && leftMinor > 0)
  const [only, other] = open
  if (other !== undefined) return { kind: 'several', candidates }
  if (only !== undefined) {
    return take(only, paid.amountMinor < only.leftMinor ? 'partial' : 'over', candidates)
  }
  if (own.some(({ isTaken }) => isTaken)) return { kind: 'none', why: 'taken', candidates }
  if (own.length > 0) return { kind: 'none', why: 'paidUp', candidates }
  const why = paid.variableSymbol === null ? 'noSymbol' : 'unknownSymbol'
  return {
    kind: 'none',
    why: all.length > 0 ? 'otherCurrency' : why,
    candidates: sameAmount(paid, index),
  }
}

/** What is left to pay of the payer's deal: the exact amount, else what is due first. */
const matchPayer = (
  paid: PaymentToMatch,
  { byDeal }: OpenPrescribedIndex,
  dealsOfPayers: ReadonlyMap<string, number>,
): PrescribedMatch | null => {
  const dealId = paid.counterAccount === null ? undefined : dealsOfPayers.get(paid.counterAccount)
  const open = (byDeal.get(`${dealId}`) ?? []).filter(
    (one) => !one.isTaken && one.leftMinor > 0 && fitsCurrency(one, paid),
  )
  const chosen = open.find(({ leftMinor }) => leftMinor === paid.amountMinor) ?? open[0]
  if (chosen === undefined) return null
  const candidates = open.map((one) => ({
    ...toCandidate(one, paid),
    reason: 'payer' as const,
    score: matchScores.payer,
  }))
  return take(chosen, 'payer', candidates)
}

const take = (
  open: OpenPrescribed,
  reason: Extract<PrescribedMatch, { kind: 'matched' }>['reason'],
  candidates: MatchCandidate[],
): PrescribedMatch => {
  open.isTaken = true
  return {
    kind: 'matched',
    prescribedPaymentId: open.prescribed.id,
    reason,
    score: matchScores[reason],
    candidates: candidates.sort(byScore),
  }
}

const toCandidate = (open: OpenPrescribed, paid: PaymentToMatch): MatchCandidate => {
  const reason = reasonOf(open, paid)
  return {
    prescribedPaymentId: open.prescribed.id,
    reason,
    score: matchScores[reason],
    leftMinor: open.leftMinor,
  }
}

const reasonOf = (
  { isTaken, leftMinor }: OpenPrescribed,
  { amountMinor }: PaymentToMatch,
): MatchCandidate['reason'] => {
  if (isTaken) return 'taken'
  if (leftMinor <= 0) return 'paidUp'
  if (leftMinor === amountMinor) return 'exact'
  return amountMinor < leftMinor ? 'partial' : 'over'
}

// The sort is stable, so that candidates of one score stay in the order in which they are due.
const byScore = (one: MatchCandidate, other: MatchCandidate): number => other.score - one.score

const mostOfSameAmount = 5

/** Candidates by the amount alone, which is only a hint: mistyped symbols are common. */
const sameAmount = (paid: PaymentToMatch, { byLeft }: OpenPrescribedIndex): MatchCandidate[] =>
  (byLeft.get(`${paid.amountMinor}`) ?? [])
    .filter((open) => !open.isTaken && fitsCurrency(open, paid))
    .slice(0, mostOfSameAmount)
    .map((open) => ({
      ...toCandidate(open, paid),
      reason: 'sameAmount',
      score: matchScores.sameAmount,
    }))
