import { addToTotal, emptyTotal, type Total } from '../ledger/total.ts'
import type { Transaction } from './statement.ts'

export interface DayTotal extends Readonly<Total> {
  readonly day: string
  readonly currency: string
}

type BookedAmount = Pick<Transaction, 'bookedOn' | 'amountMinor' | 'currency'>

/** Credits and debits by day and currency, in this order. */
export const totalsByDay = (transactions: readonly BookedAmount[]): readonly DayTotal[] => {
  const totals = new Map<string, DayTotal & Total>()
  for (const { bookedOn: day, currency, amountMinor } of transactions) {
    const place = `${day} ${currency}`
    const total = totals.get(place) ?? { day, currency, ...emptyTotal() }
    totals.set(place, total)
    addToTotal(total, amountMinor)
  }
  return [...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total)
}
