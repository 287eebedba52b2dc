import type {
  ReadStatement,
  StatementFigures,
  StatementProblem,
  Transaction,
} from '../statements/statement.ts'
import { toldOnce } from '../statements/told-once.ts'
import {
  type AboAccountOrder,
  type AboRecord,
  aboAccount,
  aboAccountOrder,
  aboCurrency,
  aboRecord,
} from './abo-values.ts'
import { readSymbol } from './read-symbol.ts'
import { type ReversalCodes, reversalCodes, signOf } from './reversal-codes.ts'

interface AboLine {
  readonly line: number
  readonly text: string
}

/** A record 075 with the text records that follow it. */
interface Movement extends AboLine {
  readonly words: AboLine[]
}

interface AboStatement {
  /** Null where movements stand before any record 074. */
  readonly head: AboLine | null
  readonly movements: Movement[]
}

interface AboReadOptions {
  /** The currency of movements that name none, which some banks omit. */
  readonly currency: string
}

const isEnd = (text: string): boolean => text.replaceAll('\u001a', '').trim() === ''

/**
 * Reads a statement in the fixed columns of ABO, also called GPC: 074 is the head, 075 a movement, 076 to 079 its
 * texts. Amounts are integers of halers.
 */
export const readAbo = (text: string, { currency }: AboReadOptions): ReadStatement => {
  const problems: StatementProblem[] = []
  const statements = toStatements(text, problems)
  const order = orderOf(statements)
  const read = statements.map((statement, index) =>
    readStatement(statement, { index, order, currency, problems }),
  )
  return {
    transactions: read.flatMap(({ transactions }) => transactions),
    problems: toldOnce(problems.sort((one, other) => one.line - other.line)),
    closing: read.flatMap(({ figures }) => figures ?? []),
  }
}

const toStatements = (text: string, problems: StatementProblem[]): AboStatement[] => {
  const statements: AboStatement[] = []
  let current: Movement | null = null
  for (const [at, content] of text.split(/\r\n|\r|\n/).entries()) {
    if (isEnd(content)) continue
    const line = { line: at + 1, text: content }
    const kind = content.slice(0, 3)
    if (kind === '074') {
      statements.push({ head: line, movements: [] })
      current = null
    } else if (kind === '075') {
      current = { ...line, words: [] }
      const last = statements.at(-1)
      if (last === undefined) statements.push({ head: null, movements: [current] })
      else last.movements.push(current)
    } else if (/^07[6-9]/.test(kind)) {
      if (current === null) problems.push(problemAt(line, 'strayRecord', kind))
      else current.words.push(line)
    } else problems.push(problemAt(line, 'unknownRecord', kind))
  }
  return statements
}

const problemAt = (
  { line }: { readonly line: number },
  kind: StatementProblem['kind'],
  text: string,
  isKept = false,
): StatementProblem => ({ line, kind, text, isKept })

const orderOf = (statements: readonly AboStatement[]): AboAccountOrder =>
  aboAccountOrder(
    statements.flatMap(({ head, movements }) => [
      ...(head ? [head.text.slice(3, 19)] : []),
      ...movements.map(({ text }) => text.slice(19, 35)),
    ]),
  )

interface AboContext extends AboReadOptions {
  readonly index: number
  readonly order: AboAccountOrder
  readonly problems: StatementProblem[]
}

const readStatement = ({ head, movements }: AboStatement, context: AboContext) => {
  const transactions: Transaction[] = []
  const figures = head ? readHead(head, context) : null
  const counted = movements.flatMap(({ text }) => {
    const minor = aboRecord(text).minor(49, 12)
    return minor === null ? [] : [{ code: text.slice(60, 61), minor }]
  })
  const codes = reversalCodes(counted, figures ?? { openingMinor: null, closingMinor: null })
  for (const movement of movements) {
    const transaction = readMovement(movement, context, codes)
    if (transaction) transactions.push(transaction)
  }
  const currencies = new Set(transactions.map(({ currency }) => currency))
  const [only = context.currency] = currencies
  const currency = currencies.size > 1 ? null : only
  return { transactions, figures: figures && { ...figures, currency } }
}

