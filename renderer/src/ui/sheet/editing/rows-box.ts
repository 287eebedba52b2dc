export interface Point {
  readonly x: number
  readonly y: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The box in which rows are seen: below the header, without the scroll bars. */
export const rowsBox = (place: HTMLElement): Box => {
  const viewport = place.querySelector('.ag-grid-viewport') ?? place
  const { left, top } = viewport.getBoundingClientRect()
  const header = place.querySelector('.ag-grid-pinned-top-rows')?.getBoundingClientRect()
  return {
    left,
    right: left + viewport.clientWidth,
    top: header?.bottom ?? top,
    bottom: top + viewport.clientHeight,
  }
}

const beyond = (value: number, from: number, to: number): number =>
  Math.min(0, value - from) + Math.max(0, value - to)

/** How far a point lies outside of the rows, in pixels; the side by its sign. */
export const beyondBox = (box: Box, { x, y }: Point): Point => ({
  x: beyond(x, box.left, box.right),
  y: beyond(y, box.top, box.bottom),
})

const within = (value: number, from: number, to: number): number =>
  Math.max(from + 1, Math.min(to - 2, value))

/** The point of the rows that is nearest. */
export const nearestPoint = (box: Box, { x, y }: Point): Point => ({
  x: within(x, box.left, box.right),
  y: within(y, box.top, box.bottom),
})
