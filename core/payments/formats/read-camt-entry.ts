import type { StatementProblem, Transaction } from '../statements/statement.ts'
import { bareAmount, camtAmount, camtDay, camtSign } from './camt-values.ts'
import { normaliseAccount } from './normalise-account.ts'
import { elementsAt, firstText, type StatementElement, textAt } from './statement-element.ts'
import { type PaymentSymbols, symbolsInText } from './symbols-in-text.ts'

interface ReadEntry {
  readonly transactions: readonly Transaction[]
  readonly problems: readonly StatementProblem[]
}

interface EntryContext {
  readonly statement: number
  readonly account: string | null
}

/** Reads one entry of a statement: a transaction, or every transaction of the batch that the entry stands for. */
export const readCamtEntry = (entry: StatementElement, within: EntryContext): ReadEntry => {
  const refuse = (kind: StatementProblem['kind'], text: string | null): ReadEntry => ({
    transactions: [],
    problems: [{ line: entry.line, kind, text, isKept: false }],
  })
  const status = firstText(entry, ['Sts', 'Cd'], ['Sts'])
  if (status !== null && status !== 'BOOK') return refuse('notBooked', status)
  if (camtSign(entry) === null) return refuse('direction', textAt(entry, 'CdtDbtInd'))
  const amount = camtAmount(entry)
  if (amount === null) return refuse('amount', textAt(entry, 'Amt'))
  const valueOn = camtDay(entry, 'ValDt', 'Dt') ?? camtDay(entry, 'ValDt', 'DtTm')
  const bookedOn = camtDay(entry, 'BookgDt', 'Dt') ?? camtDay(entry, 'BookgDt', 'DtTm') ?? valueOn
  if (bookedOn === null)
    return refuse('date', firstText(entry, ['BookgDt', 'Dt'], ['BookgDt', 'DtTm']))
  const whole = {
    ...within,
    bookedOn,
    valueOn,
    currency: amount.currency,
    isReversal: isTrue(textAt(entry, 'RvslInd')),
  }
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls')
  const parts = details.length > 1 ? partsOf(details, amount) : null
  if (Array.isArray(parts)) {
    return {
      transactions: parts.map(({ part, minor }) => ({
        ...whole,
        line: part.line,
        amountMinor: minor,
        ...detailsOf(part, minor, entry),
      })),
      problems: [],
    }
  }
  const only = details.length === 1 ? details[0] : undefined
  const transaction = {
    ...whole,
    line: entry.line,
    amountMinor: amount.minor,
    ...detailsOf(only ?? entry, amount.minor, entry),
  }
  const problem =
    parts === null ? [] : [{ line: entry.line, kind: parts, text: null, isKept: true }]
  return { transactions: [transaction], problems: problem }
}

/** XML writes a boolean as a word or as a digit. */
const isTrue = (text: string | null): boolean => text === 'true' || text === '1'

interface BatchPart {
  readonly part: StatementElement
  readonly minor: number
}

/** The parts of a batch, each with its own amount, if together they are exactly the entry. */
const partsOf = (
  details: readonly StatementElement[],
  whole: { readonly minor: number; readonly currency: string },
): BatchPart[] | 'batchUntold' | 'batchDiffers' => {
  const parts: BatchPart[] = []
  for (const part of details) {
    const amount = ownAmount(part, whole.currency)
    if (amount === null) return 'batchUntold'
    const sign = camtSign(part) ?? (whole.minor < 0 ? -1 : 1)
    parts.push({ part, minor: amount === 0 ? 0 : sign * amount })
  }
  const sum = parts.reduce((total, { minor }) => total + minor, 0)
  return sum === whole.minor ? parts : 'batchDiffers'
}

const amountPaths = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']] as const

/** The part's amount in the currency of the account; an amount in another currency is no part of the entry. */
const ownAmount = (part: StatementElement, currency: string): number | null => {
  for (const path of amountPaths) {
    const amount = bareAmount(elementsAt(part, ...path)[0])
    if (amount?.currency === currency) return amount.minor
  }
  return null
}

const detailsOf = (details: StatementElement, minor: number, entry: StatementElement) => {
  // The counterparty of a credit is the debtor, and of a debit the creditor.
  const side = minor < 0 ? 'Cdtr' : 'Dbtr'
  const account = firstText(
    details,
    ['RltdPties', `${side}Acct`, 'Id', 'IBAN'],
    ['RltdPties', `${side}Acct`, 'Id', 'Othr', 'Id'],
  )
  const agent = ['RltdAgts', `${side}Agt`, 'FinInstnId'] as const
  const bank = firstText(details, [...agent, 'ClrSysMmbId', 'MmbId'], [...agent, 'Othr', 'Id'])
  const { message, ...symbols } = readRemittance(details)
  return {
    ...symbols,
    counterAccount: account === null ? null : normaliseAccount(account, bank ?? ''),
    counterName: firstText(
      details,
      ['RltdPties', side, 'Nm'],
      ['RltdPties', side, 'Pty', 'Nm'],
      ['RltdPties', `${side}Acct`, 'Nm'],
    ),
    message: message ?? firstText(details, ['AddtlTxInf'], ['AddtlNtryInf']),
    // `NtryRef` is not used: at many banks it is the entry's place in its statement, and changes with the next one.
    reference:
      firstText(details, ['Refs', 'AcctSvcrRef'], ['Refs', 'TxId']) ?? textAt(entry, 'AcctSvcrRef'),
  }
}

interface Remittance extends PaymentSymbols {
  readonly message: string | null
}

const references = ['EndToEndId', 'InstrId', 'PmtInfId'] as const

/** Reads the symbols of a transaction, wherever its bank puts them, and the payer's message. */
const readRemittance = (details: StatementElement): Remittance => {
  const structured = elementsAt(details, 'RmtInf', 'Strd').flatMap((element) => [
    ...elementsAt(element, 'CdtrRefInf', 'Ref'),
    ...elementsAt(element, 'AddtlRmtInf'),
  ])
  const unstructured = textsOf(elementsAt(details, 'RmtInf', 'Ustrd'))
  const told = [
    ...textsOf(structured),
    ...references.flatMap((name) => textAt(details, 'Refs', name) ?? []),
    ...unstructured,
  ]
  const additional = elementsAt(details, 'RmtInf', 'Strd', 'AddtlRmtInf')
  const words = [...unstructured, ...textsOf(additional).filter((text) => !isSymbol(text))]
  return { ...symbolsInText(told), message: words.join(' ') || null }
}

const textsOf = (elements: readonly StatementElement[]): string[] =>
  elements.flatMap(({ text }) => (text === null || text.trim() === '' ? [] : [text.trim()]))

const isSymbol = (text: string): boolean => /^[/\s]*(?:VS|KS|[SŠ]S)[\s:./]*\d*$/i.test(text)
