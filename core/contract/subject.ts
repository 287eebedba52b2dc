import { z } from 'zod'
import { projectIdSchema, reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'

const ofWorkspace = { workspaceId: workspaceIdSchema }

/** What something outside the window is about, and where a click on it leads. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reports'), ...ofWorkspace }),
  z.strictObject({ kind: z.literal('report'), ...ofWorkspace, reportId: reportJobIdSchema }),
  z.strictObject({
    kind: z.literal('run'),
    ...ofWorkspace,
    reportId: reportJobIdSchema,
    runId: runIdSchema,
    /** What came, or how it ended. */
    side: z.enum(['contents', 'outcome']),
  }),
  /** Of prices that were to be sent. */
  z.strictObject({ kind: z.literal('batch'), ...ofWorkspace, projectId: projectIdSchema }),
  z.strictObject({ kind: z.literal('leads'), ...ofWorkspace }),
  z.strictObject({ kind: z.literal('uploads') }),
])
export type Subject = z.infer<typeof subjectSchema>
