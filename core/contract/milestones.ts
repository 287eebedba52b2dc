import { z } from 'zod'
import { workspaceIdSchema } from '#core/ids'
import { read, write } from './define.ts'

const inWorkspace = z.strictObject({ workspaceId: workspaceIdSchema })

export const milestonesCalls = {
  /** As they were told last; null until somebody has asked. */
  'milestones.readMilestones': read({
    input: inWorkspace,
    output: z
      .strictObject({
        askedAt: z.int(),
        /** A JSON `AnswerTree`. */
        treeJson: z.string(),
      })
      .nullable(),
    reads: ['milestones'],
  }),
  'milestones.refreshMilestones': write({
    input: inWorkspace,
    output: z.null(),
    changes: ['milestones', 'activity'],
  }),
}
