import { z } from 'zod'
import { parameterMappingSchema, presetMapping } from '../send/parameter-mapping.ts'

/** How a workspace reads statements and sends payments. */
export const paymentSettingsSchema = z.strictObject({
  mapping: parameterMappingSchema,
  /** The currency of statements that do not name theirs. */
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type PaymentSettings = z.infer<typeof paymentSettingsSchema>

export const usualPaymentSettings: PaymentSettings = { mapping: presetMapping, currency: 'CZK' }
