import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import {
  batchIdSchema,
  draftIdSchema,
  projectIdSchema,
  unitIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { secondMs } from '#core/time'
import { priceOriginSchema } from '../draft/price-origins.ts'
import { pricePairSchema, serverPairSchema } from '../rules/price-pair.ts'

/** Why a batch was stopped before it left. */
export const stopReasonSchema = z.strictObject({
  unitId: unitIdSchema,
  kind: z.enum([
    'conflict',
    'locked',
    'unknownUnit',
    'notPositive',
    'netAboveGross',
    'grossFarAboveNet',
    'belowFloor',
  ]),
})
export type StopReason = z.infer<typeof stopReasonSchema>

/** What has stopped a change at the desk that was to send it, as far as it concerns the other ones. */
export const whyStoppedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stopped'), reasons: z.array(stopReasonSchema) }),
  /** Something that only that desk can mend. */
  z.strictObject({ kind: z.literal('notSent') }),
])
export type WhyStopped = z.infer<typeof whyStoppedSchema>

/** Why it could not leave when its time came: a colleague was at it, or the team could not be asked. */
const heldUpBy = failureSchema.optional()

/** *prepared -> sending -> done | refused | unknown*, with what comes before and after. */
export const batchStateSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('scheduled'), at: z.int(), heldUpBy }),
  /** It did not leave in its time, mostly because the application was not running: a person decides. */
  z.strictObject({ kind: z.literal('missed'), at: z.int(), heldUpBy }),
  /** The pricelist is read again; nothing has left. */
  z.strictObject({
    kind: z.literal('checking'),
    /** The time that it goes back to where the work on it ends before it has left. */
    scheduledFor: z.int().optional(),
  }),
  z.strictObject({ kind: z.literal('stopped'), reasons: z.array(stopReasonSchema) }),
  /** Nothing has left; `failure` says why. */
  z.strictObject({ kind: z.literal('notSent'), failure: failureSchema }),
  z.strictObject({ kind: z.literal('sending'), since: z.int() }),
  /** The server has changed nothing; each unit carries its own error. */
  z.strictObject({ kind: z.literal('rejected'), at: z.int(), message: z.string() }),
  /** The batch may have arrived: a fresh read of the pricelist will show it. */
  z.strictObject({
    kind: z.literal('unknown'),
    since: z.int(),
    /** The server may still be at work on the batch for so long after `since`; until then unchanged prices prove nothing. */
    patienceMs: z.int().default(30 * secondMs),
  }),
  /** The server has accepted the batch; the pricelist has not been read again yet. */
  z.strictObject({ kind: z.literal('sent'), at: z.int() }),
  z.strictObject({ kind: z.literal('confirmed'), at: z.int() }),
  /** The server has accepted the batch, but a fresh read shows other prices for so many units. */
  z.strictObject({ kind: z.literal('differs'), at: z.int(), units: z.int() }),
  /** The outcome was unknown; a fresh read shows that nothing was changed. */
  z.strictObject({ kind: z.literal('notApplied'), at: z.int() }),
  z.strictObject({ kind: z.literal('withdrawn'), at: z.int() }),
])
export type BatchState = z.infer<typeof batchStateSchema>

export const batchKinds = batchStateSchema.options.map(({ shape }) => shape.kind.value)

export const batchUnitSchema = z.strictObject({
  unitId: unitIdSchema,
  /** The unit's number when the batch was made. */
  number: z.string(),
  building: z.string(),
  area: z.number().nullable(),
  before: serverPairSchema,
  after: pricePairSchema,
  state: z.enum(['waiting', 'sent', 'confirmed', 'differs', 'culprit', 'alongside', 'notApplied']),
  /** The server's own words about this unit. */
  message: z.string().nullable(),
  /** What a fresh read showed where it differs. */
  seen: serverPairSchema.nullable(),
})
export type BatchUnit = z.infer<typeof batchUnitSchema>

export const batchSchema = z.strictObject({
  id: batchIdSchema,
  workspaceId: workspaceIdSchema,
  projectId: projectIdSchema,
  /** Null when the draft is gone. */
  draftId: draftIdSchema.nullable(),
  draftName: z.string(),
  createdAt: z.int(),
  /** The person's name on this computer, and the account it was sent with. */
  author: z.string(),
  account: z.string().nullable(),
  note: z.string(),
  unitCount: z.int(),
  /** The sum of the prices with VAT. */
  sumBeforeMinor: z.int(),
  sumAfterMinor: z.int(),
  state: batchStateSchema,
  /** When a fresh read showed an outcome that the server had not answered; a person is notified of it once. */
  foundOutAt: z.int().nullable(),
  /** The batch that this one takes back. */
  rollsBack: batchIdSchema.nullable(),
  /** How the batch's prices came into the draft; empty where that is not recorded. */
  origins: z.array(priceOriginSchema),
})
export type Batch = z.infer<typeof batchSchema>

/** A batch that is shown away from its project. */
export const openBatchSchema = z.strictObject({
  ...batchSchema.shape,
  /** The name that the server lists; empty where it lists the project no more. */
  projectName: z.string(),
})
export type OpenBatch = z.infer<typeof openBatchSchema>
