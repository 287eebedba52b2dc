import { groupBy } from '#core/group-by'
import { dayAfter } from '#core/wall-time'
import type { LedgerEntry } from '../ledger/ledger.ts'
import { isLookAlike } from '../ledger/look-alike.ts'
import { bookedness } from '../ledger/payment-state.ts'
import type { StatementFigures, Transaction } from './statement.ts'
import { type DayTotal, totalsByDay } from './totals-by-day.ts'

/** What moved on one account in one day, as one statement has it. */
export interface AccountDay extends DayTotal {
  readonly account: string | null
}

/** What a statement tells beside its payments. */
export interface StatementAccounts {
  readonly figures: readonly StatementFigures[]
  readonly days: readonly AccountDay[]
}

export const accountDays = (
  transactions: readonly Pick<Transaction, 'account' | 'bookedOn' | 'amountMinor' | 'currency'>[],
): readonly AccountDay[] =>
  [...groupBy(transactions, ({ account }) => account)].flatMap(([account, own]) =>
    totalsByDay(own).map((total) => ({ ...total, account })),
  )

/** A month as its days begin, such as 2026-11. */
export const monthOf = ({
  year,
  month,
}: {
  readonly year: number
  readonly month: number
}): string => `${year}-${String(month).padStart(2, '0')}`

type ReconciledEntry = Pick<LedgerEntry, 'twinOf' | 'state'> & {
  readonly transaction: Pick<Transaction, 'account' | 'bookedOn' | 'amountMinor' | 'currency'>
}

interface MonthInput<Entry extends ReconciledEntry> {
  readonly month: string
  readonly statements: readonly StatementAccounts[]
  /** The payments of the month. */
  readonly entries: readonly Entry[]
}

interface Balance {
  /** The day that begins, or ends, with it. */
  readonly day: string
  readonly minor: number
}

export interface ReconciledAccount<Entry> {
  /** Null where the statements do not name it. */
  readonly account: string | null
  readonly currency: string
  /** Null where no statement of the month tells it. */
  readonly opening: Balance | null
  readonly booked: readonly Entry[]
  readonly notBooked: readonly Entry[]
  /** Nobody knows yet whether the CRM has booked them. */
  readonly maybe: readonly Entry[]
  /** They look like others that are counted, and are in no sum. */
  readonly alike: readonly Entry[]
  /** All that went out, as a positive number. */
  readonly debitMinor: number
  readonly closing: Balance | null
  /** What the closing balance differs by from the opening one with all that moved; null where one is not told. */
  readonly differenceMinor: number | null
  /** Days of the month of which no statement tells. */
  readonly missing: readonly DayRange[]
}

export interface DayRange {
  readonly from: string
  readonly to: string
}

/** One account of one statement file. */
interface AccountPart {
  readonly figures: readonly StatementFigures[]
  readonly days: readonly AccountDay[]
}

/** What came in during a month, and what became of it: account by account from the opening balance to the closing one. */
export const reconcileMonth = <Entry extends ReconciledEntry>({
  month,
  statements,
  entries,
}: MonthInput<Entry>): readonly ReconciledAccount<Entry>[] => {
  const span = spanOf(month)
  const isInMonth = (day: string) => day >= span.from && day <= span.to
  const inMonth = entries.filter(({ transaction }) => isInMonth(transaction.bookedOn))
  const own = groupBy(inMonth, ({ transaction }) => nameOf(transaction))
  const days = statements.flatMap((one) => one.days.filter(({ day }) => isInMonth(day)))
  const figures = statements.flatMap((one) =>
    one.figures.filter(({ from, to }) => (from ?? '') <= span.to && (to ?? '') >= span.from),
  )
  const places = new Map<string, { account: string | null; currency: string }>()
  for (const { account, currency } of [
    ...inMonth.map(({ transaction }) => transaction),
    ...days,
    ...figures,
  ]) {
    if (currency !== null) places.set(nameOf({ account, currency }), { account, currency })
  }
  return [...places]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, place]) => {
      const parts = statements.map(
        (one): AccountPart => ({
          figures: one.figures.filter(
            ({ account, currency }) =>
              account === place.account && (currency ?? place.currency) === place.currency,
          ),
          days: one.days.filter((day) => nameOf(day) === name),
        }),
      )
      return { ...place, ...reconcileAccount({ span, parts, entries: own.get(name) ?? [] }) }
    })
}

const nameOf = ({ account, currency }: { account: string | null; currency: string }): string =>
  `${account ?? ''} ${currency}`

interface AccountInput<Entry> {
  readonly span: DayRange
  readonly parts: readonly AccountPart[]
  readonly entries: readonly Entry[]
}

