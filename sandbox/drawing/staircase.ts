import { type Canvas, fillRect, stroke, strokeRect } from './canvas.ts'
import { heightOf, inset, type Rect, widthOf } from './geometry.ts'
import { planColours } from './plan-colours.ts'

const { paper, wall, faint, tiles } = planColours

const drawStairs = (canvas: Canvas, rect: Rect, zoom: number) => {
  const step = Math.max(4, Math.round(Math.min(11 * zoom, heightOf(rect) / 8)))
  const flight = {
    ...rect,
    y1: rect.y1 + heightOf(rect) * 0.14,
    y2: rect.y2 - heightOf(rect) * 0.2,
  }
  const middle = (rect.x1 + rect.x2) / 2
  for (let y = flight.y1; y <= flight.y2; y += step) {
    fillRect(canvas, { ...rect, y1: y, y2: y + 1 }, faint)
  }
  const wellHalf = Math.max(2, 3 * zoom)
  const well = { x1: middle - wellHalf, x2: middle + wellHalf, y1: flight.y1, y2: flight.y2 }
  fillRect(canvas, well, paper)
  strokeRect(canvas, well, 1, faint)
  const x = (rect.x1 + middle) / 2
  const head = Math.min(5 * zoom, step / 2)
  const top = flight.y1 + step
  stroke(
    canvas,
    [
      [
        { x, y: flight.y2 },
        { x, y: top },
      ],
    ],
    1.5,
    wall,
  )
  const barbs = [
    { x: x - head, y: top + head * 1.4 },
    { x, y: top },
    { x: x + head, y: top + head * 1.4 },
  ]
  stroke(canvas, [barbs], 1.5, wall)
}

const drawLift = (canvas: Canvas, rect: Rect) => {
  fillRect(canvas, rect, paper)
  strokeRect(canvas, rect, 2, wall)
  const { x1, y1, x2, y2 } = inset(rect, 3)
  const corner = (x: number, y: number) => ({ x, y })
  const cross = [
    [corner(x1, y1), corner(x2, y2)],
    [corner(x1, y2), corner(x2, y1)],
  ]
  stroke(canvas, cross, 1, faint)
}

/** The core of a house: two flights of stairs, beside them the lift. */
export const drawStaircase = (canvas: Canvas, core: Rect, zoom: number): void => {
  fillRect(canvas, core, tiles)
  const height = heightOf(core)
  const width = Math.min(widthOf(core), height * 1.1)
  const start = (core.x1 + core.x2 - width) / 2
  const stairs = { ...inset(core, 4), x1: start + 4, x2: start + width * 0.6 }
  drawStairs(canvas, stairs, zoom)
  const side = Math.min(width * 0.3, height * 0.4)
  const left = start + width * 0.66
  const top = core.y1 + height * 0.14
  drawLift(canvas, {
    x1: Math.round(left),
    x2: Math.round(left + side),
    y1: Math.round(top),
    y2: Math.round(top + side * 1.1),
  })
}
