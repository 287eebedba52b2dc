import { parseMinor } from '#core/money'
import { readDay } from './read-day.ts'
import { elementsAt, type StatementElement, textAt } from './statement-element.ts'

interface CamtAmount {
  readonly minor: number
  readonly currency: string
}

/** An exact amount without its sign; null where it cannot be read. */
export const bareAmount = (amount: StatementElement | undefined): CamtAmount | null => {
  const text = amount?.text?.trim() ?? ''
  const minor = /^\d+(?:\.\d+)?$/.test(text) ? parseMinor(text) : null
  const currency = amount === undefined ? null : textAt(amount, 'Ccy')
  if (minor === null || currency === null || !/^[A-Z]{3}$/.test(currency)) return null
  return { minor, currency }
}

/**
 * The sign of a movement: negative for a debit. A reversal needs nothing more, as its own direction says what happened
 * on the account.
 */
export const camtSign = (element: StatementElement): 1 | -1 | null => {
  const told = textAt(element, 'CdtDbtInd')
  if (told === 'CRDT') return 1
  return told === 'DBIT' ? -1 : null
}

/** An amount with the sign of its direction. */
export const camtAmount = (element: StatementElement): CamtAmount | null => {
  const amount = bareAmount(elementsAt(element, 'Amt')[0])
  const sign = camtSign(element)
  if (amount === null || sign === null) return null
  return { ...amount, minor: amount.minor === 0 ? 0 : sign * amount.minor }
}

/** The day of a moment in the bank's own time zone. */
export const camtDay = (from: StatementElement, ...path: readonly string[]): string | null =>
  readDay(textAt(from, ...path) ?? '')
