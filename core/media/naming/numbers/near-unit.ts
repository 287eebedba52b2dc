import type { PartWithPlaces } from '../file-context.ts'
import type { FoundPlace } from '../places/found-place.ts'
import { type NumberSpan, spansFrom } from './number-span.ts'
import type { MediaTargets } from './prepare-targets.ts'

const shortest = 4
// One wrong digit names another flat of the house: where many are as near, none is meant more than another.
const mostCandidates = 4

/** The units whose number is a letter or digit away from one in the name. */
export const nearUnit = (part: PartWithPlaces, targets: MediaTargets): FoundPlace | null => {
  for (let from = 0; from < part.tokens.length; from += 1) {
    for (const span of spansFrom(part, from, targets.longest + 1).toReversed()) {
      const place = mayBeMistyped(part, span) ? nearSpan(span, targets) : null
      if (place) return place
    }
  }
  return null
}

// A part that may be mistyped goes from gap to gap, has letters and digits, and no word or date in it.
const mayBeMistyped = ({ tokens, meanings, uses }: PartWithPlaces, { from, to }: NumberSpan) => {
  if (from > 0 && tokens[from]?.gap === '') return false
  if (tokens[to + 1]?.gap === '') return false
  const span = tokens.slice(from, to + 1)
  const isOther = span.some(
    ({ text }, at) => uses[from + at] !== null || (text.length > 1 && meanings[from + at] !== null),
  )
  return !isOther && span.some(({ isDigits }) => isDigits) && span.some(({ isDigits }) => !isDigits)
}

const nearSpan = ({ compact, written }: NumberSpan, targets: MediaTargets): FoundPlace | null => {
  if (compact.length < shortest) return null
  const units = new Set(
    targets
      .typos()
      .near(compact)
      .flatMap((near) => targets.byCompact.get(near) ?? [])
      .map(({ unit }) => unit.id),
  )
  if (units.size === 0 || units.size > mostCandidates) return null
  return {
    targets: [...units].map((id) => ({ kind: 'unit', id })),
    isOpen: units.size > 1,
    doubt: 'typo',
    written,
    reason: { kind: 'unknownNumber', written },
  }
}
