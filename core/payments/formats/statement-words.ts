import { titleWords } from '#core/tables/plain-title'
import type { StatementFigures } from '../statements/statement.ts'
import { normaliseAccount } from './normalise-account.ts'
import { readAmount } from './read-amount.ts'
import { type DayOrder, readDay } from './read-day.ts'

type PartialFigures = Partial<Omit<StatementFigures, 'statement'>>

const figureWords = [
  ['openingMinor', /^(?:pocatecni|pociatocny) (?:stav|zustatek|zostatok)|^opening ?balance/],
  ['closingMinor', /^(?:koncovy|konecny) (?:stav|zustatek|zostatok)|^closing ?balance/],
  [
    'creditMinor',
    /^(?:suma prij\w+|prijmy celkem|kreditni obrat|kreditny obrat|pripsano|total credits?)\b(?! \p{L}{4})/u,
  ],
  [
    'debitMinor',
    /^(?:suma vyd\w+|vydaje celkem|debetni obrat|debetny obrat|odepsano|total debits?)\b(?! \p{L}{4})/u,
  ],
] as const

const accountWords =
  /^(?:(?:accountid|iban|cislo uctu|account number)(?:$| (?:[a-z]{2})?\d)|vypis .*z uctu|vypis z uctu|pohyby na uctu)/
const currencyWords = /^(?:currency|mena(?: uctu)?)$/
const fromWords = /^(?:datestart|vypis od|datum od|from)$/
const toWords = /^(?:dateend|vypis do|datum do|to)$/
const periodWords =
  /^(?:obdobi|obdobie|vypis za obdobi|vypis za obdobie|pro obdobi|za obdobi|period)/

/** Reads what a row above or below the table says about the account; null where it says nothing known. */
export const readFigures = (
  cells: readonly string[],
  order: DayOrder = 'dayFirst',
): PartialFigures | null => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const [first = '', ...others] = filled
  const key = titleWords(first)
  const rest = [afterColon(first), ...others].filter((part) => part !== '')
  const last = rest.at(-1) ?? ''
  for (const [figure, words] of figureWords) {
    if (!words.test(key)) continue
    // The currency may stand after the amount.
    const amountText = rest.findLast((part) => typeof readAmount(part) === 'number') ?? ''
    const minor = readAmount(amountText)
    if (typeof minor !== 'number') return null
    const isTurnover = figure === 'creditMinor' || figure === 'debitMinor'
    return { [figure]: isTurnover ? Math.abs(minor) : minor, ...currencyIn(rest.join(' ')) }
  }
  if (currencyWords.test(key)) return currencyIn(last)
  if (fromWords.test(key)) return { from: readDay(last, order) }
  if (toWords.test(key)) return { to: readDay(last, order) }
  if (periodWords.test(key)) return periodIn(rest.join(' '))
  return accountWords.test(key) ? accountIn(filled.join(' ')) : null
}

const afterColon = (text: string): string => /:\s*(\S.*)$/.exec(text)?.[1] ?? ''

const currencyIn = (text: string): PartialFigures => {
  const [found] = /\b[A-Z]{3}\b/.exec(text) ?? []
  return found === undefined ? {} : { currency: found }
}

const anyDay = /\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{4}-\d{2}-\d{2}/g

const periodIn = (text: string): PartialFigures => {
  const [from = null, to = null] = (text.match(anyDay) ?? []).map((day) => readDay(day))
  return { from, to }
}

const anyAccount = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b|(?:\d{1,6}-)?\d{6,16}(?:\/\d{4})?/

const accountIn = (text: string): PartialFigures => {
  const [found] = anyAccount.exec(text) ?? []
  return found === undefined ? {} : { account: normaliseAccount(found) }
}

const sumWords =
  /^(?:soucet|sucet|celkem|spolu|total|suma)(?: (?:celkem|spolu|kreditu?|debetu?|credits?|debits?|pohybu|pohybov|castek|transakci|transakcii|movements|transactions|obrat\w*))*$/

/** Whether a row is a sum below the table, which is no movement and adds nothing to the statement's head. */
export const isSum = (cells: readonly string[]): boolean =>
  sumWords.test(titleWords(cells.find((cell) => cell.trim() !== '') ?? ''))
