import type { UnitId } from '#core/ids'
import type { Unit } from '../pricelist/unit.ts'
import type { ApartGroup, PlanBuilding, PlanFloor } from './stacking-plan.ts'

/** A rectangle, in pixels or in whatever a page is measured. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface CellSize {
  readonly width: number
  readonly height: number
}

export interface CellBox extends Box {
  readonly unit: Unit
  /** Counted from zero in its row, empty places included. */
  readonly column: number
}

export interface FloorBox extends Box {
  readonly floor: PlanFloor
  readonly cells: readonly CellBox[]
}

export interface GroupBox extends Box {
  readonly group: ApartGroup
  /** The cells, line by line. */
  readonly lines: readonly (readonly CellBox[])[]
}

export interface BuildingBox extends Box {
  readonly building: PlanBuilding
  readonly floors: readonly FloorBox[]
  readonly groups: readonly GroupBox[]
  /** The line below the floors, with the places that they have. */
  readonly ground: Box
}

export interface ArrangedPlan extends CellSize {
  readonly buildings: readonly BuildingBox[]
  /** All cells, as they are read: house by house, the highest floor first. */
  readonly cells: readonly CellBox[]
  readonly cellOf: ReadonlyMap<UnitId, CellBox>
  readonly cell: CellSize
}

/** What does not grow with the cells. */
export const planMeasures = {
  title: 22,
  label: 40,
  ground: 15,
  caption: 17,
  buildingGap: 18,
  lineGap: 14,
} as const

// A parking place or a cellar is drawn half as wide as a flat, and lower.
const apartPerColumn = 2
const fewestApart = 6
const apartHeight = 0.7

const apartColumns = ({ columns }: PlanBuilding): number =>
  Math.max(columns * apartPerColumn, fewestApart)

const apartCell = ({ width, height }: CellSize): CellSize => ({
  width: width / apartPerColumn,
  height: Math.max(height * apartHeight, 11),
})

const linesOf = (building: PlanBuilding, { units }: ApartGroup): number =>
  Math.ceil(units.length / apartColumns(building))

/** How large a house is drawn. */
export const sizeOfBuilding = (building: PlanBuilding, cell: CellSize): CellSize => {
  const { title, label, ground, caption } = planMeasures
  const apart = apartCell(cell)
  const hasApart = building.apart.length > 0
  const columns = Math.max(building.columns, hasApart ? apartColumns(building) / apartPerColumn : 0)
  const groups = building.apart.map((group) => caption + linesOf(building, group) * apart.height)
  return {
    width: label + columns * cell.width,
    height:
      title +
      building.floors.length * cell.height +
      (building.floors.length > 0 ? ground : 0) +
      groups.reduce((sum, height) => sum + height, 0),
  }
}

interface Corner {
  readonly x: number
  readonly y: number
}

const floorBoxes = (building: PlanBuilding, at: Corner, cell: CellSize): FloorBox[] =>
  building.floors.map((floor, index) => {
    const y = at.y + index * cell.height
    return {
      x: at.x,
      y,
      width: planMeasures.label + building.columns * cell.width,
      height: cell.height,
      floor,
      cells: floor.cells.map(({ unit, column }) => ({
        x: at.x + planMeasures.label + column * cell.width,
        y,
        width: cell.width,
        height: cell.height,
        unit,
        column,
      })),
    }
  })

const groupBoxes = (building: PlanBuilding, at: Corner, cell: CellSize): GroupBox[] => {
  const { width, height } = apartCell(cell)
  const perLine = apartColumns(building)
  let { y } = at
  return building.apart.map((group) => {
    const top = y + planMeasures.caption
    const lines = Array.from({ length: linesOf(building, group) }, (_line, line) =>
      group.units.slice(line * perLine, (line + 1) * perLine).map((unit, column) => ({
        x: at.x + planMeasures.label + column * width,
        y: top + line * height,
        width,
        height,
        unit,
        column,
      })),
    )
    const box = {
      x: at.x,
      y,
      width: planMeasures.label + perLine * width,
      height: planMeasures.caption + lines.length * height,
      group,
      lines,
    }
    y += box.height
    return box
  })
}

/** Above this line a house has its floors, and below it what stands apart. */
const heightAboveGround = ({ floors }: PlanBuilding, { height }: CellSize): number =>
  planMeasures.title + floors.length * height

const buildingBox = (
  building: PlanBuilding,
  at: Corner & { readonly groundY: number },
  cell: CellSize,
): BuildingBox => {
  const { width, height } = sizeOfBuilding(building, cell)
  const y = at.groundY - heightAboveGround(building, cell)
  const hasFloors = building.floors.length > 0
  const ground = {
    x: at.x + planMeasures.label,
    y: at.groundY,
    width: building.columns * cell.width,
    height: hasFloors ? planMeasures.ground : 0,
  }
  return {
    x: at.x,
    y,
    width,
    height,
    building,
    floors: floorBoxes(building, { x: at.x, y: y + planMeasures.title }, cell),
    groups: groupBoxes(building, { x: at.x, y: ground.y + ground.height }, cell),
    ground,
  }
}

/** Which houses stand beside each other where cells have this width. */
export const linesOfPlan = (
  buildings: readonly PlanBuilding[],
  cellWidth: number,
  width: number,
): PlanBuilding[][] => {
  const lines: PlanBuilding[][] = []
  let right = Number.POSITIVE_INFINITY
  for (const building of buildings) {
    const size = sizeOfBuilding(building, { width: cellWidth, height: 0 })
    const isNext = right + planMeasures.buildingGap + size.width <= width
    if (isNext) lines.at(-1)?.push(building)
    else lines.push([building])
    right = isNext ? right + planMeasures.buildingGap + size.width : size.width
  }
  return lines
}

/** The height of all lines of houses with the gaps between them. */
export const heightOfLines = (
  lines: readonly (readonly PlanBuilding[])[],
  cell: CellSize,
): number => {
  const heights = lines.map((line) => {
    const above = line.map((building) => heightAboveGround(building, cell))
    const below = line.map(
      (building, index) => sizeOfBuilding(building, cell).height - (above[index] ?? 0),
    )
    return Math.max(...above) + Math.max(...below)
  })
  const gaps = Math.max(0, lines.length - 1) * planMeasures.lineGap
  return heights.reduce((sum, height) => sum + height, gaps)
}

/** Puts the houses beside each other on common ground, in as many lines as the width asks for. */
export const arrangePlan = (
  buildings: readonly PlanBuilding[],
  cell: CellSize,
  width: number,
): ArrangedPlan => {
  const boxes: BuildingBox[] = []
  let [y, right] = [0, 0]
  for (const line of linesOfPlan(buildings, cell.width, width)) {
    const groundY = y + Math.max(...line.map((building) => heightAboveGround(building, cell)))
    let x = 0
    for (const building of line) {
      const box = buildingBox(building, { x, y, groundY }, cell)
      boxes.push(box)
      x = box.x + box.width + planMeasures.buildingGap
      right = Math.max(right, box.x + box.width)
    }
    y = Math.max(...boxes.map((box) => box.y + box.height)) + planMeasures.lineGap
  }
  const cells = boxes.flatMap(({ floors, groups }) => [
    ...floors.flatMap((floor) => floor.cells),
    ...groups.flatMap(({ lines }) => lines.flat()),
  ])
  return {
    buildings: boxes,
    cells,
    cellOf: new Map(cells.map((box) => [box.unit.id, box])),
    width: right,
    height: Math.max(0, y - planMeasures.lineGap),
    cell,
  }
}
