import { type Canvas, createCanvas, fillPolygon, fillRect, strokeRect, toPng } from './canvas.ts'
import { floorName } from './floor-name.ts'
import { defaultSize, heightOf, overlaps, type Rect, type Size, widthOf } from './geometry.ts'
import { drawText, textWidth } from './lettering.ts'
import { planColours } from './plan-colours.ts'
import { drawTree } from './tree.ts'

export interface BuildingPlan {
  readonly name: string
  /** Numbers of the floors; below zero they are under the ground. */
  readonly floors: readonly number[]
  readonly flatsPerFloor: number
  readonly size?: Size
}

export interface BuildingPlanPicture {
  readonly png: Buffer
  /** Where each floor is on the picture: the API's `coordinates` of the floor. */
  readonly floors: readonly { readonly floor: number; readonly coordinates: Rect }[]
}

const colours = {
  sky: 0xeaf2f6,
  ground: 0xcfd8c4,
  earth: 0xe2dacb,
  facade: 0xf7f3ea,
  facadeAlternate: 0xf0eadd,
  ledge: 0xd8d0c0,
  frame: 0x5b6570,
  pane: 0xa9c8d8,
  paneLit: 0xc4dbe6,
  railing: 0x7c8791,
  roof: 0x4a545e,
  cellar: 0xcfc6b6,
  gate: 0x8d8577,
  door: 0x2f6f8f,
} as const

const highestStorey = 112
const widestColumn = 96

/** Rows of equal height from the roof down; under the ground after them. */
const rowsOf = (floors: readonly number[], facade: Rect, gap: number, highest: number) => {
  const ordered = floors.toSorted((a, b) => b - a)
  const above = ordered.filter((floor) => floor >= 0).length
  const fair = (heightOf(facade) - gap) / Math.max(1, ordered.length)
  const height = Math.floor(Math.min(fair, highest))
  const ground = Math.round(facade.y2 - gap - height * (ordered.length - above))
  return {
    ground,
    rows: ordered.map((floor, index) => {
      const y1 =
        index < above
          ? ground - height * (above - index)
          : Math.round(ground + gap) + height * (index - above)
      return { floor, coordinates: { ...facade, y1, y2: y1 + height } }
    }),
  }
}

const drawWindow = (canvas: Canvas, pane: Rect, isLit: boolean) => {
  fillRect(canvas, pane, isLit ? colours.paneLit : colours.pane)
  strokeRect(canvas, pane, 1, colours.frame)
  const middle = Math.round((pane.x1 + pane.x2) / 2)
  fillRect(canvas, { ...pane, x1: middle, x2: middle + 1 }, colours.frame)
}

const drawBalcony = (canvas: Canvas, pane: Rect, row: Rect) => {
  const bottom = row.y2 - 2
  const top = Math.round(bottom - heightOf(row) * 0.3)
  const overhang = Math.round(widthOf(pane) * 0.25)
  const balcony = { x1: pane.x1 - overhang, x2: pane.x2 + overhang, y1: top, y2: bottom }
  strokeRect(canvas, balcony, 1, colours.railing)
  for (let x = balcony.x1 + 4; x < balcony.x2; x += 4) {
    fillRect(canvas, { ...balcony, x1: x, x2: x + 1 }, colours.railing)
  }
  fillRect(canvas, { ...balcony, y1: bottom - 2, y2: bottom + 2 }, colours.frame)
}

const columnsOf = ({ flatsPerFloor }: BuildingPlan): number =>
  Math.max(4, Math.min(18, flatsPerFloor * 2))

interface Storey {
  readonly row: Rect
  readonly floor: number
  readonly columns: number
  /** The entrance: no window where it is. */
  readonly entrance: Rect | null
}

const drawStorey = (canvas: Canvas, { row, floor, columns, entrance }: Storey) => {
  fillRect(canvas, row, floor % 2 === 0 ? colours.facade : colours.facadeAlternate)
  fillRect(canvas, { ...row, y1: row.y2 - 2 }, colours.ledge)
  const step = widthOf(row) / columns
  const height = heightOf(row)
  for (let index = 0; index < columns; index++) {
    const middle = row.x1 + step * (index + 0.5)
    const half = Math.min(step * 0.28, height * 0.5)
    const hasBalcony = floor > 1 && index % 3 === 1
    const pane = {
      x1: Math.round(middle - half),
      x2: Math.round(middle + half),
      y1: Math.round(row.y1 + height * 0.2),
      y2: Math.round(row.y1 + height * (hasBalcony ? 0.94 : 0.7)),
    }
    if (entrance && overlaps(pane, entrance)) continue
    drawWindow(canvas, pane, (index * 7 + floor * 5) % 4 === 0)
    if (hasBalcony) drawBalcony(canvas, pane, row)
  }
}

