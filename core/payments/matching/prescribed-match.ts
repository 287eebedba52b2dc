import { z } from 'zod'

const prescribedPaymentIdSchema = z.int().positive()

const candidateSchema = z.strictObject({
  prescribedPaymentId: prescribedPaymentIdSchema,
  reason: z.enum([
    'exact',
    'partial',
    'over',
    /** Nothing is left to pay of it. */
    'paidUp',
    /** Another payment of this import was matched to it. */
    'taken',
    /** Only the amount is that of what is left. */
    'sameAmount',
  ]),
  score: z.int().min(0).max(100),
  /** What is left to pay of it before this payment; negative where more was paid than asked. */
  leftMinor: z.int(),
})
export type MatchCandidate = z.infer<typeof candidateSchema>

/** What a payment is probably for. A person confirms it. */
export const prescribedMatchSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('matched'),
    prescribedPaymentId: prescribedPaymentIdSchema,
    /** `exactOfSeveral`: of equal ones with this symbol the one that is due first. */
    reason: z.enum(['exact', 'exactOfSeveral', 'partial', 'over']),
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
  partial: 60,
  over: 50,
  sameAmount: 30,
  paidUp: 20,
  taken: 10,
} as const satisfies Record<MatchCandidate['reason'] | 'exactOfSeveral', number>
