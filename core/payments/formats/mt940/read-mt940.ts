import type {
  ReadStatement,
  StatementFigures,
  StatementProblem,
  Transaction,
} from '../../statements/statement.ts'
import { toldOnce } from '../../statements/told-once.ts'
import { mt940Account } from './mt940-account.ts'
import { readMt940Details } from './mt940-details.ts'
import { type Mt940Field, mt940Fields } from './mt940-fields.ts'
import { mt940Day, mt940Minor, readMt940Line } from './mt940-line.ts'

interface Movement {
  readonly line: Mt940Field
  /** The lines of its `:86:`. */
  details: readonly string[]
}

/** A message: a statement, or one page of it. */
interface Mt940Page {
  account: string | null
  opening: Mt940Field | null
  closing: Mt940Field | null
  readonly turnovers: Mt940Field[]
  readonly movements: Movement[]
}

interface Mt940ReadOptions {
  /** The currency where no balance names it. */
  readonly currency: string
}

/** Reads the messages MT940 of a file, and MT942, which has no balances. */
export const readMt940 = (text: string, { currency }: Mt940ReadOptions): ReadStatement => {
  const problems: StatementProblem[] = []
  const statements = joinPages(toPages(mt940Fields(text)))
  const read = statements.map((pages, statement) =>
    readPages(pages, { statement, currency, problems }),
  )
  return {
    transactions: read.flatMap(({ transactions }) => transactions),
    problems: toldOnce(problems.sort((one, other) => one.line - other.line)),
    closing: read.map(({ figures }) => figures),
  }
}

const emptyPage = (): Mt940Page => ({
  account: null,
  opening: null,
  closing: null,
  turnovers: [],
  movements: [],
})

const toPages = (fields: readonly Mt940Field[]): Mt940Page[] => {
  const pages: Mt940Page[] = []
  let page = emptyPage()
  for (const [at, field] of fields.entries()) {
    const { tag, lines } = field
    if (tag === '20' || pages.length === 0) {
      page = emptyPage()
      pages.push(page)
    }
    if (tag.startsWith('25')) page.account = mt940Account(lines[0] ?? '')
    else if (tag.startsWith('60')) page.opening ??= field
    else if (tag.startsWith('62')) page.closing = field
    else if (tag.startsWith('90')) page.turnovers.push(field)
    else if (tag === '61') page.movements.push({ line: field, details: [] })
    else if (tag === '86' && fields[at - 1]?.tag === '61') {
      // Behind the closing balance it is about the statement.
      const movement = page.movements.at(-1)
      if (movement) movement.details = lines
    }
  }
  return pages
}

/** The pages of each statement: equal payments on two pages are two, so they have to be numbered together. */
const joinPages = (pages: readonly Mt940Page[]): readonly (readonly Mt940Page[])[] => {
  const statements: Mt940Page[][] = []
  for (const page of pages) {
    const before = statements.at(-1)?.at(-1)
    const goesOn = page.opening?.tag === '60M' && before?.closing?.tag === '62M'
    if (goesOn && before.account === page.account) statements.at(-1)?.push(page)
    else statements.push([page])
  }
  return statements
}

interface StatementContext extends Mt940ReadOptions {
  readonly statement: number
  readonly problems: StatementProblem[]
}

const readPages = (pages: readonly Mt940Page[], context: StatementContext) => {
  const { statement, problems } = context
  const opening = readBalance(pages[0]?.opening ?? null, problems)
  const closing = readBalance(pages.at(-1)?.closing ?? null, problems)
  const account = pages[0]?.account ?? null
  const turnovers = pages.flatMap((page) => page.turnovers)
  const told = opening?.currency ?? closing?.currency ?? null
  const figures: StatementFigures = {
    statement,
    account,
    currency: told,
    openingMinor: opening?.minor ?? null,
    closingMinor: closing?.minor ?? null,
    creditMinor: readTurnover(turnovers, '90C'),
    debitMinor: readTurnover(turnovers, '90D'),
    from: opening?.day ?? null,
    to: closing?.day ?? null,
  }
  const within = { statement, account, currency: told ?? context.currency, problems }
  const transactions = pages.flatMap((page) =>
    page.movements.flatMap((movement) => readMovement(movement, within) ?? []),
  )
  const [first] = transactions
  if (told === null && first !== undefined) {
    const { line, currency: text } = first
    problems.push({ line, kind: 'currencyAssumed', text, isKept: true })
  }
  return { transactions, figures }
}

const balance = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)$/

const readBalance = (field: Mt940Field | null, problems: StatementProblem[]) => {
  if (field === null) return null
  const text = field.lines[0]?.trim() ?? ''
  const [, mark, day = '', currency = '', amount = ''] = balance.exec(text) ?? []
  const minor = mt940Minor(amount)
  if (mark === undefined || minor === null) {
    problems.push({ line: field.line, kind: 'amount', text, isKept: true })
    return null
  }
  return { minor: mark === 'C' || minor === 0 ? minor : -minor, day: mt940Day(day), currency }
}

/** The sum behind the number of movements and the currency; null where any cannot be read. */
const readTurnover = (fields: readonly Mt940Field[], tag: string): number | null => {
  const sums = fields
    .filter((field) => field.tag === tag)
    .map(({ lines }) => mt940Minor(/^\d+[A-Z]{3}(.*)$/.exec(lines[0] ?? '')?.[1] ?? ''))
  return sums.reduce<number | null>(
    (total, sum) => (total === null || sum === null ? null : total + sum),
    sums.length === 0 ? null : 0,
  )
}

const readMovement = (
  { line: field, details }: Movement,
  {
    statement,
    account,
    currency,
    problems,
  }: StatementContext & { readonly account: string | null },
): Transaction | null => {
  const read = readMt940Line(field.lines)
  if (!read.ok) {
    problems.push({ line: field.line, ...read.fault, isKept: false })
    return null
  }
  const { ownerReference, bankReference, ...movement } = read.line
  return {
    line: field.line,
    statement,
    account,
    currency,
    ...movement,
    ...readMt940Details(details, { ownerReference, account }),
    reference: bankReference,
  }
}
