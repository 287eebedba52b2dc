import { z } from 'zod'
import type { Secret } from '#core/accounts/secret'
import { failureSchema } from '#core/contract/failure'
import { exportRunSchema } from '#core/exports/runs/export-run'

/** A run as a runner tells it: with what came of it, without what it held. */
const toldRunSchema = exportRunSchema
  .pick({
    id: true,
    state: true,
    trigger: true,
    startedAt: true,
    endedAt: true,
    rows: true,
    bytes: true,
  })
  .extend({
    /** Where it failed, or what follows from it: the latest file, or its way to a person. */
    failedAt: z.enum(['run', 'latestFile', 'delivery']).nullable().catch('run'),
    /** Why it failed; null also where the kind is one of a later version. */
    failure: failureSchema.nullable().catch(null),
  })
export type ToldRun = z.infer<typeof toldRunSchema>

const toldReportSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where it runs by hand alone, or is paused. */
  nextRunAt: z.int().nullable(),
  isPaused: z.boolean(),
  failuresInARow: z.int(),
  openAlerts: z.int(),
  /**
   * When the newest run that came whole has ended, with all that follows from it, however many have failed since; null
   * where none has. A runner of an earlier version does not say.
   */
  succeededAt: z.int().nullable().catch(null),
  /** The newest first. */
  runs: z.array(toldRunSchema),
})
export type ToldReport = z.infer<typeof toldReportSchema>

const toldWorkspaceSchema = z.object({
  name: z.string(),
  accounts: z.array(
    z.object({
      label: z.string(),
      state: z.enum(['ready', 'held', 'withoutPassword']),
      cooling: z.array(z.object({ endpoint: z.string(), until: z.int() })),
    }),
  ),
  /** Of the last week; null where no account is for leads. */
  leads: z.object({ missing: z.int(), rejected: z.int(), isSilent: z.boolean() }).nullable(),
  reports: z.array(toldReportSchema),
})
export type ToldWorkspace = z.infer<typeof toldWorkspaceSchema>

const refusals = ['full', 'readOnly', 'damaged', 'failed'] as const
export type RefusalCause = (typeof refusals)[number]

/**
 * What a runner serves of itself, to a browser, a window and a monitor: no login, no secret and nobody's name. What a
 * later version adds is left out, so that a window reads the status of a runner that is newer.
 */
export const runnerStatusSchema = z.object({
  version: z.string(),
  startedAt: z.int(),
  at: z.int(),
  /** What fails now and people are told of, where somebody is told. */
  alarms: z.int(),
  /** Since when the disk takes no changes, and why; null where it does. A runner of an earlier version does not say. */
  refusal: z
    .object({ cause: z.enum(refusals), since: z.int() })
    .nullable()
    .catch(null),
  /** What all runs take on the disk. */
  storedBytes: z.int(),
  /** What has ended since the runner was started. */
  jobs: z.array(z.object({ kind: z.string(), outcome: z.string(), count: z.int() })),
  workspaces: z.array(toldWorkspaceSchema),
})
export type RunnerStatus = z.infer<typeof runnerStatusSchema>

/** What a window asks a runner with. */
export interface RunnerQuestion {
  readonly address: string
  /** Null where the runner is reached without one. */
  readonly token: Secret | null
}
