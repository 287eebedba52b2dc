import type { PartWithPlaces } from '../file-context.ts'
import type { PartContext } from './found-number.ts'
import { numberOfTokens } from './normalise-number.ts'
import type { MediaTargets, UnitHit } from './prepare-targets.ts'
import type { UnitMention } from './unit-mention.ts'

const joining = /^ ?[-\u2013+,&] ?$/u

/**
 * The second number of `A.1.05-07`, `A101,102` and `RD 1-12`, which leaves out what it shares with the first. Of a
 * picture the last number is its order.
 */
export const shortMention = (mention: UnitMention, place: PartContext): UnitMention | null => {
  const { tokens, uses } = place.part
  const at = mention.to + 1
  const [next, house] = [tokens[at], mention.units[0]?.buildingId]
  if (!next?.isDigits || uses[at] !== null || !joining.test(next.gap)) return null
  if (mention.units.length > 1 || mention.from === mention.to || isOfPicture(place)) return null
  const hits = hitsOfShort(place.part, mention, place.targets)
  const units = hits.filter(({ unit }) => unit.buildingId === house)
  const [only, ...others] = new Set(units.map(({ unit }) => unit))
  if (!only || others.length > 0) return null
  return { from: at, to: at, written: next.text, units: [only], as: 'normalised', doubt: 'range' }
}

const isOfPicture = ({ part, context }: PartContext): boolean =>
  [part, ...context.folders].some(({ meanings }) => meanings.includes('picture'))

/** What a number means whose last digits are replaced by those behind it, of as many digits or as the unit has them. */
export const hitsOfShort = (
  { tokens }: PartWithPlaces,
  { from, to }: Pick<UnitMention, 'from' | 'to'>,
  { byKey }: MediaTargets,
): readonly UnitHit[] => {
  const [last, next] = [tokens[to], tokens[to + 1]]
  if (!last?.isDigits || !next?.isDigits) return []
  const { key, compact } = numberOfTokens([...tokens.slice(from, to), next])
  const isEven = last.text.length === next.text.length
  return byKey.get(key)?.filter((hit) => isEven || hit.compact === compact) ?? []
}
