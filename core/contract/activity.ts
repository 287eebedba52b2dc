import { z } from 'zod'
import { type Act, actFilterSchema } from '#core/activity/act'
import { jsonOf, read, write } from './define.ts'

/** How a call to the CRM ended, in one word. */
const outcomes = [
  'ok',
  'refused',
  'held',
  'unreachable',
  'unreadable',
  'cancelled',
  'unknown',
] as const
export const outcomeSchema = z.enum(outcomes)
export type Outcome = z.infer<typeof outcomeSchema>

/** A call to the CRM without secrets and personal data: a row has no login, no parameter and no body. */
export const apiCallSchema = z.object({
  id: z.int(),
  at: z.int(),
  workspace: z.string(),
  account: z.string(),
  endpoint: z.string(),
  status: z.int().nullable(),
  durationMs: z.int(),
  bytesSent: z.int(),
  bytesReceived: z.int(),
  attempt: z.int(),
  outcome: outcomeSchema,
  /** What was expected or what the server said, cut to 300 characters. */
  note: z.string().nullable(),
})
export type ApiCall = z.infer<typeof apiCallSchema>
export type NewApiCall = Omit<ApiCall, 'id'>

/** A call that creates something and whose answer was lost: it may have arrived, and is never sent again. */
export const unknownCallSchema = z.object({
  id: z.int(),
  at: z.int(),
  workspace: z.string(),
  account: z.string(),
  endpoint: z.string(),
  /** What the call was about, without personal data. */
  subject: z.string(),
})
export type UnknownCall = z.infer<typeof unknownCallSchema>

/** Acts cross the border in pages, each as one JSON text. */
export const maxActsPerPage = 5_000

export const activityCalls = {
  'activity.listCalls': read({
    input: z.strictObject({
      outcome: z.enum(['all', 'problems']),
      search: z.string().max(200),
      /** Rows older than this id; null starts with the newest. */
      before: z.int().min(1).nullable(),
      limit: z.int().min(1).max(500),
    }),
    output: z.object({ calls: z.array(apiCallSchema), total: z.int() }),
    reads: ['activity'],
  }),
  'activity.clearCalls': write({
    input: z.strictObject({}),
    output: z.object({ removed: z.int() }),
  }),
  'activity.listUnknownCalls': read({
    input: z.strictObject({}),
    output: z.array(unknownCallSchema),
    reads: ['activity'],
  }),
  /** Records what the person found out: whether the call had arrived. */
  'activity.settleUnknownCall': write({
    input: z.strictObject({ id: z.int().min(1), arrived: z.boolean() }),
    output: z.null(),
  }),
  /** Who did what, the newest first. */
  'activity.listActs': read({
    input: z.strictObject({
      filter: actFilterSchema,
      offset: z.int().min(0),
      limit: z.int().min(1).max(maxActsPerPage),
    }),
    output: z.object({ acts: jsonOf<readonly Act[]>(), total: z.int() }),
    reads: ['audit'],
  }),
  /** Everybody who has done anything. */
  'activity.listActors': read({
    input: z.strictObject({}),
    output: z.array(z.string()),
    reads: ['audit'],
  }),
  /** Follows the chain of all acts from the first one. */
  'activity.verifyActs': read({
    input: z.strictObject({}),
    output: z.object({
      rows: z.int(),
      /** The hash of the newest act, which stands for all before it. */
      head: z.string(),
      /** Acts that do not follow from the one before. */
      broken: z.array(z.int()),
    }),
    reads: ['audit'],
  }),
}
