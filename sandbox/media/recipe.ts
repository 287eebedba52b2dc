import type { BuildingPlan } from '../drawing/building-plan.ts'
import type { FloorPlan } from '../drawing/floor-plan.ts'
import type { Visualisation } from '../drawing/gallery-image.ts'
import type { UnitCard } from '../drawing/unit-card.ts'
import type { UnitPlan } from '../drawing/unit-plan.ts'

/** What a seeded file is drawn from, when somebody asks for it. */
export type Recipe =
  | { readonly kind: 'unitPlan'; readonly picture: UnitPlan }
  | { readonly kind: 'floorPlan'; readonly picture: FloorPlan }
  | { readonly kind: 'buildingPlan'; readonly picture: BuildingPlan }
  | { readonly kind: 'visualisation'; readonly picture: Visualisation }
  | {
      readonly kind: 'unitCard'
      readonly card: Omit<UnitCard, 'plan'>
      /** UID of the plan that is shown on it: one that was drawn from a recipe as well. */
      readonly plan: string
    }
