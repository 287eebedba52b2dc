import { cleanName } from '../clean-name.ts'
import { type NameToken, nameTokens } from '../name-tokens.ts'

export interface NormalisedNumber {
  /**
   * The number without case, diacritics, kinds of separators and leading zeros: `A.1.05`, `a-01-5` and `Á_1_005` are
   * `a1.5`. Two numbers with the same key are one number to people.
   */
  readonly key: string
  /** The number without separators but with its zeros: `A.1.05`, `A1-05` and `A105` are `a105`. */
  readonly compact: string
  /** The shape of the number: `A.1.05` is `a9.9`, `G01` is `a9`. */
  readonly shape: string
}

type Run = Pick<NameToken, 'text' | 'isDigits'>

/** The number that runs of letters and digits make together. */
export const numberOfTokens = (tokens: readonly Run[]): NormalisedNumber => {
  let number = emptyNumber
  let before: Run | null = null
  for (const token of tokens) {
    number = withToken(number, token, before)
    before = token
  }
  return number
}

export const emptyNumber: NormalisedNumber = { key: '', compact: '', shape: '' }

export const withToken = (
  { key, compact, shape }: NormalisedNumber,
  { text, isDigits }: Run,
  before: Run | null,
): NormalisedNumber => {
  const mark = before?.isDigits === isDigits ? '.' : ''
  return {
    key: key + mark + (isDigits ? withoutZeros(text) : text),
    compact: compact + text,
    shape: shape + mark + (isDigits ? '9' : 'a'),
  }
}

const withoutZeros = (digits: string): string =>
  digits.startsWith('0') ? digits.replace(/^0+(?=\d)/, '') : digits

/** Brings what people make of a unit's number to one form. */
export const normaliseNumber = (number: string): NormalisedNumber =>
  numberOfTokens(nameTokens(cleanName(number)))
