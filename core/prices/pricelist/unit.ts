import { z } from 'zod'
import { buildingIdSchema, floorIdSchema, unitIdSchema } from '#core/ids'

/** What one further attribute of a project's units is called, in each language that the server names. */
export const attributeTypeSchema = z.object({
  key: z.string(),
  names: z.record(z.string(), z.string()),
  showInPricelist: z.boolean(),
  priority: z.int(),
})
export type AttributeType = z.infer<typeof attributeTypeSchema>

/** One row of a pricelist. Missing is null, never zero. */
export const unitSchema = z.object({
  id: unitIdSchema,
  /** The unit's number in the project; text, because zeros in front count. */
  number: z.string(),
  /** Null, with an empty name, for a unit that the server lists outside of its buildings, or of their floors. */
  buildingId: buildingIdSchema.nullable(),
  building: z.string(),
  floorId: floorIdSchema.nullable(),
  floor: z.string(),
  /** Codes as the API numbers them; unknown ones pass through. */
  typeCode: z.int().nullable(),
  statusCode: z.int().nullable(),
  disposition: z.string().nullable(),
  /** The area in square metres. */
  area: z.number().nullable(),
  priceNetMinor: z.int().nullable(),
  priceGrossMinor: z.int().nullable(),
  /** Every further attribute, as the server wrote it. */
  attributes: z.record(z.string(), z.string()),
})
export type Unit = z.infer<typeof unitSchema>
