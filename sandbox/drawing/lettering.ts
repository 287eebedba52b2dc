import { type Canvas, stroke } from './canvas.ts'
import type { Colour } from './colour-table.ts'
import type { Point } from './geometry.ts'
import { type Glyph, glyphOf } from './glyph.ts'
import { capHeight } from './letter-shapes.ts'

export interface Lettering {
  /** Height of a capital in pixels. */
  readonly cap: number
  readonly colour: Colour
  readonly bold?: boolean
  readonly align?: 'left' | 'centre' | 'right'
}

const curveParts = 5

/** Thickness of the pen for capitals ten units high. */
export const penOf = (bold: boolean): number => (bold ? 1.75 : 1.15)

const linesOf = ({ steps }: Glyph, place: (x: number, y: number) => Point): Point[][] => {
  const lines: Point[][] = []
  let [lastX, lastY] = [0, 0]
  for (const { kind, x, y, cx, cy } of steps) {
    if (kind === 'move') lines.push([])
    const line = lines.at(-1)
    const parts = kind === 'curve' ? curveParts : 1
    for (let part = 1; part <= parts; part++) {
      const t = part / parts
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      line?.push(
        kind === 'curve'
          ? place(a * lastX + b * cx + c * x, a * lastY + b * cy + c * y)
          : place(x, y),
      )
    }
    ;[lastX, lastY] = [x, y]
  }
  return lines
}

/** Thick pens need more air between letters. */
export const trackingOf = (bold: boolean): number => (bold ? 0.55 : 0)

export const textWidth = (text: string, cap: number, bold = false): number => {
  const tracking = trackingOf(bold)
  const units = [...text].reduce((sum, sign) => sum + glyphOf(sign).advance + tracking, 0)
  return (units * cap) / capHeight
}

/** One line of text; `at.y` is its baseline. */
export const drawText = (canvas: Canvas, text: string, at: Point, lettering: Lettering): void => {
  const { cap, colour, bold = false, align = 'left' } = lettering
  const scale = cap / capHeight
  const shift = { left: 0, centre: 0.5, right: 1 }[align] * textWidth(text, cap, bold)
  let left = Math.round(at.x - shift)
  for (const character of text) {
    const glyph = glyphOf(character)
    const start = left
    const lines = linesOf(glyph, (x, y) => ({ x: start + x * scale, y: at.y - y * scale }))
    if (lines.length > 0) stroke(canvas, lines, Math.max(1, penOf(bold) * scale), colour)
    left += (glyph.advance + trackingOf(bold)) * scale
  }
}
