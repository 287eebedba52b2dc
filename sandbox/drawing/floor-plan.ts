import type { UnitStatus } from '#core/api/unit-status'
import { type Canvas, createCanvas, fillRect, stroke, strokeRect, toPng } from './canvas.ts'
import { floorName } from './floor-name.ts'
import { type FlatOnFloor, placeFlats, type Slot } from './floor-slots.ts'
import {
  arcPoints,
  centreOf,
  defaultSize,
  heightOf,
  inset,
  type Rect,
  type Size,
  widthOf,
} from './geometry.ts'
import { drawText, textWidth } from './lettering.ts'
import { planColours } from './plan-colours.ts'
import { drawStaircase } from './staircase.ts'
import { type StatusSign, statusSigns, unknownStatus } from './status-signs.ts'

export interface FloorPlan {
  readonly floor: number
  readonly flats: readonly (FlatOnFloor & { readonly status: UnitStatus | null })[]
  readonly size?: Size
}

export interface FloorPlanPicture {
  readonly png: Buffer
  /** Where each flat is on the picture: the API's `coordinates` of the flat. */
  readonly flats: readonly { readonly number: string; readonly coordinates: Rect }[]
}

type FloorFlat = FloorPlan['flats'][number]

const { ink, faint, wall, glass, paper } = planColours
const corridorColour = 0xf4f3f0
const wallThickness = 3
const outerWall = 6

const signOf = (status: UnitStatus | null): StatusSign =>
  status === null ? unknownStatus : statusSigns[status]

const statusCap = 9
const smallestPadding = 4

interface FlatLettering {
  readonly zoom: number
  /** The same for all flats of the floor. */
  readonly numberCap: number
}

const numberCapFor = (slots: readonly Slot<FloorFlat>[], zoom: number): number =>
  Math.min(
    ...slots.map(({ flat, rect }) => {
      const room = widthOf(rect) - 2 * smallestPadding
      return Math.min(13 * zoom, heightOf(rect) * 0.4, room / textWidth(flat.number, 1, true))
    }),
  )

const drawFlatText = (canvas: Canvas, rect: Rect, flat: FloorFlat, lettering: FlatLettering) => {
  const { zoom, numberCap } = lettering
  const { word, letter } = signOf(flat.status)
  const cap = statusCap * zoom
  const room = widthOf(rect) - 2 * smallestPadding
  const gap = Math.min(11 * zoom, heightOf(rect) * 0.14)
  const fits = (text: string, size: number) => textWidth(text, size) <= room
  const all = [
    { text: flat.number, cap: numberCap, bold: true, colour: ink },
    { text: fits(word, cap) ? word : letter, cap, bold: false, colour: faint },
    { text: flat.disposition, cap: Math.min(cap * 1.15, numberCap), bold: false, colour: ink },
  ].filter(({ text }) => text !== '')
  const heightOfLines = (lines: typeof all) =>
    lines.reduce((sum, line) => sum + line.cap + gap, -gap)
  const free = heightOf(rect) - 2 * smallestPadding
  const count = [3, 2].find((lines) => heightOfLines(all.slice(0, lines)) <= free) ?? 1
  const [number, status, disposition] = all.slice(0, count)
  const lines = [number, disposition, status].flatMap((line) => line ?? [])
  const { x, y } = centreOf(rect)
  let baseline = y - heightOfLines(lines) / 2
  for (const { text, ...style } of lines) {
    baseline += style.cap
    drawText(canvas, text, { x, y: Math.round(baseline) }, { ...style, align: 'centre' })
    baseline += gap
  }
}

const drawEntrance = (canvas: Canvas, { rect, isAbove }: Slot<FloorFlat>, zoom: number) => {
  const leaf = Math.min(22 * zoom, widthOf(rect) * 0.3)
  const x = rect.x1 + wallThickness + 4 * zoom
  const y = isAbove ? rect.y2 : rect.y1
  const gap = { x1: x, x2: x + leaf, y1: y - wallThickness, y2: y + wallThickness }
  fillRect(canvas, gap, corridorColour)
  const inwards = isAbove ? -1 : 1
  stroke(
    canvas,
    [
      [
        { x, y },
        { x, y: y + inwards * leaf },
      ],
    ],
    2,
    wall,
  )
  stroke(canvas, [arcPoints({ x, y }, leaf, 0, inwards * 90)], 1, faint)
}

