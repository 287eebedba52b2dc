import { parseMinor } from '#core/money'
import type {
  ReadStatement,
  StatementFigures,
  StatementProblem,
  Transaction,
} from '../statements/statement.ts'
import { camtAmount, camtDay } from './camt-values.ts'
import { normaliseAccount } from './normalise-account.ts'
import { readCamtEntry } from './read-camt-entry.ts'
import { elementsAt, firstText, type StatementElement, textAt } from './statement-element.ts'

/** The elements of statements (camt.053) and of reports within a day (camt.052). */
const statementPaths = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
] as const

/** Reads a camt statement of any version; null for any other XML. */
export const readCamt = (document: StatementElement): ReadStatement | null => {
  const statements = statementPaths.flatMap((path) => elementsAt(document, ...path))
  if (statements.length === 0) return null
  const transactions: Transaction[] = []
  const problems: StatementProblem[] = []
  const closing = statements.map((element, statement) => {
    const figures = readFigures(element, statement, problems)
    for (const entry of elementsAt(element, 'Ntry')) {
      const read = readCamtEntry(entry, { statement, account: figures.account })
      transactions.push(...read.transactions)
      problems.push(...read.problems)
    }
    return figures
  })
  return { transactions, problems, closing }
}

const readFigures = (
  element: StatementElement,
  statement: number,
  problems: StatementProblem[],
): StatementFigures => {
  const balance = (...codes: readonly string[]): number | null => {
    const found = elementsAt(element, 'Bal').find((one) =>
      codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd') ?? ''),
    )
    if (found === undefined) return null
    const amount = camtAmount(found)
    if (amount !== null) return amount.minor
    const text = textAt(found, 'Amt')
    problems.push({ line: found.line, kind: 'amount', text, isKept: true })
    return null
  }
  const sum = (name: string): number | null =>
    parseMinor(textAt(element, 'TxsSummry', name, 'Sum') ?? '')
  const account = firstText(element, ['Acct', 'Id', 'IBAN'], ['Acct', 'Id', 'Othr', 'Id'])
  const currency =
    textAt(element, 'Acct', 'Ccy') ?? textAt(element, 'Bal', 'Amt', 'Ccy')?.toUpperCase() ?? null
  return {
    statement,
    account: account === null ? null : normaliseAccount(account),
    currency: currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null,
    openingMinor: balance('OPBD', 'PRCD'),
    closingMinor: balance('CLBD'),
    creditMinor: sum('TtlCdtNtries'),
    debitMinor: sum('TtlDbtNtries'),
    from: camtDay(element, 'FrToDt', 'FrDtTm'),
    to: camtDay(element, 'FrToDt', 'ToDtTm'),
  }
}
