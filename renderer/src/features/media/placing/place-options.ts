import { fold } from '#core/fold'
import type { MediaTarget } from '#core/media/shown/media-target'
import { targetKey } from '../place-index.ts'
import type { PlaceText } from '../place-words.ts'

export interface PlaceOption extends PlaceText {
  readonly key: string
  readonly target: MediaTarget
  /** What is searched. */
  readonly folded: string
}

export const placeOption = (target: MediaTarget, words: PlaceText): PlaceOption => ({
  ...words,
  target,
  key: targetKey(target),
  folded: fold(`${words.name} ${words.where}`),
})

const withoutMarks = (text: string): string => text.replace(/[^\p{L}\d]+/gu, '')

/**
 * The places that fit what was typed: every word occurs. Names that begin with it come first, whatever stands
 * between their letters and digits: `a105` finds A.1.05.
 */
export const placesThatFit = (
  options: readonly PlaceOption[],
  typed: string,
  limit: number,
): readonly PlaceOption[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options.slice(0, limit)
  const compact = withoutMarks(words.join(''))
  const ranked: PlaceOption[][] = [[], [], []]
  for (const option of options) {
    const name = withoutMarks(fold(option.name))
    const rank = name === compact ? 0 : name.startsWith(compact) && compact !== '' ? 1 : 2
    if (rank === 2 && !words.every((word) => option.folded.includes(word))) continue
    ranked[rank]?.push(option)
  }
  return ranked.flat().slice(0, limit)
}
