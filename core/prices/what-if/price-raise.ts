import { z } from 'zod'

/** The smallest and the largest part by which prices go up in one step. */
export const [smallestPart, largestPart] = [0.0001, 0.25] as const
export const partSchema = z.number().min(smallestPart).max(largestPart)
export const mostSales = 500

/** Prices that go up by a part at once, or by that part again whenever so many units have been taken. */
export const priceRaiseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('now'), part: partSchema }),
  z.strictObject({
    kind: z.literal('steps'),
    part: partSchema,
    everySales: z.int().positive().max(mostSales),
  }),
])
export type PriceRaise = z.infer<typeof priceRaiseSchema>

/** What the part comes to after so many steps. */
export const partAfter = (part: number, steps: number): number => (1 + part) ** steps - 1

/** The part by which a unit is dearer on average, when all free ones are taken one after the other. */
export const averagePart = (raise: PriceRaise, freeUnits: number): number => {
  if (raise.kind === 'now') return raise.part
  if (freeUnits === 0) return 0
  let sum = 0
  for (let sold = 0; sold < freeUnits; sold += raise.everySales) {
    const atThisPrice = Math.min(raise.everySales, freeUnits - sold)
    sum += atThisPrice * partAfter(raise.part, sold / raise.everySales)
  }
  return sum / freeUnits
}
