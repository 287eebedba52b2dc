import { titleWords } from '#core/tables/plain-title'
import type { ThousandsMark } from '#core/tables/read-decimal'
import { isShortenedNumber } from '../statements/shortened-number.ts'
import type { StatementProblem, Transaction } from '../statements/statement.ts'
import type { StatementMapping } from '../statements/statement-mapping.ts'
import type { StatementColumn } from './column-words.ts'
import type { StatementRow } from './find-table.ts'
import { normaliseAccount } from './normalise-account.ts'
import { readAmount } from './read-amount.ts'
import { type DayOrder, isTwoDays, readDay } from './read-day.ts'
import { readSymbol } from './read-symbol.ts'
import { rowCurrency } from './row-currency.ts'

export interface RowReading {
  readonly mapping: StatementMapping
  readonly account: string | null
  /** The currency that the head of the file names; null where it names none. */
  readonly statedCurrency: string | null
  /** The currency of an amount that has none in its row. */
  readonly currency: string
  /** Whether neither the file nor a person has named that currency. */
  readonly isCurrencyAssumed: boolean
  /** The number of titles. */
  readonly width: number
  /** The order of the days of all rows; null where they do not tell it. */
  readonly dayOrder: DayOrder | null
  /** The mark of thousands that the amounts of all rows show together. */
  readonly thousands: ThousandsMark | null
  /** Whether some amounts of the table are negative, so that rows need no word for their direction. */
  readonly hasSigns: boolean
  /** 1 where debits carry a minus, so that one without it is a reversal; else -1. */
  readonly debitSign: 1 | -1
}

interface ReadCsvRow {
  readonly transaction: Transaction | null
  readonly problems: readonly StatementProblem[]
}

type Kind = StatementProblem['kind']

export const readCsvRow = (row: StatementRow, reading: RowReading): ReadCsvRow => {
  const problems: StatementProblem[] = []
  const { mapping, width } = reading
  const cell = (column: StatementColumn): string => {
    const at = mapping.columns[column]
    return at === null ? '' : (row.cells[at] ?? '').trim()
  }
  const note = (kind: Kind, text: string): void => {
    problems.push({ line: row.line, kind, text, isKept: true })
  }
  const refuse = (kind: Kind, text: string): ReadCsvRow => ({
    transaction: null,
    problems: [{ line: row.line, kind, text, isKept: false }],
  })
  if (row.hasOpenQuote) return refuse('quote', row.cells.join(' ').trim())
  if (row.cells.slice(width).some((surplus) => surplus.trim() !== '')) {
    return refuse('tooManyCells', row.cells.join(' ').trim())
  }
  const day = (column: StatementColumn) => readDay(cell(column), reading.dayOrder ?? 'dayFirst')
  const bookedOn = day('bookedOn')
  if (bookedOn === null) return refuse('date', cell('bookedOn'))
  const amount = amountOf(cell, reading)
  if (amount.kind !== 'read') return refuse(amount.kind, amount.text)
  const told = rowCurrency({
    column: cell('currency'),
    amounts: [cell('amount'), cell('credit'), cell('debit')],
    stated: reading.statedCurrency,
    otherwise: reading.currency,
  })
  if ('text' in told) return refuse(told.kind, told.text)
  const { currency } = told
  if (told.kind === 'bare' && reading.isCurrencyAssumed) note('currencyAssumed', currency)
  if (row.cells.length < width) note('tooFewCells', row.cells.join(' ').trim())
  const symbol = (column: StatementColumn): string | null => {
    const read = readSymbol(cell(column))
    if (read === undefined) note('symbol', cell(column))
    return read ?? null
  }
  const twoDays = [cell('bookedOn'), cell('valueOn')].find(isTwoDays)
  if (reading.dayOrder === null && twoDays !== undefined) note('ambiguousDay', twoDays)
  const reference = cell('reference') || null
  if (reference !== null && isShortenedNumber(reference)) note('shortenedReference', reference)
  const message = mapping.message.map((at) => (row.cells[at] ?? '').trim())
  const transaction: Transaction = {
    line: row.line,
    statement: 0,
    bookedOn,
    amountMinor: amount.minor,
    currency,
    account: normaliseAccount(cell('account')) ?? reading.account,
    valueOn: day('valueOn'),
    variableSymbol: symbol('variableSymbol'),
    constantSymbol: symbol('constantSymbol'),
    specificSymbol: symbol('specificSymbol'),
    counterAccount: normaliseAccount(cell('counterAccount'), cell('counterBank')),
    counterName: worded(cell('counterName')),
    message: worded([...new Set(message)].filter((part) => part !== '').join(' ')),
    reference,
    isReversal: false,
  }
  return { transaction, problems }
}

const worded = (text: string): string | null => text.replace(/\s+/g, ' ').trim() || null

type ReadAmount =
  | { readonly kind: 'read'; readonly minor: number }
  | { readonly kind: 'amount' | 'ambiguousAmount' | 'direction'; readonly text: string }

const amountOf = (cell: (column: StatementColumn) => string, reading: RowReading): ReadAmount => {
  const { amount, direction } = reading.mapping.columns
  if (amount === null) return inTwoColumns(cell('credit'), cell('debit'), reading)
  const text = cell('amount')
  const read = exactly(text, reading)
  if (read.kind !== 'read' || direction === null) return read
  const told = directionOf(cell('direction'))
  if (told === 'debit') return { kind: 'read', minor: signed(read.minor, reading) }
  if (told === 'credit' || reading.hasSigns) return read
  return { kind: 'direction', text: cell('direction') }
}

const signed = (minor: number, { debitSign }: RowReading): number =>
  minor === 0 ? 0 : minor * debitSign

const exactly = (text: string, { thousands }: RowReading): ReadAmount => {
  const minor = readAmount(text, thousands)
  if (minor === 'ambiguous') return { kind: 'ambiguousAmount', text }
  return minor === null ? { kind: 'amount', text } : { kind: 'read', minor }
}

/** Reads an amount from separate columns of credit and debit: one is filled, or the other one is zero. */
const inTwoColumns = (credit: string, debit: string, reading: RowReading): ReadAmount => {
  const came = credit === '' ? ({ kind: 'read', minor: 0 } as const) : exactly(credit, reading)
  const left = debit === '' ? ({ kind: 'read', minor: 0 } as const) : exactly(debit, reading)
  if (came.kind !== 'read') return came
  if (left.kind !== 'read') return left
  if (credit === '' && debit === '') return { kind: 'amount', text: '' }
  if (came.minor !== 0 && left.minor !== 0) return { kind: 'amount', text: `${credit} ${debit}` }
  return left.minor === 0 ? came : { kind: 'read', minor: signed(left.minor, reading) }
}

const creditWords = /^(?:c|cr|crdt|k|\+|in)$|^(?:kredit|credit|prichoz|prijem|prijat|pripsan)/
const debitWords = /^(?:d|dr|dbit|out)$|^(?:debet|debit|odchoz|vydaj|vydej|odepsan|odoslan|odeslan)/

export const directionOf = (text: string): 'credit' | 'debit' | null => {
  const key = text.trim() === '+' || text.trim() === '-' ? text.trim() : titleWords(text)
  if (creditWords.test(key)) return 'credit'
  return debitWords.test(key) || key === '-' ? 'debit' : null
}
