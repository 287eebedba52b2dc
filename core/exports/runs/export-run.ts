import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { deliverySchema } from '../delivery/delivery.ts'

/** One download of a report. */
export const exportRunSchema = z.strictObject({
  id: runIdSchema,
  reportId: reportJobIdSchema,
  state: z.enum([
    'running',
    /** The server lets nobody in yet, or is out of reach: it leaves once more in the first allowed second. */
    'postponed',
    'done',
    'failed',
    'cancelled',
    /** The application ended in the middle of it. */
    'interrupted',
  ]),
  trigger: z.enum(['person', 'schedule', 'missed']),
  /** The time of the schedule that it is for; null for one that a person has started. */
  slot: z.int().nullable(),
  /** Whether the run came due inside a cooldown. */
  isPostponed: z.boolean(),
  /** How often it was begun: more than 1 where the application ended in the middle. */
  attempts: z.int(),
  /** When the last attempt started. */
  startedAt: z.int(),
  endedAt: z.int().nullable(),
  /** The format of what came, whatever was asked for. */
  format: z.enum(['xls', 'xlsx']).nullable(),
  /** What was asked for; null of runs of which nobody knows any more. */
  askedFormat: z.enum(['xls', 'xlsx']).nullable(),
  bytes: z.int().nullable(),
  /** The rows of the first sheet without its header; null until it was read, and where it cannot be read. */
  rows: z.int().nullable(),
  columns: z.int().nullable(),
  sha256: z.string().nullable(),
  /** An earlier run of the report with the same file, or else with the same cells; null where there is none. */
  sameAs: runIdSchema.nullable(),
  isPinned: z.boolean(),
  /** The colleague who has loaded it; null of what this computer has loaded itself. */
  loadedBy: z.string().nullable(),
  /** What it asked for, as `exportRequestText` writes it; null where nobody knows any more. */
  request: z.string().nullable(),
  /** Why it failed; of a run that is done, why its contents cannot be read. */
  failure: failureSchema.nullable(),
  /** Why the latest file could not be replaced. */
  latestFailure: failureSchema.nullable(),
  /** Whether it was sent by e-mail and to the webhook; empty where it is for neither. */
  deliveries: z.array(deliverySchema),
})
export type ExportRun = z.infer<typeof exportRunSchema>
