import { sampleUnit } from '../../testing/sample-unit.ts'
import type { PricedUnit } from '../priced-homes.ts'

/** Equal flats of one building, stack by stack from the lowest floor up, by how far each price is from that of the others. */
export const stackedList = (stacks: readonly (readonly number[])[]): PricedUnit[] =>
  stacks
    .flatMap((fractions, stack) =>
      fractions.map((fraction, level) => ({ fraction, floor: level + 1, place: stack + 1 })),
    )
    .map(({ fraction, floor, place }, index) => ({
      grossMinor: Math.round(50_000 * (1 + fraction)) * 10_000,
      isTaken: false,
      unit: sampleUnit({
        id: index + 1,
        floor: String(floor),
        number: `A.${floor}${String(place).padStart(2, '0')}`,
      }),
    }))

/** Stacks whose prices scatter by half a percent, neither with the floors nor with the stacks. */
export const usualStacks = (stacks: number, floors: number): number[][] =>
  Array.from({ length: stacks }, (_, stack) =>
    Array.from({ length: floors }, (_floor, level) => 0.005 * (((stack + level) % 3) - 1)),
  )
