import { type CellSize, heightOfLines, linesOfPlan, sizeOfBuilding } from './arrange-plan.ts'
import type { PlanBuilding } from './stacking-plan.ts'

/** Smaller cells can be neither read nor hit; larger ones show nothing more. */
export const leastCell: CellSize = { width: 22, height: 15 }
export const mostCell: CellSize = { width: 150, height: 76 }

// A cell is so many times as wide as it is high.
const leastAspect = 1.5
const mostAspect = 3.4

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** The highest cell of this width with which the plan is no higher than the room; null where none is low enough. */
const highestOf = (
  buildings: readonly PlanBuilding[],
  width: number,
  room: CellSize,
): number | null => {
  const lines = linesOfPlan(buildings, width, room.width)
  const isTooWide = buildings.some(
    (building) => sizeOfBuilding(building, { width, height: 0 }).width > room.width,
  )
  if (isTooWide) return null
  const least = Math.max(leastCell.height, Math.ceil(width / mostAspect))
  let height = Math.min(mostCell.height, Math.floor(width / leastAspect))
  while (height >= least && heightOfLines(lines, { width, height }) > room.height) height -= 1
  return height >= least ? height : null
}

/** The largest cells with which the whole plan is seen at once; the smallest where it cannot be. */
export const fitCells = (buildings: readonly PlanBuilding[], room: CellSize): CellSize => {
  let best = leastCell
  for (let { width } = leastCell; width <= mostCell.width; width++) {
    const height = highestOf(buildings, width, room)
    if (height !== null && width * height > best.width * best.height) best = { width, height }
  }
  return best
}

const zoomStep = 1.25

export const canZoom = ({ width, height }: CellSize, direction: 1 | -1): boolean =>
  direction === 1
    ? width < mostCell.width || height < mostCell.height
    : width > leastCell.width || height > leastCell.height

/** The next larger or smaller cells. */
export const zoomCells = ({ width, height }: CellSize, direction: 1 | -1): CellSize => {
  const factor = zoomStep ** direction
  return {
    width: Math.round(between(leastCell.width, width * factor, mostCell.width)),
    height: Math.round(between(leastCell.height, height * factor, mostCell.height)),
  }
}

export type CellDetail = 'colour' | 'number' | 'value' | 'whole'

/** How much can be read in a cell of this size. */
export const detailOf = ({ width, height }: CellSize): CellDetail => {
  if (width < 26 || height < 13) return 'colour'
  if (width < 52 || height < 30) return 'number'
  return width < 96 || height < 50 ? 'value' : 'whole'
}
