import { z } from 'zod'
import {
  consentTypeIdSchema,
  customerIdSchema,
  inquiryIdSchema,
  projectIdSchema,
  unitIdSchema,
} from '#core/ids'
import { customAttributeSchema } from '../send/custom-attribute.ts'

const consents = z.array(consentTypeIdSchema).max(1_000).readonly()

/** spec: create-lead, rule 1: one of the two parameters at most. */
const consentChangeSchema = z.discriminatedUnion('kind', [
  /** These consents replace all that the customer has given; an empty list clears them. */
  z.strictObject({ kind: z.literal('replaceAll'), consents }),
  /** Consents that are not named stay as they are. */
  z.strictObject({ kind: z.literal('update'), consents }),
])
export type ConsentChange = Readonly<z.infer<typeof consentChangeSchema>>

// Longer than the server accepts, so that a draft keeps what was typed and `checkLead` can say that it is too long.
const text = z.string().max(20_000)

/** A lead as it was typed: `checkLead` says whether it may be sent. Null values and missing attributes are not sent. */
export const newLeadSchema = z.strictObject({
  name: text,
  surname: text,
  /** An email or a phone is required. */
  email: text.nullable(),
  phone: text.nullable(),
  projectId: projectIdSchema.nullable(),
  salesmanId: z.int().nullable(),
  preferredProjectId: projectIdSchema.nullable(),
  preferredRooms: z.array(text).max(100).readonly(),
  preferredPriceMaxMinor: z.int().nullable(),
  unitId: unitIdSchema.nullable(),
  /** The unit's number in the project. */
  unitNumber: text.nullable(),
  referralId: z.int().nullable(),
  campaign: text.nullable(),
  /** ISO 639-1. */
  language: text.nullable(),
  tags: z.array(text).max(100).readonly(),
  note: text.nullable(),
  consentSource: text.nullable(),
  consentChange: consentChangeSchema.nullable(),
  attributes: z.record(z.string().max(100), customAttributeSchema).readonly(),
})
export type NewLead = Readonly<z.infer<typeof newLeadSchema>>

/** An inquiry of the last seven days, as the server lists it to the account that has sent it. */
export const listedLeadSchema = z.strictObject({
  inquiryId: inquiryIdSchema,
  customerId: customerIdSchema,
  customerName: z.string(),
  /** Null where the server's time cannot be read. */
  at: z.int().nullable(),
  projects: z.array(z.string()).readonly(),
  campaign: z.string(),
  productInterest: z.string(),
})
export type ListedLead = Readonly<z.infer<typeof listedLeadSchema>>
