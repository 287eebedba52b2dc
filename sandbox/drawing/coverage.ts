import type { Point } from './geometry.ts'

/** How much of each pixel a shape covers, 0 to 255, in the box that holds the shape. */
export interface Mask {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly coverage: Uint8Array
}

const boxOf = (points: readonly Point[], margin: number) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  const x = Math.floor(left - margin)
  const y = Math.floor(top - margin)
  return { x, y, width: Math.ceil(right + margin) - x, height: Math.ceil(bottom + margin) - y }
}

/**
 * Adds what the edge takes from the pixels of one row: the exact area right of it, as differences
 * from pixel to pixel, so that a running sum over the row gives each pixel's coverage.
 */
const addRow = (
  sums: Float32Array,
  row: number,
  edge: { from: number; to: number; cover: number },
) => {
  const low = Math.min(edge.from, edge.to)
  const high = Math.max(edge.from, edge.to)
  const first = Math.floor(low)
  const last = Math.max(first + 1, Math.ceil(high))
  const add = (pixel: number, area: number) => {
    sums[row + pixel] = (sums[row + pixel] ?? 0) + edge.cover * area
  }
  if (last === first + 1) {
    const right = (low + high) / 2 - first
    add(first, 1 - right)
    add(first + 1, right)
    return
  }
  const slope = 1 / (high - low)
  let before = 0
  let taken = 0
  for (let pixel = first; pixel < last; pixel++) {
    const enter = Math.max(low, pixel)
    const leave = Math.min(high, pixel + 1)
    const reached = (leave - low) * slope
    // Inside the pixel the edge passes from `before` to `reached`; right of it all is covered.
    const here = (before + reached) / 2
    const area = here * (leave - enter) + reached * (pixel + 1 - leave)
    add(pixel, area - taken)
    taken = area
    before = reached
  }
  add(last, 1 - taken)
}

const addEdge = (sums: Float32Array, stride: number, a: Point, b: Point) => {
  if (a.y === b.y) return
  const [top, bottom] = a.y < b.y ? [a, b] : [b, a]
  const direction = a.y < b.y ? 1 : -1
  const slope = (bottom.x - top.x) / (bottom.y - top.y)
  for (let y = Math.floor(top.y); y < bottom.y; y++) {
    const from = Math.max(y, top.y)
    const to = Math.min(y + 1, bottom.y)
    addRow(sums, y * stride, {
      from: top.x + (from - top.y) * slope,
      to: top.x + (to - top.y) * slope,
      cover: direction * (to - from),
    })
  }
}

export const coverageOfPolygon = (points: readonly Point[]): Mask => {
  const box = boxOf(points, 0)
  const stride = box.width + 2
  const sums = new Float32Array(stride * (box.height + 1))
  const moved = points.map(({ x, y }) => ({ x: x - box.x, y: y - box.y }))
  moved.forEach((point, index) => {
    addEdge(sums, stride, point, moved[(index + 1) % moved.length] ?? point)
  })
  const coverage = new Uint8Array(box.width * box.height)
  for (let y = 0; y < box.height; y++) {
    let sum = 0
    for (let x = 0; x < box.width; x++) {
      sum += sums[y * stride + x] ?? 0
      coverage[y * box.width + x] = Math.min(255, Math.round(Math.abs(sum) * 255))
    }
  }
  return { ...box, coverage }
}

const distanceTo = (a: Point, b: Point) => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const squared = dx * dx + dy * dy
  return (x: number, y: number): number => {
    const along = squared === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / squared
    const t = Math.max(0, Math.min(1, along))
    return Math.sqrt((x - a.x - t * dx) ** 2 + (y - a.y - t * dy) ** 2)
  }
}

/** The columns of a row within `reach` of the endless line through two points: all of them if it is level. */
const columnsNear = (a: Point, b: Point, reach: number) => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const half = dy === 0 ? Infinity : (reach * Math.hypot(dx, dy)) / Math.abs(dy)
  return (y: number) => {
    const middle = dy === 0 ? 0 : a.x + ((y - a.y) * dx) / dy
    return { from: middle - half, to: middle + half }
  }
}

export const coverageOfStroke = (lines: readonly (readonly Point[])[], thickness: number): Mask => {
  const reach = thickness / 2 + 0.5
  const box = boxOf(lines.flat(), reach)
  const coverage = new Uint8Array(box.width * box.height)
  const addSegment = (a: Point, b: Point) => {
    const distance = distanceTo(a, b)
    const columns = columnsNear(a, b, reach)
    const around = boxOf([a, b], reach)
    for (let y = around.y; y < around.y + around.height; y++) {
      const row = (y - box.y) * box.width - box.x
      const near = columns(y + 0.5)
      const from = Math.max(around.x, Math.floor(near.from))
      const to = Math.min(around.x + around.width, Math.ceil(near.to))
      for (let x = from; x < to; x++) {
        const share = reach - distance(x + 0.5, y + 0.5)
        if (share <= 0) continue
        const covered = share >= 1 ? 255 : Math.round(share * 255)
        if (covered > (coverage[row + x] ?? 0)) coverage[row + x] = covered
      }
    }
  }
  for (const line of lines) {
    line.forEach((point, index) => {
      const next = line[index + 1]
      if (next) addSegment(point, next)
    })
  }
  return { ...box, coverage }
}
