import { orientationsOf } from '../pricelist/orientations-of.ts'
import type { Unit } from '../pricelist/unit.ts'

/** How far a home faces south rather than north, and west rather than east: from -1 to 1. */
export interface Facing {
  readonly south: number
  readonly west: number
}

type WithOrientation = Pick<Unit, 'attributes'>

type Compass = Readonly<Record<string, Facing>>

const north = { south: -1, west: 0 }
const south = { south: 1, west: 0 }
const east = { south: 0, west: -1 }
const west = { south: 0, west: 1 }

const czech: Compass = { S: north, J: south, V: east, Z: west }
const german: Compass = { N: north, S: south, O: east, W: west }
const english: Compass = { N: north, S: south, E: east, W: west }

/** `S` is north in Czech and south in English: the other letters of the list say which; null where none does. */
const compassOf = (points: readonly string[]): Compass | null => {
  const letters = new Set(points.join(''))
  const tells = (...one: readonly string[]) => one.some((letter) => letters.has(letter))
  if (tells('J', 'V', 'Z')) return czech
  if (tells('O')) return german
  return tells('N', 'E', 'W') ? english : null
}

/** Reads where homes face; null for one of which the list does not say it, or not in letters of one language. */
export const readFacings = (units: readonly WithOrientation[]) => {
  const compass = compassOf(units.flatMap(orientationsOf))
  return (unit: WithOrientation): Facing | null => {
    const points = orientationsOf(unit)
    const sides = points.flatMap((point) => [...point].map((letter) => compass?.[letter]))
    if (sides.length === 0 || sides.includes(undefined)) return null
    const along = (axis: keyof Facing) =>
      Math.sign(sides.reduce((sum, side) => sum + (side?.[axis] ?? 0), 0))
    return { south: along('south'), west: along('west') }
  }
}
