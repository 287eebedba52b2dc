import type { UnitPlace } from '../../shown/media-places.ts'
import { floorsMentioned } from '../file-context.ts'
import type { MatchDoubt } from '../match-result.ts'
import { hasSameLetters } from '../same-letters.ts'
import type { PartContext } from './found-number.ts'
import type { NumberSpan } from './number-span.ts'
import type { UnitHit } from './prepare-targets.ts'

interface NarrowedHits {
  readonly units: readonly UnitPlace[]
  readonly hits: readonly UnitHit[]
  readonly doubt: MatchDoubt | null
}

/** Narrows the units that a number may mean to those that the rest of the name and its folders allow. */
export const narrowHits = (
  hits: readonly UnitHit[],
  span: NumberSpan,
  { part, targets, context }: PartContext,
): NarrowedHits => {
  const written = part.tokens.slice(span.from, span.to + 1)
  const told: ReadonlySet<UnitPlace['buildingId']> = new Set(context.buildings)
  const inBuilding = keep(hits, ({ unit }) => told.has(unit.buildingId))
  const own = keep(inBuilding, ({ by }) => by !== 'withoutBuilding')
  const floors = floorsMentioned(context.floors, targets, context.buildings).flat()
  const maybe: ReadonlySet<UnitPlace['buildingId']> = new Set(context.maybeBuildings)
  const filters: readonly ((hit: UnitHit) => boolean)[] = [
    ({ tokens }) => hasSameLetters(written, tokens),
    ({ by }) => by === 'number',
    ({ compact }) => compact === span.compact,
    ({ unit }) => unit.number.trim() === span.written,
    ({ unit }) => maybe.has(unit.buildingId),
    ({ unit }) => floors.some((id) => id === unit.floorId),
  ]
  const left = filters.reduce(
    (kept, filter) => (unitsOf(kept).length > 1 ? keep(kept, filter) : kept),
    own,
  )
  const units = unitsOf(left)
  const isOther =
    units.length === 1 && told.size > 0 && !units.some((unit) => told.has(unit.buildingId))
  return { units, hits: left, doubt: isOther ? 'otherBuilding' : null }
}

const keep = (hits: readonly UnitHit[], filter: (hit: UnitHit) => boolean): readonly UnitHit[] => {
  const kept = hits.filter(filter)
  return kept.length > 0 ? kept : hits
}

const unitsOf = (hits: readonly UnitHit[]): readonly UnitPlace[] => [
  ...new Set(hits.map(({ unit }) => unit)),
]
