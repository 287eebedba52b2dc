import { parseDisposition } from './disposition.ts'
import type { Rect } from './geometry.ts'

export interface FlatOnFloor {
  readonly number: string
  /** Empty where there is none: parking, cellars. */
  readonly disposition: string
}

export interface Slot<Flat> {
  readonly kind: 'flat'
  readonly flat: Flat
  readonly rect: Rect
  /** On which side of its corridor. */
  readonly isAbove: boolean
}

export interface Core {
  readonly kind: 'core'
  readonly rect: Rect
}

export interface FloorSlots<Flat> {
  readonly slots: readonly Slot<Flat>[]
  readonly corridors: readonly Rect[]
  readonly core: Rect
}

/** More of them than this at one corridor are too narrow to be named. */
const mostAtCorridor = 36
const corridorShare = 0.14

const weightOf = ({ disposition }: FlatOnFloor): number =>
  disposition === '' ? 1 : parseDisposition(disposition).rooms + 2.4

const chunked = <T>(list: readonly T[], count: number): T[][] => {
  const size = Math.max(1, Math.ceil(list.length / count))
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size))
}

/** Whole pixels from edge to edge: neighbours share their wall. */
const columns = (from: number, to: number, weights: readonly number[]) => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let passed = 0
  return weights.map((weight) => {
    const x1 = Math.round(from + ((to - from) * passed) / sum)
    passed += weight
    return { x1, x2: Math.round(from + ((to - from) * passed) / sum) }
  })
}

const rowOf = <Flat extends FlatOnFloor>(
  flats: readonly (Flat | 'core')[],
  row: Rect,
  isAbove: boolean,
): (Slot<Flat> | Core)[] => {
  const inhabited = flats.reduce((sum, flat) => sum + (flat === 'core' ? 0 : weightOf(flat)), 0)
  const share = Math.min(0.3, ((row.y2 - row.y1) * 0.55) / (row.x2 - row.x1))
  const core = inhabited === 0 ? 1 : (inhabited * share) / (1 - share)
  const weights = flats.map((flat) => (flat === 'core' ? core : weightOf(flat)))
  const edges = columns(row.x1, row.x2, weights)
  return flats.map((flat, index) => {
    const rect = { ...row, ...edges[index] }
    return flat === 'core' ? { kind: 'core', rect } : { kind: 'flat', flat, rect, isAbove }
  })
}

const bandOf = <Flat extends FlatOnFloor>(flats: readonly Flat[], band: Rect, hasCore: boolean) => {
  const height = band.y2 - band.y1
  const middle = (band.y1 + band.y2) / 2
  const half = Math.max(10, (height * corridorShare) / 2)
  const corridor = { ...band, y1: Math.round(middle - half), y2: Math.round(middle + half) }
  const above = flats.slice(0, Math.ceil(flats.length / 2))
  // Numbers run round the corridor: back from right to left below it.
  const below: (Flat | 'core')[] = flats.slice(above.length).toReversed()
  if (hasCore) below.splice(Math.floor(below.length / 2), 0, 'core')
  return {
    corridor,
    cells: [
      ...rowOf(above, { ...band, y2: corridor.y1 }, true),
      ...rowOf<Flat>(below, { ...band, y1: corridor.y2 }, false),
    ],
  }
}

/** Flats on both sides of a corridor, the staircase in the middle of one; long floors have several. */
export const placeFlats = <Flat extends FlatOnFloor>(
  flats: readonly Flat[],
  frame: Rect,
): FloorSlots<Flat> => {
  const count = Math.max(1, Math.ceil(flats.length / mostAtCorridor))
  const step = (frame.y2 - frame.y1) / count
  const bands = chunked(flats, count).map((chunk, index) => {
    const y1 = Math.round(frame.y1 + step * index)
    const y2 = Math.round(frame.y1 + step * (index + 1))
    return bandOf(chunk, { ...frame, y1, y2 }, index === 0)
  })
  const cells = bands.flatMap((band) => band.cells)
  return {
    slots: cells.filter((cell) => cell.kind === 'flat'),
    corridors: bands.map(({ corridor }) => corridor),
    core: cells.find((cell) => cell.kind === 'core')?.rect ?? frame,
  }
}
