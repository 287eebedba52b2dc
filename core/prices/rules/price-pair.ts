import { z } from 'zod'

/** Both prices of a unit: the API takes and returns them together only. */
export const pricePairSchema = z.strictObject({ netMinor: z.int(), grossMinor: z.int() })
export type PricePair = z.infer<typeof pricePairSchema>

/** A pair as the server has it: either side may be missing. */
export const serverPairSchema = z.strictObject({
  netMinor: z.int().nullable(),
  grossMinor: z.int().nullable(),
})
export type ServerPair = z.infer<typeof serverPairSchema>

/** Which of the two a person types; the other follows by the rate. */
export type PriceSide = 'net' | 'gross'

export const isSamePair = (a: ServerPair, b: ServerPair): boolean =>
  a.netMinor === b.netMinor && a.grossMinor === b.grossMinor

export const isWholePair = (pair: ServerPair): pair is PricePair =>
  pair.netMinor !== null && pair.grossMinor !== null

export const sideOf = ({ netMinor, grossMinor }: ServerPair, side: PriceSide): number | null =>
  side === 'net' ? netMinor : grossMinor
