import { type Random, seededRandom } from '../data/random.ts'
import { type Disposition, parseDisposition } from './disposition.ts'
import type { Rect } from './geometry.ts'
import { largeRooms } from './large-rooms.ts'
import { type Door, doorInto, type WallPiece, windowIn } from './opening.ts'
import { type Room, type RoomKind, type RoomPlan, roomArea, type Side } from './room.ts'
import { shareOut } from './share-out.ts'
import { smallRooms } from './small-rooms.ts'

export type Outdoor = 'balcony' | 'terrace' | 'garden'

export interface NamedRoom extends Room {
  readonly name: string
  /** In tenths of a square metre, as written; all of them add up to the unit's area. */
  readonly areaTenths: number
}

export interface UnitLayout {
  readonly width: number
  readonly depth: number
  readonly rooms: readonly NamedRoom[]
  readonly doors: readonly Door[]
  readonly windows: readonly WallPiece[]
  readonly outdoor: { readonly name: string; readonly kind: Outdoor; readonly rect: Rect } | null
}

export interface UnitShape {
  readonly seed: number
  readonly disposition: string
  readonly areaM2: number
  readonly outdoor: Outdoor | null
}

const outdoorNames = { balcony: 'Balkon', terrace: 'Terasa', garden: 'Zahrada' } as const
const outdoorDepths = { balcony: 1.3, terrace: 2.3, garden: 3.4 } as const

const isLiving = (kind: RoomKind) => kind === 'living' || kind === 'livingWithKitchen'

const makeRooms = (random: Random, disposition: Disposition, areaM2: number): RoomPlan => {
  const { rooms, hasKitchen } = disposition
  const all = rooms + (hasKitchen ? 1 : 0)
  // Proportions hold for usual areas; what is smaller or larger is drawn at another scale.
  const usual = Math.min(Math.max(areaM2, 24 * all ** 0.95), 58 * all ** 0.85)
  const draw = all <= 2 ? smallRooms : largeRooms
  return scaled(draw(random, disposition, usual), Math.sqrt(areaM2 / usual))
}

const mapRects = (plan: RoomPlan, map: (rect: Rect) => Rect): RoomPlan['rooms'] =>
  plan.rooms.map((room) => {
    const [first, ...others] = room.rects
    return { ...room, rects: [map(first), ...others.map(map)] }
  })

const scaled = (plan: RoomPlan, by: number): RoomPlan => ({
  width: plan.width * by,
  depth: plan.depth * by,
  rooms: mapRects(plan, ({ x1, y1, x2, y2 }) => ({
    x1: x1 * by,
    y1: y1 * by,
    x2: x2 * by,
    y2: y2 * by,
  })),
})

const acrossX: Readonly<Record<Side, Side>> = {
  left: 'right',
  right: 'left',
  top: 'top',
  bottom: 'bottom',
}
const acrossY: Readonly<Record<Side, Side>> = {
  left: 'left',
  right: 'right',
  top: 'bottom',
  bottom: 'top',
}

const mirrored = (plan: RoomPlan, isAcrossX: boolean, isAcrossY: boolean): RoomPlan => {
  const { width, depth } = plan
  const rooms = mapRects(plan, ({ x1, y1, x2, y2 }) => ({
    x1: isAcrossX ? width - x2 : x1,
    x2: isAcrossX ? width - x1 : x2,
    y1: isAcrossY ? depth - y2 : y1,
    y2: isAcrossY ? depth - y1 : y2,
  }))
  const turned = (side: Side): Side => {
    const once = isAcrossX ? acrossX[side] : side
    return isAcrossY ? acrossY[once] : once
  }
  return {
    ...plan,
    rooms: rooms.map((room) => ({ ...room, windowSides: room.windowSides.map(turned) })),
  }
}

const nameRooms = (rooms: readonly Room[], areaM2: number): NamedRoom[] => {
  const areas = shareOut(Math.round(areaM2 * 10), rooms.map(roomArea))
  const hasToilet = rooms.some(({ kind }) => kind === 'toilet')
  const largestBedroom = rooms
    .filter(({ kind }) => kind === 'bedroom')
    .toSorted((a, b) => roomArea(b) - roomArea(a))[0]
  const nameOf = (room: Room): string => {
    const names: Readonly<Record<RoomKind, string>> = {
      living: 'Obývací pokoj',
      livingWithKitchen: 'Obývací pokoj + kk',
      kitchen: 'Kuchyň',
      bedroom: room === largestBedroom ? 'Ložnice' : 'Pokoj',
      bathroom: hasToilet ? 'Koupelna' : 'Koupelna + WC',
      toilet: 'WC',
      hall: room.rects.length > 1 ? 'Chodba' : 'Předsíň',
      closet: roomArea(room) > 2.4 ? 'Šatna' : 'Komora',
    }
    return names[room.kind]
  }
  return rooms.map((room, index) => ({
    ...room,
    name: nameOf(room),
    areaTenths: areas[index] ?? 0,
  }))
}

const makeDoors = (random: Random, { rooms, width, depth }: RoomPlan, isUpsideDown: boolean) => {
  const hall = rooms.find(({ kind }) => kind === 'hall')
  if (!hall) return []
  const staircase = isUpsideDown
    ? { x1: 0, x2: width, y1: -3, y2: 0 }
    : { x1: 0, x2: width, y1: depth, y2: depth + 3 }
  const entrance = hall.rects.at(-1) ?? hall.rects[0]
  return [
    doorInto(random, entrance, [staircase], 0.95),
    ...rooms
      .filter((room) => room !== hall)
      .map(({ kind, rects }) =>
        doorInto(random, rects[0], hall.rects, kind === 'toilet' || kind === 'closet' ? 0.7 : 0.85),
      ),
  ].flatMap((door) => door ?? [])
}

const outdoorRect = (kind: Outdoor, plan: RoomPlan, isUpsideDown: boolean): Rect => {
  const living = plan.rooms.find((room) => isLiving(room.kind))?.rects[0]
  const whole = { x1: 0, x2: plan.width }
  const across = kind === 'garden' || !living ? whole : living
  const edge = isUpsideDown ? plan.depth : 0
  const depth = outdoorDepths[kind]
  return {
    x1: across.x1,
    x2: across.x2,
    y1: isUpsideDown ? edge : edge - depth,
    y2: isUpsideDown ? edge + depth : edge,
  }
}

/** The rooms of a unit in metres: the same seed gives the same flat. */
export const layOutUnit = ({ seed, disposition, areaM2, outdoor }: UnitShape): UnitLayout => {
  const random = seededRandom(seed)
  const isUpsideDown = random.chance(0.4)
  const straight = makeRooms(random, parseDisposition(disposition), areaM2)
  const plan = mirrored(straight, random.chance(0.5), isUpsideDown)
  return {
    width: plan.width,
    depth: plan.depth,
    rooms: nameRooms(plan.rooms, areaM2),
    doors: makeDoors(random, plan, isUpsideDown),
    windows: plan.rooms.flatMap(({ rects, windowSides }) =>
      windowSides.map((side) => windowIn(rects[0], side)),
    ),
    outdoor: outdoor && {
      name: outdoorNames[outdoor],
      kind: outdoor,
      rect: outdoorRect(outdoor, plan, isUpsideDown),
    },
  }
}
