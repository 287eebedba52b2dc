import { toUnitStatus } from '#core/api/unit-status'
import { groupBy } from '#core/group-by'
import type { UnitId } from '#core/ids'
import type { Unit } from '../pricelist/unit.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import type { DealEvidence } from './deal-evidence.ts'

/** Why a unit's price is probably or certainly not to be changed, and how that is known. */
export type UnitLock =
  | { readonly kind: 'refused'; readonly isBlocking: true; at: number; message: string }
  | { readonly kind: 'exported'; readonly isBlocking: true; at: number; dealId: string }
  | { readonly kind: 'likely'; readonly isBlocking: boolean; status: 'reserved' | 'sold' }

export type EvidenceByUnit = ReadonlyMap<UnitId, readonly DealEvidence[]>

export const evidenceByUnit = (evidence: readonly DealEvidence[]): EvidenceByUnit =>
  groupBy(evidence, ({ unitId }) => unitId)

interface LockQuestion {
  readonly unit: Pick<Unit, 'id' | 'statusCode'>
  readonly evidence: EvidenceByUnit
  readonly rules: Pick<PriceRules, 'likelyLocks'>
}

/** The strongest lock of a unit: the server's refusal, then a deal in its export, then what its status suggests. */
export const lockOf = ({ unit, evidence, rules }: LockQuestion): UnitLock | null => {
  const known = evidence.get(unit.id) ?? []
  return refusedLock(known, unit) ?? exportedLock(known) ?? likelyLock(unit, rules)
}

// A refusal speaks of the status that the unit had: with another one the deal may be gone.
const refusedLock = (
  known: readonly DealEvidence[],
  { statusCode }: LockQuestion['unit'],
): UnitLock | null => {
  for (const found of known) {
    if (found.kind !== 'refused' || found.statusCode !== statusCode) continue
    return { kind: 'refused', isBlocking: true, at: found.at, message: found.message }
  }
  return null
}

const exportedLock = (known: readonly DealEvidence[]): UnitLock | null => {
  for (const found of known) {
    if (found.kind !== 'exported') continue
    return { kind: 'exported', isBlocking: true, at: found.at, dealId: found.dealId }
  }
  return null
}

/** The status of a unit that suggests a deal by itself. */
export const takenStatus = ({ statusCode }: LockQuestion['unit']): 'reserved' | 'sold' | null => {
  const status = toUnitStatus(statusCode)
  return status === 'reserved' || status === 'sold' ? status : null
}

const likelyLock = (
  unit: LockQuestion['unit'],
  { likelyLocks }: LockQuestion['rules'],
): UnitLock | null => {
  const status = takenStatus(unit)
  if (status === null) return null
  return { kind: 'likely', isBlocking: likelyLocks === 'block', status }
}
