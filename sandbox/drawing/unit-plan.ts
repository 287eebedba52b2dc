import { areaText } from './area-text.ts'
import { type Canvas, createCanvas, fillRect, toPng } from './canvas.ts'
import { type Furniture, furnish } from './furniture.ts'
import { drawFurniture } from './furniture-shapes.ts'
import { defaultSize, heightOf, inset, type Rect, type Size, widthOf } from './geometry.ts'
import { swingOf } from './opening.ts'
import { planColours } from './plan-colours.ts'
import { drawPanel } from './plan-panel.ts'
import { drawShell } from './plan-shell.ts'
import { fitPlan, halfInnerWall, type PlanView } from './plan-view.ts'
import { drawLabel, findLabelPlace, type LabelLine } from './room-label.ts'
import { layOutUnit, type NamedRoom, type UnitLayout, type UnitShape } from './unit-layout.ts'

export interface UnitPlan extends UnitShape {
  readonly number: string
  readonly size?: Size
}

const furnitureColours = {
  fill: planColours.furnitureFill,
  line: planColours.furnitureLine,
}

/** The longest wording that may fit comes first; a room too small for its area has it in the list. */
const wordings = ({ name, areaTenths }: NamedRoom, zoom: number): LabelLine[][] => {
  const line = (text: string, cap: number, isFaint = false): LabelLine => ({
    text,
    cap: cap * zoom,
    isFaint,
  })
  const area = line(areaText(areaTenths), 9, true)
  const words = name.split(/ (?=\+)/)
  return [
    [line(name, 10), area],
    [...words.map((word) => line(word, 10)), area],
    [line(name, 8), line(areaText(areaTenths), 7, true)],
    [line(name, 8)],
  ]
}

const largestRect = ({ rects }: NamedRoom): Rect =>
  rects.reduce((best, rect) =>
    widthOf(rect) * heightOf(rect) > widthOf(best) * heightOf(best) ? rect : best,
  )

interface Contents {
  readonly pieces: readonly Furniture[]
  readonly place: Rect | null
  readonly lines: readonly LabelLine[]
}

/** Furniture makes way for the room's name: what was placed last goes first. */
const fitContents = (
  floor: Rect,
  pieces: readonly Furniture[],
  labels: readonly LabelLine[][],
  doors: readonly Rect[],
): Contents => {
  // A full label beside less furniture is better than a small one beside all of it.
  for (const wording of [labels.slice(0, 2), labels.slice(2)]) {
    for (let count = pieces.length; count >= Math.min(1, pieces.length); count--) {
      const kept = pieces.slice(0, count)
      const taken = [...doors, ...kept.map(({ rect }) => rect)]
      for (const lines of wording) {
        const place = findLabelPlace(floor, lines, taken)
        if (place) return { pieces: kept, place, lines }
      }
    }
  }
  for (const lines of labels) {
    const place = findLabelPlace(floor, lines, doors)
    if (place) return { pieces: [], place, lines }
  }
  return { pieces: [], place: null, lines: [] }
}

const furnishings = [0, 1, 2, 3]

const drawRoomContents = (
  canvas: Canvas,
  view: PlanView,
  room: NamedRoom,
  furnished: { zoom: number; swings: readonly Rect[]; from: (turn: number) => Furniture[] },
) => {
  const floor = view.rect(inset(largestRect(room), halfInnerWall))
  const labels = wordings(room, furnished.zoom)
  const doors = furnished.swings.map(view.rect)
  let best: Contents | null = null
  for (const turn of furnishings) {
    const pieces = furnished.from(turn).map((piece) => ({ ...piece, rect: view.rect(piece.rect) }))
    const contents = fitContents(floor, pieces, labels, doors)
    if (!best || contents.pieces.length > best.pieces.length) best = contents
    if (contents.pieces.length === pieces.length) break
  }
  for (const piece of best?.pieces ?? []) drawFurniture(canvas, piece, furnitureColours)
  if (best?.place) drawLabel(canvas, best.place, best.lines)
}

const outdoorDoorDepth = 0.7

const drawContents = (canvas: Canvas, view: PlanView, layout: UnitLayout, zoom: number) => {
  const { rooms, doors, windows, outdoor } = layout
  const swings = doors.map(swingOf)
  const edge = outdoor && (outdoor.rect.y1 < 0 ? 0 : layout.depth)
  const ways = windows
    .filter(({ isHorizontal, at }) => isHorizontal && at === edge)
    .map(({ from, to, at }) => ({
      x1: from,
      x2: to,
      y1: at - outdoorDoorDepth,
      y2: at + outdoorDoorDepth,
    }))
  const hasToilet = rooms.some(({ kind }) => kind === 'toilet')
  const blocked = [...swings, ...ways]
  rooms.forEach((room, index) => {
    const from = (turn: number) =>
      furnish({ room, needsToilet: !hasToilet, blocked, startsAt: index + turn })
    drawRoomContents(canvas, view, room, { zoom, swings, from })
  })
}

const drawOutdoorLabel = (canvas: Canvas, view: PlanView, layout: UnitLayout, zoom: number) => {
  if (!layout.outdoor) return
  const lines = [{ text: layout.outdoor.name, cap: 10 * zoom, isFaint: false }]
  const place = findLabelPlace(view.rect(layout.outdoor.rect), lines, [])
  if (!place) return
  fillRect(canvas, place, planColours.paper)
  drawLabel(canvas, place, lines)
}

/** The plan of one unit with the list of its rooms. */
export const drawUnitPlan = (plan: UnitPlan): Buffer => {
  const size = plan.size ?? defaultSize
  const zoom = Math.min(size.width / defaultSize.width, size.height / defaultSize.height)
  const canvas = createCanvas(size, planColours.paper)
  const layout = layOutUnit(plan)
  const margin = 36 * zoom
  const panelLeft = size.width - 276 * zoom
  const frame = { x1: margin, y1: margin, x2: panelLeft - margin, y2: size.height - margin }
  const view = fitPlan(layout, frame, zoom)
  drawShell(canvas, view, layout)
  drawContents(canvas, view, layout, zoom)
  drawOutdoorLabel(canvas, view, layout, zoom)
  drawPanel(
    canvas,
    { x1: panelLeft, y1: margin, x2: size.width - margin, y2: size.height - margin },
    {
      number: plan.number,
      disposition: plan.disposition,
      areaTenths: Math.round(plan.areaM2 * 10),
      rooms: layout.rooms,
      outdoorName: layout.outdoor?.name ?? null,
      north: (plan.seed * 47) % 360,
      pixelsPerMetre: view.perMetre,
      zoom,
    },
  )
  return toPng(canvas)
}
