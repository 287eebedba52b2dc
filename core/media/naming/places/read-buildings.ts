import type { BuildingId } from '#core/ids'
import type { NamePart } from '../name-part.ts'
import { numberOfTokens } from '../numbers/normalise-number.ts'
import { hasSameLetters, mayBeSameLetters } from '../same-letters.ts'
import type { BuildingNames } from './building-names.ts'

export interface BuildingMention {
  readonly ids: readonly BuildingId[]
  readonly from: number
  readonly to: number
  /** Whether nothing else can be meant: behind a word for a building, or by a name longer than a letter. */
  readonly isSure: boolean
}

const joining = /^[-._ ]{0,3}$/

/** The buildings that a name tells: `budova A`, `SO01`, `dum-b`, and letters that may be one. */
export const readBuildings = (part: NamePart, names: BuildingNames): readonly BuildingMention[] => {
  const mentions: BuildingMention[] = []
  let from = 0
  while (from < part.tokens.length) {
    const found = longestAt(part, from, names)
    if (found) mentions.push(found)
    from = (found?.to ?? from) + 1
  }
  return mentions
}

const longestAt = (
  { tokens, meanings, uses }: NamePart,
  from: number,
  { byKey, longest, firstWords }: BuildingNames,
): BuildingMention | null => {
  if (tokens[from]?.isDigits === false && !firstWords.has(tokens[from].text)) return null
  for (let to = Math.min(tokens.length, from + longest) - 1; to >= from; to -= 1) {
    const span = tokens.slice(from, to + 1)
    const isWhole = span.every(({ gap }, at) => at === 0 || joining.test(gap))
    const named = (isWhole && byKey.get(numberOfTokens(span).key)) || []
    const spelled = named.filter(({ tokens: own }) => hasSameLetters(span, own))
    const possible =
      spelled.length > 0 ? spelled : named.filter(({ tokens: own }) => mayBeSameLetters(span, own))
    const ids = possible.map(({ id }) => id)
    if (ids.length === 0 || uses.slice(from, to + 1).some((use) => use !== null)) continue
    const first = tokens[from]
    const isCalled =
      (meanings[from - 1] === 'building' && joining.test(first?.gap ?? '')) ||
      meanings.slice(from, to).includes('building')
    const isLone = span.length === 1 && (first?.isDigits === true || (first?.text.length ?? 0) < 3)
    // A number alone may be anything.
    if (!isCalled && span.every(({ isDigits }) => isDigits)) continue
    return { ids, from, to, isSure: spelled.length > 0 && (isCalled || !isLone) }
  }
  return null
}
