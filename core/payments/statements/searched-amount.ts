import { readAmount } from '../formats/read-amount.ts'

export interface SearchedAmount {
  readonly fromMinor: number | null
  readonly toMinor: number | null
}

const minorDigits = /[.,]\d{2}\D*$/

/** The amounts that a person may mean by a text: crowns alone find every haler of them; null where it is no amount. */
export const searchedAmount = (text: string): SearchedAmount => {
  const minor = readAmount(text)
  if (minor === null || minor === 'ambiguous') return { fromMinor: null, toMinor: null }
  return { fromMinor: minor, toMinor: minorDigits.test(text) ? minor : minor + 99 }
}
