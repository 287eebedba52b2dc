import type { UnitId } from '#core/ids'
import type { ArrangedPlan, Box, CellBox } from './arrange-plan.ts'

interface Point {
  readonly x: number
  readonly y: number
}

export const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

const centreOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The units whose cells a rectangle touches. */
export const unitsWithin = ({ cells }: ArrangedPlan, box: Box): UnitId[] =>
  cells.filter((cell) => touches(cell, box)).map(({ unit }) => unit.id)

/** The units in the rectangle that these cells span. */
export const unitsAround = (plan: ArrangedPlan, unitIds: readonly UnitId[]): UnitId[] => {
  const boxes = unitIds.flatMap((unitId) => plan.cellOf.get(unitId) ?? [])
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  return unitsWithin(plan, {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  })
}

/** The units above and below each other in the column of a cell. */
export const unitsOfStack = ({ buildings }: ArrangedPlan, unitId: UnitId): UnitId[] => {
  for (const { floors } of buildings) {
    const own = floors.flatMap(({ cells }) => cells).find(({ unit }) => unit.id === unitId)
    if (!own) continue
    return floors.flatMap(({ cells }) =>
      cells.flatMap(({ unit, column }) => (column === own.column ? [unit.id] : [])),
    )
  }
  return [unitId]
}

/** The units of the floor or the group of a cell. */
export const unitsOfRow = ({ buildings }: ArrangedPlan, unitId: UnitId): UnitId[] => {
  for (const { floors, groups } of buildings) {
    const rows = [...floors.map(({ cells }) => cells), ...groups.map(({ lines }) => lines.flat())]
    const own = rows.find((cells) => cells.some(({ unit }) => unit.id === unitId))
    if (own) return own.map(({ unit }) => unit.id)
  }
  return []
}

/** The units of the house of a cell, without those that stand apart from its floors; of one that does, itself alone. */
export const unitsOfHouse = ({ buildings }: ArrangedPlan, unitId: UnitId): UnitId[] => {
  for (const { floors } of buildings) {
    const units = floors.flatMap(({ cells }) => cells.map(({ unit }) => unit.id))
    if (units.includes(unitId)) return units
  }
  return [unitId]
}

export type Direction = 'left' | 'right' | 'up' | 'down'

// Down and up look for what lies below and above: being beside costs more than being far.
const sidewaysCost = 4

const distance = (from: CellBox, to: CellBox, direction: Direction): number | null => {
  const [a, b] = [centreOf(from), centreOf(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  if (direction === 'left' || direction === 'right') {
    const ahead = direction === 'right' ? dx : -dx
    const isBeside = Math.abs(dy) < Math.min(from.height, to.height) / 2
    return ahead > 0 && isBeside ? ahead : null
  }
  const ahead = direction === 'down' ? dy : -dy
  const isClear = ahead >= Math.min(from.height, to.height) / 2
  return isClear ? ahead + sidewaysCost * Math.max(0, Math.abs(dx) - from.width / 2) : null
}

/** Where an arrow leads from a cell; to itself where nothing lies there. */
export const nextUnit = (
  { cells, cellOf }: ArrangedPlan,
  unitId: UnitId,
  direction: Direction,
): UnitId => {
  const from = cellOf.get(unitId)
  if (!from) return unitId
  let [best, least] = [unitId, Number.POSITIVE_INFINITY]
  for (const cell of cells) {
    const far = distance(from, cell, direction)
    if (far !== null && far < least) [best, least] = [cell.unit.id, far]
  }
  return best
}

/** As far as the arrow leads. */
export const lastUnit = (plan: ArrangedPlan, unitId: UnitId, direction: Direction): UnitId => {
  let at = unitId
  for (let steps = 0; steps < plan.cells.length; steps++) {
    const next = nextUnit(plan, at, direction)
    if (next === at) return at
    at = next
  }
  return at
}
