import { drawBuildingPlan } from '../drawing/building-plan.ts'
import { drawFloorPlan } from '../drawing/floor-plan.ts'
import { drawVisualisation } from '../drawing/gallery-image.ts'
import { drawUnitCard } from '../drawing/unit-card.ts'
import { drawUnitPlan } from '../drawing/unit-plan.ts'
import type { Recipe } from './recipe.ts'

export const drawRecipe = (recipe: Recipe, bytesOf: (uid: string) => Buffer): Buffer => {
  switch (recipe.kind) {
    case 'unitPlan':
      return drawUnitPlan(recipe.picture)
    case 'floorPlan':
      return drawFloorPlan(recipe.picture).png
    case 'buildingPlan':
      return drawBuildingPlan(recipe.picture).png
    case 'visualisation':
      return drawVisualisation(recipe.picture)
    case 'unitCard':
      return drawUnitCard({ ...recipe.card, plan: bytesOf(recipe.plan) })
  }
}
