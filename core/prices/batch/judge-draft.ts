import type { UnitId } from '#core/ids'
import { type EvidenceByUnit, lockOf } from '../deals/deal-lock.ts'
import { type Conflict, findConflicts } from '../draft/conflicts.ts'
import type { DraftedPricelist, DraftPrices } from '../draft/draft-steps.ts'
import { judgeLineOnceKnown, type PremiumsOfList } from '../out-of-line/judge-line.ts'
import type { Unit } from '../pricelist/unit.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { changeList, type PriceChangeRow } from './change-list.ts'
import { type Checks, checkChanges } from './check-changes.ts'
import { lineWarnings } from './line-warnings.ts'
import { type BatchStake, needsTyping } from './needs-typing.ts'
import { type ChangeSums, sumChanges } from './sum-changes.ts'

interface CheckDraftInput {
  readonly units: readonly Unit[]
  readonly prices: DraftPrices
  readonly leftOut: ReadonlySet<UnitId>
  readonly rules: PriceRules
  readonly evidence: EvidenceByUnit
}

/** What a review says of a draft by its rules and deals alone. */
interface DraftChecks extends Checks {
  /** All changes of the draft, those of units that are left out too. */
  readonly rows: readonly PriceChangeRow[]
  /** The changes that would be sent. */
  readonly sent: readonly PriceChangeRow[]
  readonly sums: ChangeSums
  readonly conflicts: readonly Conflict[]
  /** What a person confirms by typing; null where a click is enough. */
  readonly stake: BatchStake | null
}

export interface CheckedDraft {
  readonly checks: DraftChecks
  /** The pricelist with what would be sent, without the units that are left out. */
  readonly pricelist: DraftedPricelist
  readonly rules: PriceRules
}

/** What a review says of a draft, and whether it may leave. */
export interface DraftJudgement extends DraftChecks {
  /** Whether the prices were compared with those around them: before that nobody knows what a person should look at. */
  readonly isCompared: boolean
  readonly canSend: boolean
}

/** Units that are left out are in nobody's way: neither their locks nor their conflicts count. */
export const checkDraft = ({
  units,
  prices,
  leftOut,
  rules,
  evidence,
}: CheckDraftInput): CheckedDraft => {
  const rows = changeList({ units, draft: prices })
  const sent = leftOut.size === 0 ? rows : rows.filter(({ unit }) => !leftOut.has(unit.id))
  const draft =
    leftOut.size === 0 ? prices : new Map([...prices].filter(([unitId]) => !leftOut.has(unitId)))
  const pricelist = { units, draft }
  const found = checkChanges({
    ...pricelist,
    rules,
    rows: sent,
    lockOf: (unit) => lockOf({ unit, evidence, rules }),
  })
  const conflicts = findConflicts(pricelist)
  const sums = sumChanges(sent)
  const stake = needsTyping(sent, rules)
  return { pricelist, rules, checks: { ...found, rows, sent, sums, conflicts, stake } }
}

/** What is found by comparing stands behind the rest: it may come later, and moves nothing that a person looks at. */
export const compareDraft = (
  { checks, pricelist, rules }: CheckedDraft,
  premiums: PremiumsOfList,
): DraftJudgement => {
  const { sent, obstacles, conflicts, warnings } = checks
  const judge = judgeLineOnceKnown({ ...pricelist, premiums }, rules)
  if (judge === null) return { ...checks, isCompared: false, canSend: false }
  return {
    ...checks,
    warnings: [...warnings, ...lineWarnings(sent, judge)],
    isCompared: true,
    canSend: sent.length > 0 && obstacles.length + conflicts.length === 0,
  }
}
