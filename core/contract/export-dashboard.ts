import { z } from 'zod'
import {
  type SendingInput,
  sendingSchema,
  type Tile,
  tilesSchema,
} from '#core/exports/dashboard/dashboard'
import { sendingTurnSchema } from '#core/exports/dashboard/sending-turn'
import { reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'
import { jsonInput, read, write } from './define.ts'

const ofWorkspace = z.strictObject({ workspaceId: workspaceIdSchema })

/** One page with figures of several reports; a workspace has one. */
export const exportDashboardCalls = {
  'exports.readDashboard': read({
    input: ofWorkspace,
    output: z.strictObject({
      tiles: tilesSchema,
      /** The newest run of each report that can be read. */
      runs: z.array(
        z.strictObject({ reportId: reportJobIdSchema, runId: runIdSchema, at: z.int() }),
      ),
      /** Null where it is sent to nobody. */
      sending: sendingSchema
        .extend({
          folder: z.string().nullable(),
          nextAt: z.int().nullable(),
          last: sendingTurnSchema.nullable(),
        })
        .nullable(),
    }),
    reads: ['exportSettings', 'reports', 'exportRuns'],
  }),
  'exports.saveTiles': write({
    input: z.strictObject({
      ...ofWorkspace.shape,
      tiles: jsonInput<readonly Tile[]>(500_000),
    }),
    output: z.null(),
  }),
  /** Asks for a place and writes the dashboard there as PDF; null when the person cancelled. */
  'exports.printDashboard': write({
    input: ofWorkspace,
    output: z.strictObject({ fileName: z.string() }).nullable(),
  }),
  'exports.saveDashboardSending': write({
    input: z.strictObject({ ...ofWorkspace.shape, sending: jsonInput<SendingInput>(20_000) }),
    output: z.null(),
  }),
  /** What is being sent is sent to its end. */
  'exports.removeDashboardSending': write({ input: ofWorkspace, output: z.null() }),
  'exports.sendDashboardNow': write({ input: ofWorkspace, output: z.null() }),
}
