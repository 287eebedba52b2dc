import {
  type Canvas,
  createCanvas,
  fillCircle,
  fillPolygon,
  fillRect,
  stroke,
  toPng,
} from './canvas.ts'
import type { Colour } from './colour-table.ts'
import { arcPoints, defaultSize, type Point, type Size } from './geometry.ts'
import { drawTree } from './tree.ts'

type Pair = readonly [x: number, y: number]

/** A stage of 1024 by 768, whatever the size of the picture: what is too much is cut at the edges. */
export interface Scene {
  readonly box: (x: number, y: number, width: number, height: number, colour: Colour) => void
  readonly shape: (points: readonly Pair[], colour: Colour) => void
  readonly disc: (x: number, y: number, radius: number, colour: Colour) => void
  readonly oval: (x: number, y: number, across: number, down: number, colour: Colour) => void
  readonly line: (points: readonly Pair[], thickness: number, colour: Colour) => void
  readonly tree: (x: number, foot: number, height: number, kind: number) => void
  readonly png: () => Buffer
}

export const createScene = (size: Size, background: Colour): Scene => {
  const canvas: Canvas = createCanvas(size, background)
  const zoom = Math.max(size.width / defaultSize.width, size.height / defaultSize.height)
  const left = (size.width - defaultSize.width * zoom) / 2
  const top = (size.height - defaultSize.height * zoom) / 2
  const at = (x: number, y: number): Point => ({ x: left + x * zoom, y: top + y * zoom })
  const all = (points: readonly Pair[]) => points.map(([x, y]) => at(x, y))
  return {
    box: (x, y, width, height, colour) => {
      const [from, to] = [at(x, y), at(x + width, y + height)]
      fillRect(canvas, { x1: from.x, y1: from.y, x2: to.x, y2: to.y }, colour)
    },
    shape: (points, colour) => fillPolygon(canvas, all(points), colour),
    disc: (x, y, radius, colour) => fillCircle(canvas, at(x, y), radius * zoom, colour),
    oval: (x, y, across, down, colour) => {
      const round = arcPoints({ x: 0, y: 0 }, across, 0, 360)
      fillPolygon(
        canvas,
        round.map((point) => at(x + point.x, y + (point.y * down) / across)),
        colour,
      )
    },
    line: (points, thickness, colour) => stroke(canvas, [all(points)], thickness * zoom, colour),
    tree: (x, foot, height, kind) => drawTree(canvas, at(x, foot), height * zoom, kind),
    png: () => toPng(canvas),
  }
}
