import type { BuildingPlan } from '../../drawing/building-plan.ts'
import { type FlatOnFloor, placeFlats } from '../../drawing/floor-slots.ts'
import { defaultSize, heightOf, inset, type Rect } from '../../drawing/geometry.ts'

// Told before anything is drawn, so the measures of the drawings stand here once more; a test
// compares with what drawFloorPlan and drawBuildingPlan have drawn.
const floorFrame: Rect = {
  x1: 40,
  x2: defaultSize.width - 40,
  y1: 108,
  y2: defaultSize.height - 84,
}
const street = {
  top: 130,
  bottom: defaultSize.height - 28,
  widest: defaultSize.width - 270,
  column: 96,
  highestStorey: 112,
  ground: 14,
}

/** Where the flats of a floor will be on its plan. */
export const flatAreas = <Flat extends FlatOnFloor>(
  flats: readonly Flat[],
): { flat: Flat; area: Rect }[] =>
  placeFlats(flats, floorFrame).slots.map(({ flat, rect }) => ({ flat, area: inset(rect, 2) }))

const frontOf = ({ flatsPerFloor }: BuildingPlan): Rect => {
  const columns = Math.max(4, Math.min(18, flatsPerFloor * 2))
  const width = Math.min(street.widest, columns * street.column)
  const x1 = Math.round((defaultSize.width + 30 - width) / 2)
  return { x1, x2: Math.round(x1 + width), y1: street.top, y2: street.bottom }
}

/** Where the floors of a house will be on its plan. */
export const floorAreas = (plan: BuildingPlan): { floor: number; area: Rect }[] => {
  const front = frontOf(plan)
  const floors = plan.floors.toSorted((a, b) => b - a)
  const above = floors.filter((floor) => floor >= 0).length
  const fair = (heightOf(front) - street.ground) / Math.max(1, floors.length)
  const height = Math.floor(Math.min(fair, street.highestStorey))
  const ground = front.y2 - street.ground - height * (floors.length - above)
  return floors.map((floor, index) => {
    const y1 = ground + height * (index - above) + (index < above ? 0 : street.ground)
    return { floor, area: { ...front, y1, y2: y1 + height } }
  })
}
