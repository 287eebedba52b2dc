import { z } from 'zod'
import { consentTypeIdSchema, customerIdSchema } from '#core/ids'

export const consentTypeSchema = z.strictObject({ id: consentTypeIdSchema, name: z.string() })
export type ConsentType = Readonly<z.infer<typeof consentTypeSchema>>

/** The holder of a consent. By e-mail, the consent is revoked for every customer with that address. */
export const consentHolderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email'), email: z.string().max(1_000) }),
  z.strictObject({ kind: z.literal('customer'), customerId: customerIdSchema }),
])
export type ConsentHolder = Readonly<z.infer<typeof consentHolderSchema>>

export const consentRevocationSchema = z.strictObject({
  holder: consentHolderSchema,
  consentTypeId: consentTypeIdSchema,
  /** Added to the end of the notes in the CRM. */
  notes: z.string().max(20_000).nullable(),
})
export type ConsentRevocation = Readonly<z.infer<typeof consentRevocationSchema>>

/** Which of the three reasons for "not found" a refused revocation has; it stands in the failure's `about`. */
export const revocationRefusals = ['customer', 'consentType', 'validConsent'] as const
export type RevocationRefusal = (typeof revocationRefusals)[number]
