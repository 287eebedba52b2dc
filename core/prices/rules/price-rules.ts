import { z } from 'zod'
import { usualTimeZone } from '#core/wall-time'
import { priceEndings } from '../formula/rounding.ts'

/** A VAT rate in hundredths of a percent: 2100 is 21 %. */
export const vatRateSchema = z.int().min(0).max(10_000)
export type VatRate = z.infer<typeof vatRateSchema>

const percent = z.number().min(0).max(1_000)

/** What a project's sales admin has agreed about its prices. */
export const priceRulesSchema = z.strictObject({
  vatRates: z.array(vatRateSchema).min(1).max(12),
  /** The rate of a unit whose prices fit none. */
  defaultVatRate: vatRateSchema,
  /** Whether a reserved or sold unit is locked without further evidence of a deal. */
  likelyLocks: z.enum(['block', 'warn']),
  /** No unit may cost less, with VAT. */
  floorPriceMinor: z.int().min(0).nullable(),
  /** A larger change of one unit is a warning. */
  warnChangePercent: percent,
  /** A price per square metre further from the median of its layout is a warning. */
  warnMedianPercent: percent,
  /** The same limit as an amount with VAT for a square metre; null: no such limit. */
  warnMedianMinor: z.int().positive().nullable(),
  /** Cheaper per square metre by more than the same layout on a lower floor of the building; null: no warning. */
  warnBelowLowerFloorPercent: percent.nullable(),
  /** Cheaper per square metre by more than the same layout on the same floor; null: no warning. */
  warnBelowNeighbourPercent: percent.nullable(),
  /** A free unit that a draft leaves out though its price has not moved for longer; null: no warning. */
  warnUnchangedDays: z.int().positive().max(3_650).nullable(),
  /** A price with VAT that is no multiple of it is a warning; null: none is. */
  warnNotMultipleOfMinor: z.int().positive().nullable(),
  /** Prices end so instead of being a multiple; null: they are a multiple. */
  priceEnding: z.literal(priceEndings).nullable(),
  /** The price that is round; the other one follows. */
  roundedSide: z.enum(['net', 'gross']),
  /** A batch above either limit is confirmed by typing. */
  confirmAbove: z.strictObject({ units: z.int().min(1), changePercent: percent }),
  timeZone: z.string().min(1).max(64),
})
export type PriceRules = z.infer<typeof priceRulesSchema>

export const defaultPriceRules: PriceRules = {
  vatRates: [0, 1_200, 2_100, 2_300],
  defaultVatRate: 2_100,
  likelyLocks: 'block',
  floorPriceMinor: null,
  warnChangePercent: 10,
  warnMedianPercent: 25,
  warnMedianMinor: null,
  warnBelowLowerFloorPercent: null,
  warnBelowNeighbourPercent: null,
  warnUnchangedDays: null,
  warnNotMultipleOfMinor: 100_000,
  priceEnding: null,
  roundedSide: 'gross',
  confirmAbove: { units: 500, changePercent: 20 },
  timeZone: usualTimeZone,
}
