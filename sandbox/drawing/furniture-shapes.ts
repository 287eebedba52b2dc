import { type Canvas, fillPolygon, fillRect, stroke, strokeRect } from './canvas.ts'
import type { Colour } from './colour-table.ts'
import type { Furniture, FurnitureKind } from './furniture.ts'
import { arcPoints, heightOf, type Point, type Rect, widthOf } from './geometry.ts'

/** Seen from above, in parts of its length along the wall and of its depth from the wall. */
type Mark =
  | readonly ['box', left: number, back: number, right: number, front: number]
  | readonly ['round', along: number, deep: number, radius: number]

const chair = 0.3

const marks: Readonly<Record<FurnitureKind, readonly Mark[]>> = {
  bed: [
    ['box', 0, 0, 1, 1],
    ['box', 0.06, 0.04, 0.46, 0.22],
    ['box', 0.54, 0.04, 0.94, 0.22],
    ['box', 0, 0.32, 1, 1],
  ],
  singleBed: [
    ['box', 0, 0, 1, 1],
    ['box', 0.03, 0.12, 0.2, 0.88],
    ['box', 0.3, 0, 1, 1],
  ],
  wardrobe: [
    ['box', 0, 0, 1, 1],
    ['box', 0, 0, 0.5, 1],
  ],
  desk: [
    ['round', 0.5, 0.72, 0.22],
    ['box', 0, 0, 1, 0.6],
  ],
  counter: [
    ['box', 0, 0, 1, 1],
    ['box', 0.06, 0.18, 0.28, 0.82],
    ['round', 0.72, 0.3, 0.09],
    ['round', 0.72, 0.7, 0.09],
    ['round', 0.86, 0.3, 0.09],
    ['round', 0.86, 0.7, 0.09],
  ],
  table: [
    ['box', 0.18, 0.5 - chair, 0.42, 0.4],
    ['box', 0.58, 0.5 - chair, 0.82, 0.4],
    ['box', 0.18, 0.75, 0.42, 0.95],
    ['box', 0.58, 0.75, 0.82, 0.95],
    ['box', 0.05, 0.32, 0.95, 0.82],
  ],
  sofa: [
    ['box', 0, 0, 1, 0.5],
    ['box', 0, 0, 1, 0.13],
    ['box', 0, 0, 0.1, 0.5],
    ['box', 0.9, 0, 1, 0.5],
    ['box', 0.25, 0.72, 0.75, 1],
  ],
  tub: [
    ['box', 0, 0, 1, 1],
    ['box', 0.05, 0.12, 0.95, 0.88],
    ['round', 0.14, 0.5, 0.06],
  ],
  basin: [
    ['box', 0, 0, 1, 1],
    ['round', 0.5, 0.52, 0.36],
  ],
  toilet: [
    ['box', 0.04, 0, 0.96, 0.28],
    ['round', 0.5, 0.62, 0.5],
  ],
  washer: [
    ['box', 0, 0, 1, 1],
    ['round', 0.5, 0.5, 0.34],
  ],
  shelf: [
    ['box', 0, 0, 1, 1],
    ['box', 0.33, 0, 0.67, 1],
  ],
}

const onWall = ({ x1, y1, x2, y2 }: Rect, back: Furniture['back']) => {
  const isAcross = back === 'top' || back === 'bottom'
  return (along: number, deep: number): Point => {
    const across = back === 'top' || back === 'left' ? deep : 1 - deep
    const [u, v] = isAcross ? [along, across] : [across, along]
    return { x: x1 + (x2 - x1) * u, y: y1 + (y2 - y1) * v }
  }
}

const spanning = (a: Point, b: Point): Rect => ({
  x1: Math.round(Math.min(a.x, b.x)),
  y1: Math.round(Math.min(a.y, b.y)),
  x2: Math.round(Math.max(a.x, b.x)),
  y2: Math.round(Math.max(a.y, b.y)),
})

/** `rect` is where it stands on the picture. */
export const drawFurniture = (
  canvas: Canvas,
  { kind, back, rect }: Furniture,
  { fill, line }: { readonly fill: Colour; readonly line: Colour },
): void => {
  const place = onWall(rect, back)
  const shorter = Math.min(widthOf(rect), heightOf(rect))
  for (const mark of marks[kind]) {
    if (mark[0] === 'box') {
      const [, left, near, right, far] = mark
      const box = spanning(place(left, near), place(right, far))
      fillRect(canvas, box, fill)
      strokeRect(canvas, box, 1, line)
    } else {
      const [, along, deep, radius] = mark
      const circle = arcPoints(place(along, deep), radius * shorter, 0, 360)
      fillPolygon(canvas, circle, fill)
      stroke(canvas, [circle], 1, line)
    }
  }
}
