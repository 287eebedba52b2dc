import type { UnitId } from '#core/ids'
import { type EvidenceByUnit, lockOf } from '../deals/deal-lock.ts'
import { pairOfUnit } from '../pricelist/pair-of-unit.ts'
import type { Unit } from '../pricelist/unit.ts'
import { isSamePair, type ServerPair } from '../rules/price-pair.ts'
import type { PriceRules } from '../rules/price-rules.ts'

/** What a unit was when somebody planned its new price. */
export interface PlannedUnit {
  readonly unitId: UnitId
  readonly before: ServerPair
  /** What `lockName` said of it. */
  readonly lock: string | null
}

interface MovedInput {
  readonly planned: readonly PlannedUnit[]
  readonly units: readonly Unit[]
  readonly evidence: EvidenceByUnit
  readonly rules: PriceRules
}

/** A unit that is no longer what it was when its price was planned. */
export interface MovedUnit {
  readonly unitId: UnitId
  readonly kind: 'unknownUnit' | 'conflict' | 'lock'
}

type LockQuestion = Parameters<typeof lockOf>[0]

/** A lock in one word: how it is known, or what the status of the unit says; null where there is none. */
export const lockName = (question: LockQuestion): string | null => {
  const lock = lockOf(question)
  if (lock === null) return null
  return lock.kind === 'likely' ? lock.status : lock.kind
}

/** The units of a plan that have moved since it was made: gone, with another price or VAT, or with another lock. */
export const movedSince = ({ planned, units, evidence, rules }: MovedInput): MovedUnit[] => {
  const known = new Map(units.map((unit) => [unit.id, unit]))
  return planned.flatMap(({ unitId, before, lock }): MovedUnit[] => {
    const unit = known.get(unitId)
    if (unit === undefined) return [{ unitId, kind: 'unknownUnit' }]
    if (!isSamePair(pairOfUnit(unit), before)) return [{ unitId, kind: 'conflict' }]
    return lockName({ unit, evidence, rules }) === lock ? [] : [{ unitId, kind: 'lock' }]
  })
}
