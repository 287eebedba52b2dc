import { contains, heightOf, inset, overlaps, type Rect, widthOf } from './geometry.ts'
import type { Room, RoomKind, Side } from './room.ts'

export type FurnitureKind =
  | 'bed'
  | 'singleBed'
  | 'wardrobe'
  | 'desk'
  | 'counter'
  | 'table'
  | 'sofa'
  | 'tub'
  | 'basin'
  | 'toilet'
  | 'washer'
  | 'shelf'

export interface Furniture {
  readonly kind: FurnitureKind
  readonly rect: Rect
  /** The wall behind it. */
  readonly back: Side
}

interface Wanted {
  readonly kind: FurnitureKind
  readonly along: number
  readonly deep: number
  readonly stands: 'inCorner' | 'inMiddle'
  /** Too tall to stand before a window. */
  readonly isTall?: boolean
}

const bed: Wanted = { kind: 'bed', along: 1.7, deep: 2.1, stands: 'inMiddle', isTall: true }
const singleBed: Wanted = { kind: 'singleBed', along: 2, deep: 0.95, stands: 'inCorner' }
const desk: Wanted = { kind: 'desk', along: 1.3, deep: 1, stands: 'inCorner' }
const wardrobe = (along: number): Wanted => ({
  kind: 'wardrobe',
  along,
  deep: 0.62,
  stands: 'inCorner',
  isTall: true,
})
const sofa: Wanted = { kind: 'sofa', along: 2.1, deep: 1.75, stands: 'inMiddle', isTall: true }
const table: Wanted = { kind: 'table', along: 1.6, deep: 1.7, stands: 'inMiddle' }
const counter = (along: number): Wanted => ({
  kind: 'counter',
  along,
  deep: 0.62,
  stands: 'inCorner',
  isTall: true,
})
const toilet: Wanted = { kind: 'toilet', along: 0.42, deep: 0.62, stands: 'inMiddle' }
const basin: Wanted = { kind: 'basin', along: 0.65, deep: 0.48, stands: 'inMiddle' }
const tub: Wanted = { kind: 'tub', along: 1.65, deep: 0.74, stands: 'inCorner' }
const washer: Wanted = { kind: 'washer', along: 0.6, deep: 0.6, stands: 'inCorner' }
const shelf = (along: number): Wanted => ({ kind: 'shelf', along, deep: 0.4, stands: 'inCorner' })

const wantedIn: Readonly<Record<RoomKind, readonly Wanted[]>> = {
  livingWithKitchen: [counter(2.9), counter(2.2), sofa, table],
  living: [sofa, table, shelf(1.8)],
  kitchen: [counter(2.9), counter(2.2), table],
  bedroom: [bed, singleBed, wardrobe(1.8), desk],
  bathroom: [tub, basin, washer],
  toilet: [toilet],
  hall: [],
  closet: [shelf(1.4), shelf(0.9)],
}

const sides: readonly Side[] = ['left', 'right', 'top', 'bottom']

const sidesFrom = (first: number): Side[] =>
  sides.map((_, index) => sides[(index + first) % sides.length] ?? 'top')

const against = (room: Rect, side: Side, along: number, { along: length, deep }: Wanted): Rect => {
  switch (side) {
    case 'top':
      return { x1: along, x2: along + length, y1: room.y1, y2: room.y1 + deep }
    case 'bottom':
      return { x1: along, x2: along + length, y1: room.y2 - deep, y2: room.y2 }
    case 'left':
      return { x1: room.x1, x2: room.x1 + deep, y1: along, y2: along + length }
    case 'right':
      return { x1: room.x2 - deep, x2: room.x2, y1: along, y2: along + length }
  }
}

const starts = (from: number, to: number, stands: Wanted['stands']): number[] => {
  if (to < from) return []
  const middle = (from + to) / 2
  const all = [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1].map((part) => from + (to - from) * part)
  const offset = (at: number) => Math.abs(at - middle)
  return all.sort((a, b) => (stands === 'inMiddle' ? offset(a) - offset(b) : offset(b) - offset(a)))
}

const placesFor = (floor: Rect, wanted: Wanted, order: readonly Side[]): Furniture[] =>
  order.flatMap((side) => {
    const isAcross = side === 'top' || side === 'bottom'
    const [from, to] = isAcross ? [floor.x1, floor.x2] : [floor.y1, floor.y2]
    return starts(from, to - wanted.along, wanted.stands).map((along) => ({
      kind: wanted.kind,
      rect: against(floor, side, along, wanted),
      back: side,
    }))
  })

const halfWall = 0.08
const roomForTwo = 10.5

/** Of two that mean the same the first that fits: a large counter or a small one, a bed for two or one. */
const alternatives: readonly (readonly FurnitureKind[])[] = [
  ['bed', 'singleBed'],
  ['counter'],
  ['shelf'],
]

interface Furnishing {
  readonly room: Room
  /** The toilet stands in the bathroom where it has no room of its own. */
  readonly needsToilet: boolean
  readonly blocked: readonly Rect[]
  /** Which wall is tried first, so that rooms alike are not furnished alike. */
  readonly startsAt: number
}

/** Puts along the walls what fits clear of doors and of what stands already. */
export const furnish = ({ room, needsToilet, blocked, startsAt }: Furnishing): Furniture[] => {
  const { kind, rects, windowSides } = room
  const floor = inset(rects[0], halfWall)
  const isSmall = widthOf(floor) * heightOf(floor) < roomForTwo
  const wanted = [
    ...(kind === 'bathroom' && needsToilet ? [toilet] : []),
    ...wantedIn[kind].filter((each) => !(each.kind === 'bed' && isSmall)),
  ]
  const order = sidesFrom(startsAt)
  const unglazed = order.filter((side) => !windowSides.includes(side))
  const placed: Furniture[] = []
  for (const each of wanted) {
    const same = alternatives.find((kinds) => kinds.includes(each.kind)) ?? []
    if (placed.some((piece) => same.includes(piece.kind))) continue
    const place = placesFor(floor, each, each.isTall ? unglazed : order).find(
      ({ rect }) =>
        contains(floor, rect) &&
        !blocked.some((other) => overlaps(rect, other)) &&
        !placed.some((other) => overlaps(inset(rect, -0.12), other.rect)),
    )
    if (place) placed.push(place)
  }
  return placed
}
