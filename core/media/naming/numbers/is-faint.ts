import type { FileContext, PartWithPlaces } from '../file-context.ts'
import { isLabelled } from './label-of-number.ts'
import type { NumberSpan } from './number-span.ts'
import type { UnitHit } from './prepare-targets.ts'

interface NumberInName {
  readonly span: NumberSpan
  readonly hits: readonly UnitHit[]
  readonly part: PartWithPlaces
  readonly context: FileContext
}

/** Whether a hit is one or two digits that are far more often an order, a version or a part of something else. */
export const isFaint = ({ span, hits, part, context }: NumberInName): boolean => {
  const isShort = span.compact.length < 3 && hits.every(({ isBare }) => isBare)
  if (!isShort || span.from !== span.to || isLabelled(part, span.from)) return false
  if (part.uses[span.from] !== null) return true
  if (span.from > 0 && part.tokens[span.from]?.gap === '') return true
  return (
    hits.every(({ by }) => by === 'withoutBuilding') &&
    !hits.some(({ unit }) => context.buildings.includes(unit.buildingId))
  )
}
