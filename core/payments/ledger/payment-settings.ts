import { z } from 'zod'
import { parameterMappingSchema, presetMapping } from '../matching/parameter-mapping.ts'

/** How a workspace reads statements and sends payments. */
export const paymentSettingsSchema = z.strictObject({
  mapping: parameterMappingSchema,
  /** Of statements that do not tell theirs. */
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>

export const usualPaymentSettings: PaymentSettings = { mapping: presetMapping, currency: 'CZK' }
