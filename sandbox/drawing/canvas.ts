import { type Colour, type ColourTable, createColourTable } from './colour-table.ts'
import { coverageOfPolygon, coverageOfStroke, type Mask } from './coverage.ts'
import { arcPoints, type Point, type Rect, type Size } from './geometry.ts'
import { encodePng } from './png.ts'

export interface Canvas extends Size {
  readonly pixels: Uint8Array
  readonly colours: ColourTable
}

export const createCanvas = ({ width, height }: Size, background: Colour): Canvas => {
  const colours = createColourTable()
  const pixels = new Uint8Array(width * height).fill(colours.indexOf(background))
  return { width, height, pixels, colours }
}

/** Whole pixels, no soft edges: walls and panels stay crisp. */
export const fillRect = (canvas: Canvas, rect: Rect, colour: Colour): void => {
  const x1 = Math.max(0, Math.round(rect.x1))
  const x2 = Math.min(canvas.width, Math.round(rect.x2))
  const y2 = Math.min(canvas.height, Math.round(rect.y2))
  if (x2 <= x1) return
  const index = canvas.colours.indexOf(colour)
  for (let y = Math.max(0, Math.round(rect.y1)); y < y2; y++) {
    canvas.pixels.fill(index, y * canvas.width + x1, y * canvas.width + x2)
  }
}

/** A frame inside the rectangle. */
export const strokeRect = (canvas: Canvas, rect: Rect, thickness: number, colour: Colour): void => {
  fillRect(canvas, { ...rect, y2: rect.y1 + thickness }, colour)
  fillRect(canvas, { ...rect, y1: rect.y2 - thickness }, colour)
  fillRect(canvas, { ...rect, x2: rect.x1 + thickness }, colour)
  fillRect(canvas, { ...rect, x1: rect.x2 - thickness }, colour)
}

const paint = (canvas: Canvas, mask: Mask, colour: Colour): void => {
  const { width, height, pixels, colours } = canvas
  const ink = colours.indexOf(colour)
  const left = Math.max(0, -mask.x)
  const right = Math.min(mask.width, width - mask.x)
  for (let row = Math.max(0, -mask.y); row < Math.min(mask.height, height - mask.y); row++) {
    const from = row * mask.width
    const to = (mask.y + row) * width + mask.x
    for (let column = left; column < right; column++) {
      const coverage = mask.coverage[from + column] ?? 0
      if (coverage === 0) continue
      pixels[to + column] =
        coverage === 255 ? ink : colours.blend(pixels[to + column] ?? 0, ink, coverage)
    }
  }
}

export const fillPolygon = (canvas: Canvas, points: readonly Point[], colour: Colour): void => {
  paint(canvas, coverageOfPolygon(points), colour)
}

export const fillCircle = (canvas: Canvas, centre: Point, radius: number, colour: Colour): void => {
  fillPolygon(canvas, arcPoints(centre, radius, 0, 360), colour)
}

/** Lines of round ends and joints; several of them at once do not darken where they cross. */
export const stroke = (
  canvas: Canvas,
  lines: readonly (readonly Point[])[],
  thickness: number,
  colour: Colour,
): void => {
  paint(canvas, coverageOfStroke(lines, thickness), colour)
}

export const toPng = ({ width, height, pixels, colours }: Canvas): Buffer =>
  encodePng({ width, height, pixels, palette: colours.palette() })
