import { type Canvas, fillCircle, fillRect } from './canvas.ts'
import type { Colour } from './colour-table.ts'
import type { Point } from './geometry.ts'

const trunk: Colour = 0x8a6f55

const crowns: readonly (readonly [shade: Colour, leaf: Colour])[] = [
  [0x6f9e68, 0x86b37c],
  [0x5f8f6d, 0x77a683],
  [0x8aa65c, 0xa1bb73],
]

/** A round tree that stands at `foot`. */
export const drawTree = (canvas: Canvas, foot: Point, height: number, kind: number): void => {
  const [shade, leaf] = crowns[kind % crowns.length] ?? [0x6f9e68, 0x86b37c]
  const half = Math.max(1, height * 0.025)
  fillRect(
    canvas,
    { x1: foot.x - half, x2: foot.x + half, y1: foot.y - height * 0.45, y2: foot.y },
    trunk,
  )
  const crown = (dx: number, dy: number, radius: number, colour: Colour) =>
    fillCircle(
      canvas,
      { x: foot.x + dx * height, y: foot.y - dy * height },
      radius * height,
      colour,
    )
  crown(-0.12, 0.48, 0.16, shade)
  crown(0.13, 0.5, 0.17, shade)
  crown(0, 0.7, 0.22, shade)
  crown(-0.05, 0.73, 0.16, leaf)
  crown(-0.13, 0.51, 0.1, leaf)
  crown(0.09, 0.54, 0.11, leaf)
}
