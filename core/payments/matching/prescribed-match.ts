import { z } from 'zod'

const prescribedPaymentIdSchema = z.int().positive()

const candidateSchema = z.strictObject({
  prescribedPaymentId: prescribedPaymentIdSchema,
  reason: z.enum([
    'exact',
    'partial',
    'over',
    /** The prescribed payment is fully paid. */
    'paidUp',
    /** The prescribed payment was matched to another payment of this import. */
    'taken',
    /** Only the amount agrees with what is left to pay. */
    'sameAmount',
    /** It is of the deal that a person's rule names for the payer. */
    'payer',
  ]),
  score: z.int().min(0).max(100),
  /** What is left to pay before this payment; negative where too much was paid. */
  leftMinor: z.int(),
})
export type MatchCandidate = z.infer<typeof candidateSchema>

/** What a payment is probably for; a person confirms it. */
export const prescribedMatchSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('matched'),
    prescribedPaymentId: prescribedPaymentIdSchema,
    /** `exactOfSeveral`: among equal ones with this symbol it is the one that is due first. */
    reason: z.enum(['exact', 'exactOfSeveral', 'partial', 'over', 'payer']),
    score: z.int().min(0).max(100),
    candidates: z.array(candidateSchema),
  }),
  z.strictObject({ kind: z.literal('several'), candidates: z.array(candidateSchema) }),
  z.strictObject({
    kind: z.literal('none'),
    why: z.enum(['noSymbol', 'unknownSymbol', 'otherCurrency', 'paidUp', 'taken']),
    candidates: z.array(candidateSchema),
  }),
])
export type PrescribedMatch = z.infer<typeof prescribedMatchSchema>

export const matchScores = {
  exact: 100,
  exactOfSeveral: 90,
  payer: 70,
  partial: 60,
  over: 50,
  sameAmount: 30,
  paidUp: 20,
  taken: 10,
} as const satisfies Record<MatchCandidate['reason'] | 'exactOfSeveral', number>
