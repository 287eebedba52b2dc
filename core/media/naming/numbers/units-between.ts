import type { UnitPlace } from '../../shown/media-places.ts'
import type { PartWithPlaces } from '../file-context.ts'
import { compareNatural } from '../natural-order.ts'
import type { MediaTargets } from './prepare-targets.ts'
import type { UnitMention } from './unit-mention.ts'

const dash = /^\s*[-\u2013\u2014]\s*$/u
const upTo = new Set(['az', 'to', 'until', 'do'])
const longest = 200

/**
 * The units from one number to another: `A.101-A.105`. Null where the name has no range; two neighbours are the same
 * with and without one.
 */
export const unitsBetween = (
  mentions: readonly UnitMention[],
  { tokens }: PartWithPlaces,
  { unitsInOrder }: MediaTargets,
): readonly UnitPlace[] | null => {
  const [first, last, ...others] = mentions
  const [start, end] = [first?.units[0], last?.units[0]]
  if (!first || !last || !start || !end || others.length > 0) return null
  if (first.units.length > 1 || last.units.length > 1) return null
  const next = tokens[first.to + 1]
  const isDashed = last.from === first.to + 1 && dash.test(next?.gap ?? '')
  const isWorded = last.from === first.to + 2 && upTo.has(next?.text ?? '')
  if (!isDashed && !isWorded) return null
  const between = unitsInOrder.filter(
    ({ number, buildingId }) =>
      buildingId === start.buildingId &&
      compareNatural(start.number, number) <= 0 &&
      compareNatural(number, end.number) <= 0,
  )
  return between.length > 2 && between.length <= longest ? between : null
}
