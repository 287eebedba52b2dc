import { z } from 'zod'
import { workspaceIdSchema } from '#core/ids'
import { read } from './define.ts'

export const firstStepsSchema = z.strictObject({
  hasSentPrices: z.boolean(),
  hasAddedFiles: z.boolean(),
  hasScheduledReport: z.boolean(),
})
export type FirstSteps = z.infer<typeof firstStepsSchema>

export const guideCalls = {
  /** Which of the guide's first tasks have been done in a workspace. */
  'guide.readFirstSteps': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: firstStepsSchema,
    reads: ['batches', 'mediaFiles', 'reports'],
  }),
}
