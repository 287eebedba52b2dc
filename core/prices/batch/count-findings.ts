import type { UnitId } from '#core/ids'
import type { Unit } from '../pricelist/unit.ts'
import type { VatRate } from '../rules/price-rules.ts'
import type { Warning } from './check-changes.ts'
import type { DraftJudgement } from './judge-draft.ts'
import type { ChangeMark } from './marks-of-units.ts'

/** A change from one VAT rate to another; `from` is null where the earlier prices show none. */
export interface RateStep {
  readonly from: VatRate | null
  readonly to: VatRate
}

export interface Finding {
  readonly mark: ChangeMark
  readonly units: readonly UnitId[]
  /** A finding that blocks keeps the whole batch from leaving. */
  readonly isBlocking: boolean
  /** The distinct changes of rates, where the finding is about rates. */
  readonly rates: readonly RateStep[]
  /** The numbers of the units, where they stand in no list. */
  readonly numbers: readonly string[]
}

type DraftFindings = Pick<DraftJudgement, 'obstacles' | 'conflicts' | 'warnings'>

/** What speaks against sending, each kind with its units: first what keeps the batch from leaving. */
export const countFindings = (
  { obstacles, conflicts, warnings }: DraftFindings,
  stale: readonly Pick<Unit, 'id' | 'number'>[] = [],
): Finding[] => [
  ...byKind(obstacles, true),
  ...byKind(
    conflicts.map(({ unitId }) => ({ unitId, kind: 'conflict' as const })),
    true,
  ),
  ...byKind(warnings, false).map((finding) => ({
    ...finding,
    rates: rateSteps(warnings.filter(({ kind }) => kind === finding.mark)),
  })),
  ...byKind(
    stale.map(({ id }) => ({ unitId: id, kind: 'unchanged' as const })),
    false,
  ).map((finding) => ({ ...finding, numbers: stale.map(({ number }) => number) })),
]

const byKind = (
  found: readonly { readonly unitId: UnitId; readonly kind: ChangeMark }[],
  isBlocking: boolean,
): Finding[] => {
  const units = new Map<ChangeMark, UnitId[]>()
  for (const { unitId, kind } of found) {
    const known = units.get(kind)
    if (known) known.push(unitId)
    else units.set(kind, [unitId])
  }
  return [...units].map(([mark, ids]) => ({ mark, units: ids, isBlocking, rates: [], numbers: [] }))
}

const rateSteps = (warnings: readonly Warning[]): RateStep[] => {
  const steps = new Map<string, RateStep>()
  for (const warning of warnings) {
    if (warning.kind !== 'rateChanged' && warning.kind !== 'rateAssumed') continue
    const step = { from: warning.kind === 'rateChanged' ? warning.from : null, to: warning.to }
    steps.set(`${step.from} ${step.to}`, step)
  }
  return [...steps.values()]
}