const headLength = 105

const readHead = (
  head: AboLine,
  { index, order, problems }: AboContext,
): StatementFigures | null => {
  const record = aboRecord(head.text)
  if (head.text.length < headLength) {
    problems.push(problemAt(head, 'shortRecord', head.text))
    return null
  }
  const signed = (at: number): number | null => {
    const minor = record.minor(at, 14)
    if (minor === null) problems.push(problemAt(head, 'amount', record.text(at, 14), true))
    return minor !== null && minor !== 0 && record.text(at + 14, 1) === '-' ? -minor : minor
  }
  const openingMinor = signed(46)
  const closingMinor = signed(61)
  const debitMinor = signed(76)
  const creditMinor = signed(91)
  return {
    statement: index,
    account: aboAccount(record.text(4, 16), order),
    currency: null,
    openingMinor,
    closingMinor,
    creditMinor,
    debitMinor,
    from: record.day(40),
    to: record.day(109),
  }
}

const readMovement = (
  movement: Movement,
  context: AboContext,
  codes: ReversalCodes | null,
): Transaction | null => {
  const { problems, order, index } = context
  const record = aboRecord(movement.text)
  const refuse = (kind: StatementProblem['kind'], text: string): null => {
    problems.push(problemAt(movement, kind, text))
    return null
  }
  if (movement.text.length < 97) return refuse('shortRecord', movement.text)
  const minor = record.minor(49, 12)
  if (minor === null) return refuse('amount', record.text(49, 12))
  const code = record.text(61, 1)
  const isReversal = code !== '1' && code !== '2'
  if (isReversal && codes === null) return refuse('reversalCode', code)
  const sign = signOf(code, codes ?? { ofDebit: '4', ofCredit: '5' })
  if (sign === 0) return refuse('direction', code)
  const bookedOn = record.day(123) ?? record.day(92)
  if (bookedOn === null) return refuse('date', record.text(92, 6))
  const currency = aboCurrency(record.text(119, 4))
  if (currency === undefined) return refuse('currency', record.text(119, 4))
  if (currency === null) {
    problems.push(problemAt(movement, 'currencyAssumed', context.currency, true))
  }
  return {
    line: movement.line,
    statement: index,
    bookedOn,
    isReversal,
    account: aboAccount(record.text(4, 16), order),
    valueOn: record.day(92),
    amountMinor: minor === 0 ? 0 : sign * minor,
    currency: currency ?? context.currency,
    variableSymbol: symbolAt(record.text(62, 10), movement, problems),
    constantSymbol: symbolAt(record.text(78, 4), movement, problems),
    specificSymbol: symbolAt(record.text(82, 10), movement, problems),
    counterAccount: aboAccount(record.text(20, 16), order, record.text(74, 4)),
    counterName: record.text(98, 20) || null,
    message: messageOf(movement, record),
    reference: /[^0\s]/.test(record.text(36, 13)) ? record.text(36, 13) : null,
  }
}

const symbolAt = (
  text: string,
  movement: Movement,
  problems: StatementProblem[],
): string | null => {
  const symbol = readSymbol(text)
  if (symbol === undefined) problems.push(problemAt(movement, 'symbol', text, true))
  return symbol ?? null
}

const piece = 35

/** The payer's message: the records 078 and 079, or the end of the longer 075 of some banks. */
const messageOf = ({ words }: Movement, record: AboRecord): string | null => {
  const written = words.filter(({ text }) => /^07[89]/.test(text)).map(({ text }) => text.slice(3))
  const behind = [0, 1, 2, 3].map((at) => record.text(129 + at * piece, piece))
  const pieces = written.length > 0 ? written.flatMap(inPieces) : behind
  return pieces.filter((part) => part !== '').join(' ') || null
}

const inPieces = (text: string): string[] => [text.slice(0, piece).trim(), text.slice(piece).trim()]
