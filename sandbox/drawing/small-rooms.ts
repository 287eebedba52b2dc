import type { Random } from '../data/random.ts'
import type { Disposition } from './disposition.ts'
import { inRow, type RoomKind, type RoomPlan } from './room.ts'

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

const doorAndJambs = 1.15

/** One or two rooms at the street, between them and the staircase the bathroom and the hall. */
export const smallRooms = (
  random: Random,
  { rooms, hasKitchen }: Disposition,
  areaM2: number,
): RoomPlan => {
  const hasSecond = rooms === 2 || hasKitchen
  const proportion = (hasSecond ? 1.02 : 0.74) + random.next() * 0.2
  const width = Math.sqrt(areaM2 * proportion)
  const depth = areaM2 / width
  const wall = depth * (0.69 + random.next() * 0.03)
  const bathroom = clamp((areaM2 * 0.095) / (depth - wall), 1.65, width * 0.45)
  const closet = width - bathroom > 4.2 ? 1.25 + random.next() * 0.3 : 0
  const hall = width - bathroom - closet
  const split = hasSecond
    ? clamp(
        width * (0.55 + random.next() * 0.08),
        bathroom + doorAndJambs,
        bathroom + hall - doorAndJambs,
      )
    : width
  const second: RoomKind = rooms === 2 ? 'bedroom' : 'kitchen'
  return {
    width,
    depth,
    rooms: [
      ...inRow({ x1: 0, y1: wall, y2: depth }, [
        ['bathroom', bathroom],
        ['hall', hall],
        ...(closet > 0 ? [['closet', closet] as const] : []),
      ]),
      ...inRow({ x1: 0, y1: 0, y2: wall }, [
        [hasKitchen ? 'living' : 'livingWithKitchen', split, 'top'],
        ...(hasSecond ? [[second, width - split, 'top'] as const] : []),
      ]),
    ],
  }
}
