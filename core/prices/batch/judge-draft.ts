import type { UnitId } from '#core/ids'
import { type EvidenceByUnit, lockOf } from '../deals/deal-lock.ts'
import { type Conflict, findConflicts } from '../draft/conflicts.ts'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { judgeLineOnceKnown, type PremiumsOfList } from '../out-of-line/judge-line.ts'
import type { Unit } from '../pricelist/unit.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { changeList, type PriceChangeRow } from './change-list.ts'
import { type Checks, checkChanges } from './check-changes.ts'
import { type BatchStake, needsTyping } from './needs-typing.ts'
import { type ChangeSums, sumChanges } from './sum-changes.ts'

interface JudgeDraftInput {
  readonly units: readonly Unit[]
  readonly prices: DraftPrices
  readonly leftOut: ReadonlySet<UnitId>
  readonly rules: PriceRules
  readonly evidence: EvidenceByUnit
  readonly premiums: PremiumsOfList
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
  /** Whether the prices were compared with those around them: before that nobody knows what a person should look at. */
  readonly isCompared: boolean
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
    judge: judgeLineOnceKnown({ units, draft, premiums }, rules),
    lockOf: (unit) => lockOf({ unit, evidence, rules }),
  })
  const isCompared = premiums !== 'pending'
  const isFree = checks.obstacles.length === 0 && conflicts.length === 0
  return {
    ...checks,
    rows,
    sent,
    sums: sumChanges(sent),
    conflicts,
    stake: needsTyping(sent, rules),
    isCompared,
    canSend: sent.length > 0 && isFree && isCompared,
  }
}
