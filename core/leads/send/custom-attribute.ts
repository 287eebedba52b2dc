import { z } from 'zod'

const longestText = 20_000

/** spec: Custom attributes: a value of each of the types that the CRM may be configured for. */
export const customAttributeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('boolean'), value: z.boolean() }),
  z.strictObject({ kind: z.literal('text'), value: z.string().max(longestText) }),
  /** Never negative: the wire has digits alone. */
  z.strictObject({ kind: z.literal('integer'), value: z.number() }),
  /** Digits with at most one decimal point. */
  z.strictObject({ kind: z.literal('decimal'), text: z.string().max(100) }),
  /** YYYY-MM-DD. */
  z.strictObject({ kind: z.literal('date'), day: z.string().max(100) }),
  z.strictObject({ kind: z.literal('choice'), option: z.number() }),
  z.strictObject({ kind: z.literal('choices'), options: z.array(z.number()).max(500).readonly() }),
])
export type CustomAttribute = Readonly<z.infer<typeof customAttributeSchema>>
