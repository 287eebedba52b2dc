import { z } from 'zod'
import { type Failure, failureSchema, type Result } from '#core/contract/failure'
import { type CustomerId, consentTypeIdSchema, customerIdSchema } from '#core/ids'
import { type RevocationRefusal, revocationRefusals } from './consent.ts'

const outcomeSchema = z.discriminatedUnion('kind', [
  /** The row is written before the request leaves. */
  z.strictObject({ kind: z.literal('sending') }),
  z.strictObject({ kind: z.literal('revoked'), customerIds: z.array(customerIdSchema).readonly() }),
  /** Nothing was changed. `about` says what was not found; null where the server's message does not say. */
  z.strictObject({ kind: z.literal('notFound'), about: z.enum(revocationRefusals).nullable() }),
  /** The server refused, and nothing was changed. */
  z.strictObject({ kind: z.literal('failed'), failure: failureSchema }),
  /** No answer came: the consent may have been revoked. */
  z.strictObject({ kind: z.literal('unknown') }),
])
export type RevocationOutcome = Readonly<z.infer<typeof outcomeSchema>>

/** One line of the audit list. An e-mail address is masked in it; the IDs say which customers were affected. */
export const revocationRecordSchema = z.strictObject({
  at: z.int(),
  account: z.string(),
  holder: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('email'), masked: z.string().max(300) }),
    z.strictObject({ kind: z.literal('customer'), customerId: customerIdSchema }),
  ]),
  consentTypeId: consentTypeIdSchema,
  /** The name that the consent had then. */
  consentName: z.string(),
  notes: z.string().nullable(),
  outcome: outcomeSchema,
})
export type RevocationRecord = Readonly<z.infer<typeof revocationRecordSchema>>

export const judgeRevocation = (answer: Result<readonly CustomerId[]>): RevocationOutcome => {
  if (answer.ok) return { kind: 'revoked', customerIds: [...answer.value] }
  const { failure } = answer
  if (failure.kind === 'unknownOutcome' || failure.kind === 'notThisServer')
    return { kind: 'unknown' }
  return isNotFound(failure)
    ? { kind: 'notFound', about: revocationRefusals.find((one) => one === failure.about) ?? null }
    : { kind: 'failed', failure }
}

const isNotFound = (failure: Failure): failure is Extract<Failure, { kind: 'refused' }> =>
  failure.kind === 'refused' && failure.status === 404

interface Meaning {
  /** Whether no customer whom it was about holds a valid consent of the type any more. */
  readonly isWithdrawn: boolean
  readonly next: 'nothing' | 'checkHolder' | 'listTypesAgain' | 'readMessage'
}

/** spec: revoke-customer-consent: 404 has three meanings, and one of them is as good as done. */
export const meaningOfRefusal = (about: RevocationRefusal | null): Meaning => {
  switch (about) {
    case 'customer':
      return { isWithdrawn: false, next: 'checkHolder' }
    case 'consentType':
      return { isWithdrawn: false, next: 'listTypesAgain' }
    case 'validConsent':
      return { isWithdrawn: true, next: 'nothing' }
    case null:
      return { isWithdrawn: false, next: 'readMessage' }
  }
}
