import { z } from 'zod'
import type { AnswerTree } from '#core/api/answer-tree'
import { workspaceIdSchema } from '#core/ids'
import { jsonOf, read, write } from './define.ts'

const inWorkspace = z.strictObject({ workspaceId: workspaceIdSchema })

export const milestonesCalls = {
  /** The milestones as they were last read; null until somebody has asked. */
  'milestones.readMilestones': read({
    input: inWorkspace,
    output: z
      .strictObject({
        askedAt: z.int(),
        tree: jsonOf<AnswerTree>(),
      })
      .nullable(),
    reads: ['milestones'],
  }),
  'milestones.refreshMilestones': write({
    input: inWorkspace,
    output: z.null(),
  }),
}
