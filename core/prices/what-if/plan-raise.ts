import type { PlanScope, PricePlan } from '../draft/price-plan.ts'
import { planFormula } from '../formula/formula-plan.ts'
import { projectRounding } from '../formula/project-rounding.ts'
import type { Unit } from '../pricelist/unit.ts'

interface RaiseInput extends PlanScope {
  readonly units: readonly Unit[]
  readonly part: number
}

/** Parts are exact to a millionth: more than a person can type. */
const denominator = 1_000_000

/** What dearer prices would be, rounded as the project rounds what is computed. */
export const planRaise = ({ part, ...scope }: RaiseInput): PricePlan => {
  const rounding = projectRounding(scope.rules)
  return planFormula({
    ...scope,
    rounding,
    side: scope.rules.roundedSide,
    formula: { kind: 'times', numerator: Math.round((1 + part) * denominator), denominator },
  })
}
