import { areaText } from './area-text.ts'
import { type Canvas, fillPolygon, fillRect, stroke, strokeRect } from './canvas.ts'
import { arcPoints, type Point, type Rect } from './geometry.ts'
import { drawText, textWidth } from './lettering.ts'
import { planColours } from './plan-colours.ts'

export interface PanelFacts {
  readonly number: string
  readonly disposition: string
  readonly areaTenths: number
  readonly rooms: readonly { readonly name: string; readonly areaTenths: number }[]
  readonly outdoorName: string | null
  /** Degrees clockwise from upwards. */
  readonly north: number
  readonly pixelsPerMetre: number
  readonly zoom: number
}

const { ink, faint, rule, accent, paper } = planColours

const drawHeading = (canvas: Canvas, { x1, x2, y1 }: Rect, facts: PanelFacts): number => {
  const { zoom, number, disposition, areaTenths } = facts
  fillRect(canvas, { x1, x2: x1 + 44 * zoom, y1, y2: y1 + 4 * zoom }, accent)
  const wide = textWidth(number, 30 * zoom, true)
  const cap = 30 * zoom * Math.min(1, (x2 - x1) / wide)
  drawText(canvas, 'Byt', { x: x1, y: y1 + 30 * zoom }, { cap: 11 * zoom, colour: faint })
  drawText(canvas, number, { x: x1, y: y1 + 76 * zoom }, { cap, colour: ink, bold: true })
  drawText(
    canvas,
    `${disposition} · ${areaText(areaTenths)}`,
    { x: x1, y: y1 + 108 * zoom },
    { cap: 14 * zoom, colour: ink },
  )
  return y1 + 136 * zoom
}

const drawRow = (
  canvas: Canvas,
  { x1, x2, y1 }: Rect,
  zoom: number,
  row: { name: string; value: string; bold: boolean },
) => {
  const lettering = { cap: 10 * zoom, colour: ink, bold: row.bold }
  const y = Math.round(y1 + 18 * zoom)
  drawText(canvas, row.name, { x: x1, y }, lettering)
  drawText(canvas, row.value, { x: x2, y }, { ...lettering, align: 'right' })
}

const drawNorth = (canvas: Canvas, centre: Point, radius: number, degrees: number) => {
  stroke(canvas, [arcPoints(centre, radius, 0, 360)], 1.2, faint)
  const at = (angle: number, distance: number): Point => {
    const turned = ((angle + degrees - 90) * Math.PI) / 180
    return { x: centre.x + distance * Math.cos(turned), y: centre.y + distance * Math.sin(turned) }
  }
  const [tip, tail] = [at(0, radius * 0.92), at(180, radius * 0.4)]
  fillPolygon(canvas, [tip, at(140, radius * 0.75), tail], ink)
  fillPolygon(canvas, [tip, at(-140, radius * 0.75), tail], paper)
  stroke(canvas, [[tip, at(140, radius * 0.75), tail, at(-140, radius * 0.75), tip]], 1, ink)
  const letter = at(0, radius * 1.42)
  const cap = radius * 0.4
  drawText(
    canvas,
    'S',
    { x: letter.x, y: Math.round(letter.y + cap / 2) },
    { cap, colour: ink, bold: true, align: 'centre' },
  )
}

const drawScaleBar = (canvas: Canvas, at: Point, { pixelsPerMetre, zoom }: PanelFacts) => {
  const height = Math.max(3, Math.round(5 * zoom))
  for (const metre of [0, 1]) {
    const left = Math.round(at.x + metre * pixelsPerMetre)
    const part = {
      x1: left,
      x2: Math.round(at.x + (metre + 1) * pixelsPerMetre),
      y1: at.y,
      y2: at.y + height,
    }
    fillRect(canvas, part, metre === 0 ? ink : paper)
    strokeRect(canvas, part, 1, ink)
  }
  const cap = 8 * zoom
  for (const [metres, word] of [
    [0, '0'],
    [1, '1'],
    [2, '2 m'],
  ] as const) {
    const x = Math.round(at.x + metres * pixelsPerMetre)
    const align = metres === 0 ? 'left' : 'centre'
    drawText(canvas, word, { x, y: at.y - 5 * zoom }, { cap, colour: faint, align })
  }
}

/** Number, list of rooms with their areas, north and scale. */
export const drawPanel = (canvas: Canvas, frame: Rect, facts: PanelFacts): void => {
  const { zoom, rooms, outdoorName, areaTenths } = facts
  let y = drawHeading(canvas, frame, facts)
  const step = 27 * zoom
  const addRow = (name: string, value: string, bold = false) => {
    drawRow(canvas, { ...frame, y1: y }, zoom, { name, value, bold })
    y += step
  }
  const addRule = (colour: number) => {
    fillRect(canvas, { ...frame, y1: Math.round(y), y2: Math.round(y) + 1 }, colour)
  }
  for (const { name, areaTenths: area } of rooms) {
    addRule(rule)
    addRow(name, areaText(area))
  }
  addRule(ink)
  addRow('Celkem', areaText(areaTenths), true)
  if (outdoorName) addRow(`+ ${outdoorName.toLowerCase()}`, '')
  const bottom = frame.y2
  drawNorth(canvas, { x: frame.x1 + 38 * zoom, y: bottom - 92 * zoom }, 26 * zoom, facts.north)
  drawScaleBar(canvas, { x: frame.x1, y: Math.round(bottom - 12 * zoom) }, facts)
}