const reconcileAccount = <Entry extends ReconciledEntry>({
  span,
  parts,
  entries,
}: AccountInput<Entry>): Omit<ReconciledAccount<Entry>, 'account' | 'currency'> => {
  const counted = entries.filter((entry) => !isLookAlike(entry))
  const standing = (wanted: ReturnType<typeof bookedness>) =>
    counted.filter(({ state }) => bookedness(state) === wanted)
  const opening = openingOf(parts, span)
  const closing = closingOf(parts, span)
  const debitMinor = debitOf(parts, span)
  const creditMinor = sumOf(counted)
  return {
    opening,
    closing,
    debitMinor,
    booked: standing('booked'),
    notBooked: standing('notBooked'),
    maybe: standing('maybe'),
    alike: entries.filter(isLookAlike),
    differenceMinor:
      opening && closing && closing.minor - (opening.minor + creditMinor - debitMinor),
    missing: missingOf(parts, span),
  }
}

export const sumOf = (
  entries: readonly { readonly transaction: Pick<Transaction, 'amountMinor'> }[],
): number => entries.reduce((sum, { transaction }) => sum + transaction.amountMinor, 0)

const spanOf = (month: string): DayRange => {
  let to = `${month}-28`
  while (dayAfter(to).startsWith(month)) to = dayAfter(to)
  return { from: `${month}-01`, to }
}

const netOf = (days: readonly AccountDay[], isCounted: (day: string) => boolean): number =>
  days.reduce(
    (sum, { day, creditMinor, debitMinor }) =>
      isCounted(day) ? sum + creditMinor - debitMinor : sum,
    0,
  )

const firstOf = (days: readonly string[]): string | null => days.toSorted()[0] ?? null
const lastOf = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null

const daysOf = ({ days }: AccountPart): string[] => days.map(({ day }) => day)

/** The balance before all that moved in the month, or since the first day of which a statement tells. */
const openingOf = (parts: readonly AccountPart[], span: DayRange): Balance | null => {
  const told = parts.flatMap((part) =>
    part.figures.flatMap(({ openingMinor, from, to }): Balance[] => {
      const begins = from ?? firstOf(daysOf(part))
      const ends = to ?? lastOf(daysOf(part))
      if (openingMinor === null || begins === null || begins > span.to) return []
      if (ends !== null && ends < span.from) return []
      if (begins >= span.from) return [{ day: begins, minor: openingMinor }]
      const before = netOf(part.days, (day) => day >= begins && day < span.from)
      return [{ day: span.from, minor: openingMinor + before }]
    }),
  )
  return told.toSorted((one, other) => (one.day < other.day ? -1 : 1))[0] ?? null
}

/** Of two that end on one day the one that has more of it, or else of the days before: the other was made earlier. */
const closingOf = (parts: readonly AccountPart[], span: DayRange): Balance | null => {
  const told = parts.flatMap((part) =>
    part.figures.toReversed().flatMap(({ closingMinor, from, to }) => {
      const begins = from ?? firstOf(daysOf(part))
      const ends = to ?? lastOf(daysOf(part))
      if (closingMinor === null || ends === null || ends < span.from) return []
      if (begins !== null && begins > span.to) return []
      const isWithin = ends <= span.to
      const last = isWithin ? ends : span.to
      const after = netOf(part.days, (day) => day > last && day <= ends)
      const onLast = countOf(part.days, (day) => day === last)
      const inAll = countOf(part.days, (day) => day <= last)
      return [{ onLast, inAll, day: last, minor: closingMinor - after }]
    }),
  )
  const [latest] = told.toSorted(
    (one, other) =>
      other.day.localeCompare(one.day) || other.onLast - one.onLast || other.inAll - one.inAll,
  )
  return latest === undefined ? null : { day: latest.day, minor: latest.minor }
}

const countOf = (days: readonly AccountDay[], isCounted: (day: string) => boolean): number =>
  days.reduce((sum, { day, count }) => (isCounted(day) ? sum + count : sum), 0)

/** A day that several statements have is counted once: as the one has it that has most of it. */
const debitOf = (parts: readonly AccountPart[], { from, to }: DayRange): number => {
  const debits = new Map<string, number>()
  for (const { day, debitMinor } of parts.flatMap(({ days }) => days)) {
    if (day < from || day > to) continue
    debits.set(day, Math.max(debits.get(day) ?? 0, debitMinor))
  }
  return [...debits.values()].reduce((sum, debitMinor) => sum + debitMinor, 0)
}

const missingOf = (parts: readonly AccountPart[], span: DayRange): readonly DayRange[] => {
  const told = parts.flatMap((part): DayRange[] => {
    const begins = firstOf(part.figures.flatMap(({ from }) => from ?? []).concat(daysOf(part)))
    const ends = lastOf(part.figures.flatMap(({ to }) => to ?? []).concat(daysOf(part)))
    return begins === null || ends === null ? [] : [{ from: begins, to: ends }]
  })
  const missing: { from: string; to: string }[] = []
  for (let day = span.from; day <= span.to; day = dayAfter(day)) {
    if (told.some(({ from, to }) => from <= day && day <= to)) continue
    const last = missing.at(-1)
    if (last !== undefined && dayAfter(last.to) === day) last.to = day
    else missing.push({ from: day, to: day })
  }
  return missing
}
