import type { PartWithPlaces } from '../file-context.ts'
import { emptyNumber, type NormalisedNumber, withToken } from './normalise-number.ts'

/** A run of tokens of a name, and the number that they make. */
export interface NumberSpan extends NormalisedNumber {
  readonly from: number
  readonly to: number
  readonly written: string
}

const joining = /^[-\u2013\u2014._, /()#]{0,3}$/u

/** The runs of tokens that begin at one, the shortest first, up to where something joins no number. */
export const spansFrom = (
  { tokens, cleaned }: PartWithPlaces,
  from: number,
  longest: number,
): readonly NumberSpan[] => {
  const first = tokens[from]
  const spans: NumberSpan[] = []
  if (!first) return spans
  let number = emptyNumber
  for (let to = from; to < Math.min(tokens.length, from + longest); to += 1) {
    const [token, before] = [tokens[to], to > from ? tokens[to - 1] : undefined]
    if (!token || (before && !joining.test(token.gap))) break
    number = withToken(number, token, before ?? null)
    spans.push({ ...number, from, to, written: cleaned.slice(first.start, token.end) })
  }
  return spans
}
