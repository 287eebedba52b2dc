import { type Point, type Rect, roundRect } from './geometry.ts'
import type { WallPiece } from './opening.ts'
import type { UnitLayout } from './unit-layout.ts'

export const outerWall = 0.34
export const halfInnerWall = 0.065

/** From metres of the plan to pixels of the picture. */
export interface PlanView {
  readonly perMetre: number
  readonly point: (at: Point) => Point
  readonly rect: (rect: Rect) => Rect
  /** A part of a wall, from `near` to `far` metres across it. */
  readonly band: (piece: WallPiece, near: number, far: number) => Rect
}

const margin = outerWall + 0.1

const extentOf = ({ width, depth, outdoor }: UnitLayout): Rect => ({
  x1: -margin,
  x2: width + margin,
  y1: Math.min(-margin, (outdoor?.rect.y1 ?? 0) - 0.1),
  y2: Math.max(depth + margin, (outdoor?.rect.y2 ?? 0) + 0.1),
})

/** As large as fits, but never so large that a room for one looks like a hall. */
const largestScale = 100

/** The plan in the middle of a frame of the picture. */
export const fitPlan = (layout: UnitLayout, frame: Rect, zoom: number): PlanView => {
  const extent = extentOf(layout)
  const perMetre = Math.min(
    largestScale * zoom,
    (frame.x2 - frame.x1) / (extent.x2 - extent.x1),
    (frame.y2 - frame.y1) / (extent.y2 - extent.y1),
  )
  const left = (frame.x1 + frame.x2 - (extent.x1 + extent.x2) * perMetre) / 2
  const top = (frame.y1 + frame.y2 - (extent.y1 + extent.y2) * perMetre) / 2
  const point = ({ x, y }: Point) => ({ x: left + x * perMetre, y: top + y * perMetre })
  const rect = ({ x1, y1, x2, y2 }: Rect): Rect => {
    const [start, end] = [point({ x: x1, y: y1 }), point({ x: x2, y: y2 })]
    return roundRect({ x1: start.x, y1: start.y, x2: end.x, y2: end.y })
  }
  const band = ({ isHorizontal, at, from, to }: WallPiece, near: number, far: number) =>
    rect(
      isHorizontal
        ? { x1: from, x2: to, y1: at + near, y2: at + far }
        : { x1: at + near, x2: at + far, y1: from, y2: to },
    )
  return { perMetre, point, rect, band }
}
