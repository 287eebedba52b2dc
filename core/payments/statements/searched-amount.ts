import { readAmount } from '../formats/read-amount.ts'

export interface SearchedAmount {
  readonly fromMinor: number | null
  readonly toMinor: number | null
}

const typedFraction = /[.,](\d{1,2})\D*$/

/** The amounts that begin with what a person has typed: crowns alone find every haler of them; null for no amount. */
export const searchedAmount = (text: string): SearchedAmount => {
  const minor = readAmount(text)
  if (minor === null || minor === 'ambiguous') return { fromMinor: null, toMinor: null }
  const digits = typedFraction.exec(text)?.[1]?.length ?? 0
  return { fromMinor: minor, toMinor: minor + 10 ** (2 - digits) - 1 }
}
