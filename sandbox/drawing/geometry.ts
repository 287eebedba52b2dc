export interface Point {
  readonly x: number
  readonly y: number
}

/** Corners as the API's `coordinates` order them: left, top, right, bottom. */
export interface Rect {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const defaultSize: Size = { width: 1024, height: 768 }

export const widthOf = (rect: Rect): number => rect.x2 - rect.x1
export const heightOf = (rect: Rect): number => rect.y2 - rect.y1
export const centreOf = (rect: Rect): Point => ({
  x: (rect.x1 + rect.x2) / 2,
  y: (rect.y1 + rect.y2) / 2,
})

export const inset = (rect: Rect, by: number): Rect => ({
  x1: rect.x1 + by,
  y1: rect.y1 + by,
  x2: rect.x2 - by,
  y2: rect.y2 - by,
})

export const roundRect = (rect: Rect): Rect => ({
  x1: Math.round(rect.x1),
  y1: Math.round(rect.y1),
  x2: Math.round(rect.x2),
  y2: Math.round(rect.y2),
})

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2

export const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x1 <= inner.x1 && outer.y1 <= inner.y1 && outer.x2 >= inner.x2 && outer.y2 >= inner.y2

/** Points along a circle, angles in degrees clockwise from three o'clock. */
export const arcPoints = (centre: Point, radius: number, from: number, to: number): Point[] => {
  const steps = Math.max(6, Math.ceil((Math.abs(to - from) / 360) * (16 + radius / 2)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })
}
