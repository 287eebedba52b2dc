import type { Random } from '../data/random.ts'
import type { Rect } from './geometry.ts'
import type { Side } from './room.ts'

/** A piece of a wall: between `from` and `to` along it, `at` across it. */
export interface WallPiece {
  readonly isHorizontal: boolean
  readonly at: number
  readonly from: number
  readonly to: number
}

export interface Door extends WallPiece {
  /** The side of the wall to which it opens: 1 is right or down. */
  readonly opensTo: 1 | -1
  readonly hingeAt: 'from' | 'to'
}

const jamb = 0.18

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.001

/** The wall that two rooms share, and on which side of it the first one lies. */
const sharedWall = (first: Rect, second: Rect): (WallPiece & { side: 1 | -1 }) | null => {
  const acrossY = isNear(first.y2, second.y1) ? -1 : isNear(first.y1, second.y2) ? 1 : null
  const acrossX = isNear(first.x2, second.x1) ? -1 : isNear(first.x1, second.x2) ? 1 : null
  const alongX = [Math.max(first.x1, second.x1), Math.min(first.x2, second.x2)] as const
  const alongY = [Math.max(first.y1, second.y1), Math.min(first.y2, second.y2)] as const
  if (acrossY !== null && alongX[1] - alongX[0] > 0.001) {
    const at = acrossY === -1 ? first.y2 : first.y1
    return { isHorizontal: true, at, from: alongX[0], to: alongX[1], side: acrossY }
  }
  if (acrossX !== null && alongY[1] - alongY[0] > 0.001) {
    const at = acrossX === -1 ? first.x2 : first.x1
    return { isHorizontal: false, at, from: alongY[0], to: alongY[1], side: acrossX }
  }
  return null
}

const longest = <T extends WallPiece>(walls: readonly T[]): T | undefined =>
  walls.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]

/** A door from one room into another, near an end of the wall so that its leaf stands at a wall. */
export const doorInto = (
  random: Random,
  target: Rect,
  neighbours: readonly Rect[],
  width: number,
): Door | null => {
  const wall = longest(neighbours.flatMap((each) => sharedWall(target, each) ?? []))
  if (!wall) return null
  const length = wall.to - wall.from
  const leaf = Math.min(width, length - 0.2)
  const margin = Math.min(jamb, (length - leaf) / 2)
  const isAtStart = random.chance(0.5)
  const from = isAtStart ? wall.from + margin : wall.to - margin - leaf
  return {
    isHorizontal: wall.isHorizontal,
    at: wall.at,
    from,
    to: from + leaf,
    opensTo: wall.side,
    hingeAt: isAtStart ? 'from' : 'to',
  }
}

/** The floor that the leaf sweeps. */
export const swingOf = ({ isHorizontal, at, from, to, opensTo }: Door): Rect => {
  const near = Math.min(at, at + opensTo * (to - from))
  const far = Math.max(at, at + opensTo * (to - from))
  return isHorizontal
    ? { x1: from, x2: to, y1: near, y2: far }
    : { x1: near, x2: far, y1: from, y2: to }
}

/** A window in the middle of a room's outer wall, half as wide as the wall. */
export const windowIn = (rect: Rect, side: Side): WallPiece => {
  const isHorizontal = side === 'top' || side === 'bottom'
  const [from, to] = isHorizontal ? [rect.x1, rect.x2] : [rect.y1, rect.y2]
  const at = { top: rect.y1, bottom: rect.y2, left: rect.x1, right: rect.x2 }[side]
  const half = Math.min(1.25, (to - from) * 0.27)
  const middle = (from + to) / 2
  return { isHorizontal, at, from: middle - half, to: middle + half }
}
