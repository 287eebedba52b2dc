import type { UnitId } from '#core/ids'
import { changeList, type PriceChangeRow } from '#core/prices/batch/change-list'
import { type Checks, checkChanges } from '#core/prices/batch/check-changes'
import { type BatchStake, needsTyping } from '#core/prices/batch/needs-typing'
import { type EvidenceByUnit, lockOf } from '#core/prices/deals/deal-lock'
import { type Conflict, findConflicts } from '#core/prices/draft/conflicts'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { judgeLine } from '#core/prices/out-of-line/judge-line'
import type { FoundPremiums } from '#core/prices/premiums/read-premiums'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PriceRules } from '#core/prices/rules/price-rules'
import { type ChangeSums, sumChanges } from '../changes/group-changes.ts'

interface JudgeDraftInput {
  readonly units: readonly Unit[]
  readonly prices: DraftPrices
  readonly leftOut: ReadonlySet<UnitId>
  readonly rules: PriceRules
  readonly evidence: EvidenceByUnit
  readonly premiums: FoundPremiums | null
}

/** What a review says of a draft, and whether it may leave. */
export interface DraftJudgement extends Checks {
  /** All changes of the draft, those of units that are left out too. */
  readonly rows: readonly PriceChangeRow[]
  /** The changes that would be sent. */
  readonly sent: readonly PriceChangeRow[]
  readonly sums: ChangeSums
  readonly conflicts: readonly Conflict[]
  /** What a person confirms by typing; null where a click is enough. */
  readonly stake: BatchStake | null
  readonly canSend: boolean
}

/** Units that are left out are in nobody's way: neither their locks nor their conflicts count. */
export const judgeDraft = ({
  units,
  prices,
  leftOut,
  rules,
  evidence,
  premiums,
}: JudgeDraftInput): DraftJudgement => {
  const rows = changeList({ units, draft: prices })
  const sent = leftOut.size === 0 ? rows : rows.filter(({ unit }) => !leftOut.has(unit.id))
  const draft =
    leftOut.size === 0 ? prices : new Map([...prices].filter(([unitId]) => !leftOut.has(unitId)))
  const conflicts = findConflicts({ units, draft })
  const checks = checkChanges({
    units,
    draft,
    rules,
    rows: sent,
    judge: judgeLine({ units, draft, premiums }, rules),
    lockOf: (unit) => lockOf({ unit, evidence, rules }),
  })
  return {
    ...checks,
    rows,
    sent,
    sums: sumChanges(sent),
    conflicts,
    stake: needsTyping(sent, rules),
    canSend: sent.length > 0 && checks.obstacles.length === 0 && conflicts.length === 0,
  }
}
