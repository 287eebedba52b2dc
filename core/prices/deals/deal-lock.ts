import { toUnitStatus } from '#core/api/unit-status'
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

export const evidenceByUnit = (evidence: readonly DealEvidence[]): EvidenceByUnit => {
  const byUnit = new Map<UnitId, DealEvidence[]>()
  for (const found of evidence) {
    const known = byUnit.get(found.unitId)
    if (known) known.push(found)
    else byUnit.set(found.unitId, [found])
  }
  return byUnit
}

interface Known {
  readonly unit: Pick<Unit, 'id' | 'statusCode'>
  readonly evidence: EvidenceByUnit
  readonly rules: Pick<PriceRules, 'likelyLocks'>
}

/** The strongest lock of a unit: what the server has said, then what its export says, then what its status tells. */
export const lockOf = ({ unit, evidence, rules }: Known): UnitLock | null => {
  const known = evidence.get(unit.id) ?? []
  return refusal(known, unit) ?? exported(known) ?? likely(unit, rules)
}

// A refusal speaks of the status that the unit had: with another one the deal may be gone.
const refusal = (
  known: readonly DealEvidence[],
  { statusCode }: Known['unit'],
): UnitLock | null => {
  for (const found of known) {
    if (found.kind !== 'refused' || found.statusCode !== statusCode) continue
    return { kind: 'refused', isBlocking: true, at: found.at, message: found.message }
  }
  return null
}

const exported = (known: readonly DealEvidence[]): UnitLock | null => {
  for (const found of known) {
    if (found.kind !== 'exported') continue
    return { kind: 'exported', isBlocking: true, at: found.at, dealId: found.dealId }
  }
  return null
}

const likely = (
  { statusCode }: Known['unit'],
  { likelyLocks }: Known['rules'],
): UnitLock | null => {
  const status = statusCode === null ? null : toUnitStatus(statusCode)
  if (status !== 'reserved' && status !== 'sold') return null
  return { kind: 'likely', isBlocking: likelyLocks === 'block', status }
}
