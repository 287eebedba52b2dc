import type { PartWithPlaces } from '../file-context.ts'
import { labelOfNumber } from './label-of-number.ts'
import { type NumberSpan, spansFrom } from './number-span.ts'
import type { MediaTargets } from './prepare-targets.ts'

/** What is made like the numbers of this project, or called a unit, and is none of them; null where nothing is. */
export const unknownNumber = (part: PartWithPlaces, targets: MediaTargets): string | null => {
  for (let from = 0; from < part.tokens.length; from += 1) {
    const found = spansFrom(part, from, targets.longest)
      .toReversed()
      .find(
        (span) =>
          isUnexplained(part, span) && (isMadeAlike(span, targets) || isCalledUnit(part, span)),
      )
    if (found) return found.written
  }
  return null
}

const isUnexplained = (
  { tokens, meanings, uses, buildings }: PartWithPlaces,
  { from, to }: NumberSpan,
) => {
  if (from > 0 && tokens[from]?.gap === '' && uses[from - 1] !== 'floor') return false
  if (buildings.some((mention) => mention.from === from && mention.to === to)) return false
  return tokens
    .slice(from, to + 1)
    .every(
      ({ text }, at) => uses[from + at] === null && (text.length === 1 || !meanings[from + at]),
    )
}

// A letter and digits; digits alone may be anything.
const isMadeAlike = (span: { shape: string }, { shapes }: MediaTargets): boolean =>
  /a.*9/.test(span.shape) && shapes.has(span.shape)

const isCalledUnit = (part: PartWithPlaces, { from, to }: NumberSpan): boolean =>
  from === to && part.tokens[from]?.isDigits === true && labelOfNumber(part, from) === 'home'