const drawFlat = (canvas: Canvas, slot: Slot<FloorFlat>, lettering: FlatLettering) => {
  const { rect, flat, isAbove } = slot
  fillRect(canvas, rect, signOf(flat.status).colour)
  strokeRect(canvas, inset(rect, -1), wallThickness, wall)
  if (flat.disposition !== '') {
    const third = widthOf(rect) / 6
    const y = isAbove ? rect.y1 - outerWall : rect.y2
    for (const middle of [rect.x1 + third * 1.6, rect.x2 - third * 1.6]) {
      const pane = {
        x1: middle - third * 0.8,
        x2: middle + third * 0.8,
        y1: y,
        y2: y + outerWall,
      }
      fillRect(canvas, pane, paper)
      fillRect(canvas, { ...pane, y1: y + 2, y2: y + outerWall - 2 }, glass)
    }
    drawEntrance(canvas, slot, lettering.zoom)
  }
  drawFlatText(canvas, rect, flat, lettering)
}

const drawLegend = (
  canvas: Canvas,
  at: { x: number; y: number },
  plan: FloorPlan,
  zoom: number,
) => {
  const signs = [...new Set(plan.flats.map(({ status }) => signOf(status)))]
  let x = at.x
  for (const { word, letter, colour } of signs) {
    const swatch = { x1: x, x2: x + 20 * zoom, y1: at.y, y2: at.y + 20 * zoom }
    fillRect(canvas, swatch, colour)
    strokeRect(canvas, swatch, 1, wall)
    const y = Math.round(at.y + 14.5 * zoom)
    drawText(
      canvas,
      letter,
      { x: x + 10 * zoom, y },
      { cap: 9 * zoom, colour: ink, align: 'centre' },
    )
    drawText(canvas, word, { x: x + 28 * zoom, y }, { cap: 9 * zoom, colour: ink })
    x += 28 * zoom + textWidth(word, 9 * zoom) + 22 * zoom
  }
}

/** The flats of one floor around their corridor, coloured by availability. */
export const drawFloorPlan = (plan: FloorPlan): FloorPlanPicture => {
  const size = plan.size ?? defaultSize
  const zoom = Math.min(size.width / defaultSize.width, size.height / defaultSize.height)
  const canvas = createCanvas(size, paper)
  const margin = Math.round(40 * zoom)
  const frame = {
    x1: margin,
    x2: size.width - margin,
    y1: Math.round(108 * zoom),
    y2: size.height - Math.round(84 * zoom),
  }
  const { slots, corridors, core } = placeFlats(plan.flats, frame)
  const title = { x: margin, y: Math.round(72 * zoom) }
  drawText(canvas, floorName(plan.floor), title, { cap: 26 * zoom, colour: ink, bold: true })
  strokeRect(canvas, inset(frame, -outerWall), outerWall, wall)
  for (const corridor of corridors) {
    fillRect(canvas, corridor, corridorColour)
    const { x, y } = centreOf(corridor)
    const cap = Math.min(9 * zoom, heightOf(corridor) * 0.5)
    const at = { x, y: Math.round(y + cap / 2) }
    drawText(canvas, 'Chodba', at, { cap, colour: faint, align: 'centre' })
  }
  drawStaircase(canvas, core, zoom)
  const lettering = { zoom, numberCap: numberCapFor(slots, zoom) }
  for (const slot of slots) drawFlat(canvas, slot, lettering)
  drawLegend(canvas, { x: margin, y: size.height - 54 * zoom }, plan, zoom)
  return {
    png: toPng(canvas),
    flats: slots.map(({ flat, rect }) => ({ number: flat.number, coordinates: inset(rect, 2) })),
  }
}