const drawCellar = (canvas: Canvas, row: Rect) => {
  fillRect(canvas, row, colours.cellar)
  strokeRect(canvas, row, 2, colours.gate)
  const height = heightOf(row)
  for (let x = row.x1 + height; x < row.x2 - height * 0.5; x += height * 1.4) {
    fillRect(canvas, { ...row, x1: x, x2: x + 4 }, colours.gate)
  }
}

const entranceIn = (row: Rect): Rect => {
  const height = heightOf(row)
  const middle = Math.round((row.x1 + row.x2) / 2)
  const half = Math.round(Math.min(height * 0.42, 40))
  return { x1: middle - half, x2: middle + half, y1: row.y1 + height * 0.18, y2: row.y2 }
}

const drawEntrance = (canvas: Canvas, way: Rect) => {
  const middle = (way.x1 + way.x2) / 2
  fillRect(canvas, way, colours.door)
  fillRect(canvas, { ...way, x1: middle - 1, x2: middle + 1 }, colours.facade)
  const canopy = { x1: way.x1 - 14, x2: way.x2 + 14, y1: way.y1 - 5, y2: way.y1 }
  fillRect(canvas, canopy, colours.roof)
}

const drawRoof = (canvas: Canvas, { x1, x2 }: Rect, top: number, zoom: number) => {
  const points = [
    { x: x1 - 10 * zoom, y: top },
    { x: x1 + 16 * zoom, y: top - 22 * zoom },
    { x: x2 - 16 * zoom, y: top - 22 * zoom },
    { x: x2 + 10 * zoom, y: top },
  ]
  fillPolygon(canvas, points, colours.roof)
}

const drawNames = (
  canvas: Canvas,
  rows: readonly { floor: number; coordinates: Rect }[],
  zoom: number,
) => {
  const room = (rows[0]?.coordinates.x1 ?? 0) - 24 * zoom
  for (const { floor, coordinates } of rows) {
    const name = floorName(floor)
    const cap = Math.min(12 * zoom, heightOf(coordinates) * 0.4, (room / textWidth(name, 1)) * 0.8)
    const y = Math.round((coordinates.y1 + coordinates.y2 + cap) / 2)
    const at = { x: coordinates.x1 - 22 * zoom, y }
    drawText(canvas, name, at, { cap, colour: planColours.ink, align: 'right' })
  }
}

/** A house from the street, its floors named at the side. */
export const drawBuildingPlan = (plan: BuildingPlan): BuildingPlanPicture => {
  const size = plan.size ?? defaultSize
  const zoom = Math.min(size.width / defaultSize.width, size.height / defaultSize.height)
  const canvas = createCanvas(size, colours.sky)
  const columns = columnsOf(plan)
  const width = Math.min(size.width - 270 * zoom, columns * widestColumn * zoom)
  const left = Math.round((size.width + 30 * zoom - width) / 2)
  const facade = {
    x1: left,
    x2: Math.round(left + width),
    y1: Math.round(130 * zoom),
    y2: size.height - Math.round(28 * zoom),
  }
  const { rows, ground } = rowsOf(plan.floors, facade, 14 * zoom, highestStorey * zoom)
  fillRect(canvas, { x1: 0, x2: size.width, y1: ground, y2: size.height }, colours.earth)
  fillRect(canvas, { x1: 0, x2: size.width, y1: ground, y2: ground + 14 * zoom }, colours.ground)
  drawText(
    canvas,
    plan.name,
    { x: 40 * zoom, y: Math.round(66 * zoom) },
    { cap: 26 * zoom, colour: planColours.ink, bold: true },
  )
  drawTree(canvas, { x: size.width - 54 * zoom, y: ground + 6 * zoom }, 160 * zoom, 0)
  if (left > 200 * zoom) drawTree(canvas, { x: 90 * zoom, y: ground + 8 * zoom }, 200 * zoom, 2)
  const standing = rows.filter(({ floor }) => floor >= 0)
  const lowest = standing.at(-1)?.coordinates
  const entrance = lowest ? entranceIn(lowest) : null
  for (const { floor, coordinates } of rows) {
    if (floor < 0) drawCellar(canvas, coordinates)
    else drawStorey(canvas, { row: coordinates, floor, columns, entrance })
  }
  const top = standing[0]?.coordinates.y1
  if (top !== undefined) drawRoof(canvas, facade, top, zoom)
  if (entrance) drawEntrance(canvas, entrance)
  drawNames(canvas, rows, zoom)
  return { png: toPng(canvas), floors: rows }
}
