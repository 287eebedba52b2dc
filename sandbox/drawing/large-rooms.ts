import type { Random } from '../data/random.ts'
import type { Disposition } from './disposition.ts'
import { inRow, type Room, type RoomKind, type RoomPlan, room } from './room.ts'

interface Frame {
  readonly width: number
  readonly depth: number
  /** Where the rooms at the street end and the hall begins. */
  readonly hallTop: number
  readonly hallBottom: number
}

interface Split {
  readonly living: Room
  readonly corner: Room | null
  /** Where the rooms at the street right of the living room begin. */
  readonly bedroomsFrom: number
  /** Where the hall and the rooms at the staircase begin. */
  readonly hallFrom: number
}

const narrowestBedroom = 2.7
const narrowestCloset = 0.95

const livingShare: Readonly<Record<number, number>> = {
  2: 0.35,
  3: 0.35,
  4: 0.31,
  5: 0.28,
  6: 0.25,
}

const frameOf = (random: Random, areaM2: number, hasBackBedroom: boolean): Frame => {
  const width = Math.sqrt(areaM2 * (1.28 + random.next() * 0.16))
  const depth = areaM2 / width
  const hallDepth = 1.15 + areaM2 / 600
  const hallTop = depth * (hasBackBedroom ? 0.49 : 0.55)
  return { width, depth, hallTop, hallBottom: hallTop + hallDepth }
}

/** The living room from the street to the staircase: the hall ends at its long wall. */
const throughLiving = (frame: Frame, share: number, kind: RoomKind): Split => {
  const right = frame.width * share
  return {
    living: room(kind, { x1: 0, y1: 0, x2: right, y2: frame.depth }, 'top', 'left'),
    corner: null,
    bedroomsFrom: right,
    hallFrom: right,
  }
}

/** The living room at the street alone, behind it a room in the corner with its window at the side. */
const frontLiving = (
  frame: Frame,
  wanted: { share: number; besides: number },
  kind: RoomKind,
  corner: RoomKind,
): Split => {
  const cornerRight = frame.width * 0.31
  const fair = (frame.width * frame.depth * wanted.share) / frame.hallTop
  const leaving = frame.width - wanted.besides * narrowestBedroom
  const right = Math.max(cornerRight + 1.3, Math.min(fair, leaving))
  const behind = { x1: 0, y1: frame.hallTop, x2: cornerRight, y2: frame.depth }
  return {
    living: room(kind, { x1: 0, y1: 0, x2: right, y2: frame.hallTop }, 'top'),
    corner: room(corner, behind, 'left'),
    bedroomsFrom: right,
    hallFrom: cornerRight,
  }
}

/** From the living room's side: what is too narrow for a room of its own widens its neighbour. */
const backRow = (random: Random, frame: Frame, from: number, hasBedroom: boolean) => {
  const depth = frame.depth - frame.hallBottom
  const bathroom = Math.max(1.65, (4.4 + frame.width * 0.12) / depth)
  const entry = 1.45 + random.next() * 0.3
  const usualToilet = 0.95 + random.next() * 0.15
  const spare = frame.width - from - bathroom - entry
  const toilet = hasBedroom && spare - usualToilet < narrowestBedroom ? 0 : usualToilet
  const rest = spare - toilet
  const usualCloset = hasBedroom ? (rest > narrowestBedroom + 1.5 ? 1.2 : 0) : rest
  const closet = usualCloset < narrowestCloset ? 0 : usualCloset
  const bedroom = hasBedroom ? rest - closet : 0
  return [
    ['bathroom', bathroom],
    ...(toilet > 0 ? [['toilet', toilet] as const] : []),
    ['hall', entry + rest - closet - bedroom],
    ...(closet > 0 ? [['closet', closet] as const] : []),
    ...(bedroom > 0 ? [['bedroom', bedroom, 'right'] as const] : []),
  ] as const
}

/** Rooms at the street and at the staircase, a hall between them with its leg to the entrance. */
export const largeRooms = (
  random: Random,
  { rooms, hasKitchen }: Disposition,
  areaM2: number,
): RoomPlan => {
  const isThrough = random.chance(0.5)
  const others = rooms - 1 + (hasKitchen ? 1 : 0)
  const atStreet = isThrough
    ? others < 3
      ? others
      : Math.max(2, others - 1)
    : Math.max(1, others - 2)
  const hasBackBedroom = others - atStreet > (isThrough ? 0 : 1)
  const frame = frameOf(random, areaM2, hasBackBedroom)
  const share = (livingShare[rooms] ?? 0.3) * (0.96 + random.next() * 0.08)
  const kind = hasKitchen ? 'living' : 'livingWithKitchen'
  const corner = hasKitchen ? 'kitchen' : 'bedroom'
  const split = isThrough
    ? throughLiving(frame, share, kind)
    : frontLiving(frame, { share, besides: atStreet }, kind, corner)
  const { width, depth, hallTop, hallBottom } = frame
  const streetWidth = (width - split.bedroomsFrom) / atStreet
  const back = inRow(
    { x1: split.hallFrom, y1: hallBottom, y2: depth },
    backRow(random, frame, split.hallFrom, hasBackBedroom),
  )
  const leg = back.find((each) => each.kind === 'hall')
  const strip = { x1: split.hallFrom, y1: hallTop, x2: width, y2: hallBottom }
  return {
    width,
    depth,
    rooms: [
      { kind: 'hall', rects: [strip, ...(leg?.rects ?? [])], windowSides: [] },
      ...back.filter((each) => each !== leg),
      split.living,
      ...(split.corner ? [split.corner] : []),
      ...inRow(
        { x1: split.bedroomsFrom, y1: 0, y2: hallTop },
        Array.from({ length: atStreet }, (_, index): readonly [RoomKind, number, 'top'] => [
          isThrough && hasKitchen && index === 0 ? 'kitchen' : 'bedroom',
          streetWidth,
          'top',
        ]),
      ),
    ],
  }
}
