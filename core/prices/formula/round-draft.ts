import type { UnitId } from '#core/ids'
import type { DraftChange } from '../draft/draft-price.ts'
import type { DraftPrices } from '../draft/draft-steps.ts'
import type { Unit } from '../pricelist/unit.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import { planFormula } from './formula-plan.ts'
import { agreedRounding } from './project-rounding.ts'

interface RoundDraftInput {
  readonly units: readonly Unit[]
  /** The units whose drafted prices are rounded. */
  readonly unitIds: readonly UnitId[]
  readonly draft: DraftPrices
  readonly rules: PriceRules
}

/** Rounds prices of a draft as the project has them; what would become nothing stays as it is. */
export const roundDraft = ({ units, unitIds, draft, rules }: RoundDraftInput): DraftChange[] => {
  const rounding = agreedRounding(rules)
  if (rounding === null) return []
  const rounded = new Set(unitIds)
  const { changes } = planFormula({
    units: units.filter(({ id }) => rounded.has(id) && draft.has(id)),
    draft,
    rules,
    isLocked: () => false,
    formula: { kind: 'times', numerator: 1, denominator: 1 },
    side: 'gross',
    rounding,
  })
  return changes.filter(({ price }) => price === null || price.grossMinor > 0)
}
