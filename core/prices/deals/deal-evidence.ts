import { z } from 'zod'
import { unitIdSchema } from '#core/ids'

/** Evidence of a unit's deal besides its status. */
export const dealEvidenceSchema = z.discriminatedUnion('kind', [
  /** The server has refused a batch because of this unit; remembered until the unit's status changes. */
  z.strictObject({
    kind: z.literal('refused'),
    unitId: unitIdSchema,
    at: z.int(),
    message: z.string(),
    statusCode: z.int().nullable(),
  }),
  /** The newest products export names a deal. */
  z.strictObject({
    kind: z.literal('exported'),
    unitId: unitIdSchema,
    at: z.int(),
    dealId: z.string(),
  }),
])
export type DealEvidence = z.infer<typeof dealEvidenceSchema>
