import { z } from 'zod'

/** A fault strikes before the endpoint is asked, so that nothing changes, or after the change is made. */
const whenSchema = z.enum(['before', 'after'])

/** The faults that a call can be given. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** The answer is right, but late; with `before` the change waits too, whether or not the client does. */
  z.strictObject({
    kind: z.literal('latency'),
    ms: z.int().min(0).max(600_000),
    when: whenSchema.default('after'),
  }),
  /** A failure of the server. */
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    when: whenSchema.default('before'),
  }),
  /** The maintenance page of a proxy. */
  z.strictObject({
    kind: z.literal('htmlPage'),
    status: z.int().min(200).max(599).default(200),
    when: whenSchema.default('before'),
  }),
  /** An answer of another shape than the specification's. */
  z.strictObject({
    kind: z.literal('otherAnswer'),
    status: z.int().min(200).max(599).default(200),
    contentType: z.string().min(1).default('application/json; charset=utf-8'),
    body: z.string(),
    when: whenSchema.default('before'),
  }),
  z.strictObject({ kind: z.literal('tooMany'), retryAfterSeconds: z.int().min(0) }),
  /** The connection is reset when the request's head has arrived. */
  z.strictObject({ kind: z.literal('resetBefore') }),
  /** The connection is reset when half of the request's body has arrived; nothing was changed. */
  z.strictObject({ kind: z.literal('resetDuring') }),
  /** The change is made, and the answer is lost. */
  z.strictObject({ kind: z.literal('resetAfter') }),
  /** The connection ends after half of the answer. */
  z.strictObject({ kind: z.literal('truncated') }),
  /** The answer comes piece by piece. */
  z.strictObject({
    kind: z.literal('slowDrip'),
    pieces: z.int().min(2).max(10_000),
    pauseMs: z.int().min(0).max(60_000),
  }),
])
export type Fault = z.infer<typeof faultSchema>

/** A fault for the next calls of an endpoint, or of any. */
export const plannedFaultSchema = z.strictObject({
  endpoint: z.string().min(1),
  calls: z.int().min(1).default(1),
  fault: faultSchema,
})
export type PlannedFault = z.infer<typeof plannedFaultSchema>

export const anyEndpoint = '*'
