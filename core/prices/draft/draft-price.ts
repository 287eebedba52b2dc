import { z } from 'zod'
import { unitIdSchema } from '#core/ids'
import { pricePairSchema, serverPairSchema } from '../rules/price-pair.ts'

/** What a draft wants one unit to cost. */
export const draftPriceSchema = z.strictObject({
  ...pricePairSchema.shape,
  /** The side that a person or a formula has set; `both` where the pair was taken as it is. */
  typed: z.enum(['net', 'gross', 'both']),
  /** The server's pair on which the change was made: another one there now is a conflict. */
  base: serverPairSchema,
})
export type DraftPrice = z.infer<typeof draftPriceSchema>

/** Null takes the unit out of the draft: it costs what the server says. */
export const draftChangeSchema = z.strictObject({
  unitId: unitIdSchema,
  price: draftPriceSchema.nullable(),
})
export type DraftChange = z.infer<typeof draftChangeSchema>

/** One step may touch every unit of a large project. */
export const maxUnitsPerStep = 50_000

/** What a step is called in the list of steps; the renderer has the words. */
export const stepLabelSchema = z.strictObject({
  kind: z.enum([
    'edit',
    'paste',
    'fill',
    'clear',
    'formula',
    'replace',
    'premium',
    'raise',
    'import',
    'resolve',
    'rollBack',
    'sent',
  ]),
  /** What a person would recognise it by: a formula, a file's name, a unit's number. */
  detail: z.string().max(200).nullable(),
})
export type StepLabel = z.infer<typeof stepLabelSchema>
