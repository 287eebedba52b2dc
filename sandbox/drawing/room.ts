import { heightOf, type Rect, widthOf } from './geometry.ts'

export type Side = 'top' | 'right' | 'bottom' | 'left'

export type RoomKind =
  | 'living'
  | 'livingWithKitchen'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'hall'
  | 'closet'

export interface Room {
  readonly kind: RoomKind
  /** In metres between the middles of the walls. A hall may have two: they are open to each other. */
  readonly rects: readonly [Rect, ...Rect[]]
  readonly windowSides: readonly Side[]
}

/** The rooms of a flat: the street at the top, the staircase at the bottom, until it is turned. */
export interface RoomPlan {
  readonly width: number
  readonly depth: number
  readonly rooms: readonly Room[]
}

export const roomArea = ({ rects }: Room): number =>
  rects.reduce((sum, rect) => sum + widthOf(rect) * heightOf(rect), 0)

export const room = (kind: RoomKind, rect: Rect, ...windowSides: Side[]): Room => ({
  kind,
  rects: [rect],
  windowSides,
})

interface Strip {
  readonly x1: number
  readonly y1: number
  readonly y2: number
}

/** Rooms side by side from `x1` on, each as wide as told. */
export const inRow = (
  { x1, y1, y2 }: Strip,
  row: readonly (readonly [kind: RoomKind, width: number, ...windowSides: Side[]])[],
): Room[] => {
  let left = x1
  return row.map(([kind, width, ...windowSides]) => {
    const rect = { x1: left, y1, x2: left + width, y2 }
    left += width
    return room(kind, rect, ...windowSides)
  })
}
