import type { WordMeaning } from '../media-words.ts'
import type { NamePart } from '../name-part.ts'

const labels = new Set<WordMeaning | null | undefined>(['home', 'parking', 'storage'])

/** The word for a unit in front of a number: of `byt 101`, `byt c. 101`, `parkovaci stani 12`. */
export const labelOfNumber = (
  { meanings, tokens }: Pick<NamePart, 'meanings' | 'tokens'>,
  at: number,
): WordMeaning | null => {
  const isJoined = (index: number) => (tokens[index]?.gap.length ?? 9) <= 2
  if (!isJoined(at)) return null
  const before = meanings[at - 1]
  if (labels.has(before)) return before ?? null
  const further = meanings[at - 2]
  return before === 'filler' && isJoined(at - 1) && labels.has(further) ? (further ?? null) : null
}

export const isLabelled = (part: Pick<NamePart, 'meanings' | 'tokens'>, at: number): boolean =>
  labelOfNumber(part, at) !== null
