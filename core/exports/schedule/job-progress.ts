import { z } from 'zod'
import { dayMs, hourMs, type Timestamp } from '#core/time'
import { scheduleSchema } from './schedule.ts'

/** The rules by which a report runs by itself. */
export const runRulesSchema = z.strictObject({
  schedule: scheduleSchema,
  /** What becomes of the times that came while the computer slept or the application was closed. */
  missed: z.enum(['once', 'skip', 'ask']),
  /** A missed time that is longer past is let go. */
  maxAgeMs: z
    .int()
    .min(hourMs)
    .max(31 * dayMs),
  /** After this many failures in a row nothing runs until a person resumes the report. */
  pauseAfter: z.int().min(1).max(20),
})
export type RunRules = z.infer<typeof runRulesSchema>

const dueRunSchema = z.strictObject({
  /** The time of the schedule that it is for: a job has at most one run for each. */
  slot: z.int(),
  reason: z.enum(['onTime', 'missed']),
  /** Whether the run came due inside a cooldown. */
  isPostponed: z.boolean(),
  /** The number of the attempt; above 1 the application has ended in the middle of the one before. */
  attempt: z.int().min(1),
  /** How often the server was out of reach, and when it is tried again. */
  unreachable: z
    .strictObject({ times: z.int().min(1), until: z.int() })
    .nullable()
    .default(null),
})
export type DueRun = z.infer<typeof dueRunSchema>

/** What is known of a job's schedule on the disk; written before anything leaves. */
export const jobProgressSchema = z.strictObject({
  /** Every time of the schedule up to this one has its run or its account. */
  handledUntil: z.int(),
  waiting: dueRunSchema.nullable(),
  running: dueRunSchema.nullable(),
  /** Missed times about which a person is asked; both ends inclusive. */
  asking: z.strictObject({ first: z.int(), last: z.int(), count: z.int().min(1) }).nullable(),
  failuresInARow: z.int().min(0),
  paused: z
    .strictObject({ since: z.int(), by: z.enum(['failures', 'person', 'runner']) })
    .nullable(),
})
export type JobProgress = z.infer<typeof jobProgressSchema>

/** Why times of a schedule have no run of their own. */
export const slotAccountSchema = z.strictObject({
  outcome: z.enum([
    /** The run `into` stands for them. */
    'joined',
    /** Skipped by the rule of the job. */
    'skipped',
    /** A person was asked and did not want it. */
    'declined',
    'tooOld',
    'paused',
    /** The application ended in the middle of it, and it is not repeated any more. */
    'interrupted',
    /** The schedule was changed first. */
    'rescheduled',
  ]),
  /** Both ends are inclusive. */
  first: z.int(),
  last: z.int(),
  /** How many runs were missed; null for more than are counted. */
  count: z.int().min(1).nullable(),
  into: z.int().nullable(),
})
export type SlotAccount = z.infer<typeof slotAccountSchema>

/** What is to be written down together. */
export interface ProgressOfJob {
  readonly progress: JobProgress
  readonly accounts: readonly SlotAccount[]
}

/** The progress of a job that is made or changed now; earlier times do not count. */
export const newProgress = (now: Timestamp): JobProgress => ({
  handledUntil: now,
  waiting: null,
  running: null,
  asking: null,
  failuresInARow: 0,
  paused: null,
})
