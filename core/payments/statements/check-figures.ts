import { addToTotal, emptyTotal, type Total } from '../ledger/total.ts'
import type { ReadStatement, StatementFigures, Transaction } from './statement.ts'

/** A figure of a statement beside what its rows add up to. */
export interface FigureCheck {
  readonly statement: number
  readonly account: string | null
  readonly currency: string | null
  readonly figure: 'closing' | 'credit' | 'debit'
  readonly toldMinor: number
  readonly countedMinor: number
  readonly agrees: boolean
}

/** Checks every figure that the statements have against their rows. */
export const checkFigures = ({
  transactions,
  closing,
}: Pick<ReadStatement, 'transactions' | 'closing'>): readonly FigureCheck[] =>
  closing.flatMap((figures) => {
    const own = transactions.filter(({ statement }) => statement === figures.statement)
    return checksOf(own, figures)
  })

const checksOf = (own: readonly Transaction[], told: StatementFigures): FigureCheck[] => {
  const total = emptyTotal()
  // A movement in another currency than the account's is no part of its balance.
  const counted = own.filter(({ currency }) => told.currency === null || currency === told.currency)
  for (const { amountMinor } of counted) addToTotal(total, amountMinor)
  const check = (
    figure: FigureCheck['figure'],
    toldMinor: number | null,
    countedMinor: number,
  ): FigureCheck[] => {
    if (toldMinor === null) return []
    const { statement, account, currency } = told
    const agrees = toldMinor === countedMinor
    return [{ statement, account, currency, figure, toldMinor, countedMinor, agrees }]
  }
  const { openingMinor, closingMinor, creditMinor, debitMinor } = told
  const balance = (openingMinor ?? 0) + total.creditMinor - total.debitMinor
  return [
    ...check('closing', openingMinor === null ? null : closingMinor, balance),
    ...turnover(check, { own: counted, total, creditMinor, debitMinor }),
  ]
}

type Check = (
  figure: FigureCheck['figure'],
  toldMinor: number | null,
  countedMinor: number,
) => FigureCheck[]

/**
 * Checks turnovers. Some banks add a reversal to its own side, others subtract it from the other one: both are
 * accepted.
 */
const turnover = (
  check: Check,
  {
    own,
    total,
    creditMinor,
    debitMinor,
  }: {
    readonly own: readonly Transaction[]
    readonly total: Total
    readonly creditMinor: number | null
    readonly debitMinor: number | null
  },
): FigureCheck[] => {
  const reversed = { creditMinor: 0, debitMinor: 0 }
  for (const { amountMinor, isReversal } of own) {
    if (!isReversal) continue
    if (amountMinor > 0) reversed.debitMinor += amountMinor
    else reversed.creditMinor -= amountMinor
  }
  const netCredit = total.creditMinor - reversed.debitMinor - reversed.creditMinor
  const netDebit = total.debitMinor - reversed.creditMinor - reversed.debitMinor
  const isNet = creditMinor === netCredit && debitMinor === netDebit
  return [
    ...check('credit', creditMinor, isNet ? netCredit : total.creditMinor),
    ...check('debit', debitMinor, isNet ? netDebit : total.debitMinor),
  ]
}
