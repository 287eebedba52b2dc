import { z } from 'zod'
import { runnerStatusSchema } from '#core/runner/runner-status'
import { read, write } from './define.ts'
import { secretInput } from './export-delivery.ts'

/** A runner that does the work of this window elsewhere: what it takes over, and what it tells of its runs. */
export const exportRunnerCalls = {
  'exports.readRunner': read({
    input: z.strictObject({}),
    /** Null where nobody has named one. */
    output: z.strictObject({ address: z.string().nullable() }),
    reads: ['exportSettings'],
  }),
  /** Null forgets the runner with its token. A token that is to be kept may be none: a tunnel needs none. */
  'exports.saveRunner': write({
    input: z.strictObject({
      runner: z.strictObject({ address: z.string().max(500), token: secretInput }).nullable(),
    }),
    output: z.null(),
  }),
  /** Asks the runner how it fares. */
  'exports.askRunner': write({
    input: z.strictObject({}),
    output: runnerStatusSchema,
  }),
  /**
   * Writes the settings to a file for the runner and pauses here what it will run; null when the person decided
   * otherwise. Backups, dashboards and polls of leads go on here until a person stops them.
   */
  'exports.moveToRunner': write({
    input: z.strictObject({}),
    output: z.strictObject({ file: z.string(), paused: z.int() }).nullable(),
  }),
}
