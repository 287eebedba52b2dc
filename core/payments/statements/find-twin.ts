import type { LedgerEntry } from '../ledger/ledger.ts'
import { likeness } from '../matching/booked-evidence.ts'
import { numberOf } from './account-number.ts'
import type { Transaction } from './statement.ts'
import type { TransactionKey } from './transaction-key.ts'

type TwinCandidate = Pick<LedgerEntry, 'key' | 'basis' | 'format' | 'transaction'>
type TwinIndex = ReadonlyMap<string, readonly TwinCandidate[]>

/** Entries by amount, currency and day, which two statements of the same money have in common. */
export const twinIndex = (entries: readonly TwinCandidate[]): TwinIndex => {
  const index = new Map<string, TwinCandidate[]>()
  for (const entry of entries) {
    for (const place of placesOf(entry.transaction, daysOf(entry.transaction))) {
      const others = index.get(place)
      if (others) others.push(entry)
      else index.set(place, [entry])
    }
  }
  return index
}

/** One key for each day of a transaction: an account may have thousands of payments of one amount. */
const placesOf = (
  { amountMinor, currency }: Transaction,
  days: readonly string[],
): readonly string[] => [...new Set(days)].map((day) => `${amountMinor} ${currency} ${day}`)

/**
 * An entry of an earlier import that may be the same money: a bank writes one transaction differently in a table and in
 * a statement, once with a reference and once without. A person decides; sending both would book the money twice.
 */
export const findTwin = (entry: TwinCandidate, index: TwinIndex): TransactionKey | null => {
  const { transaction, format } = entry
  const days = daysOf(transaction)
  const twinOn = (
    places: readonly string[],
    fits: (other: TwinCandidate) => boolean,
  ): TransactionKey | null => {
    const twin = places
      .flatMap((place) => index.get(place) ?? [])
      .find((other) => fits(other) && isTwin(entry, other))
    return twin?.key ?? null
  }
  // Whether the month is first is certain in one table, and not in another one of the same bank.
  const isOfTable = (other: TwinCandidate) => format === 'csv' || other.format === 'csv'
  return (
    twinOn(placesOf(transaction, days), () => true) ??
    twinOn(placesOf(transaction, days.map(turned)), isOfTable)
  )
}

/** The day whose month is the day of the month here, and the other way round; many are none. */
const turned = (day: string): string => day.replace(/-(\d\d)-(\d\d)$/, '-$2-$1')

const isTwin = (one: TwinCandidate, other: TwinCandidate): boolean => {
  if (!looksLike(one.transaction, other.transaction)) return false
  // Within one format, two references of a bank mean two transactions, unless the symbol and the payer are the same as
  // well: a bank may name one movement differently within the day and in its statement.
  const areTold = one.basis === 'reference' && other.basis === 'reference'
  if (!areTold || one.format !== other.format || isSame(one, other)) return true
  return hasPayer(one.transaction) && hasPayer(other.transaction)
}

const isSame = (one: TwinCandidate, other: TwinCandidate): boolean =>
  withoutZeros(one.transaction) === withoutZeros(other.transaction)

/** A spreadsheet takes the zeros off the front of a number. */
const withoutZeros = ({ reference }: Transaction): string | undefined =>
  reference?.trim().replace(/^0+/, '')

const hasPayer = ({ variableSymbol, counterAccount }: Transaction): boolean =>
  variableSymbol !== null && numberOf(counterAccount) !== null

const looksLike = (one: Transaction, other: Transaction): boolean =>
  ![
    likeness(one.variableSymbol, other.variableSymbol),
    likeness(numberOf(one.account), numberOf(other.account)),
    likeness(numberOf(one.counterAccount), numberOf(other.counterAccount)),
  ].includes('other')

const daysOf = ({ bookedOn, valueOn }: Transaction): string[] =>
  valueOn === null ? [bookedOn] : [bookedOn, valueOn]
