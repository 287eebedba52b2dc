import { z } from 'zod'
import { projectIdSchema, reportJobIdSchema, runIdSchema, workspaceIdSchema } from '#core/ids'

const ofWorkspace = { workspaceId: workspaceIdSchema }

/** What a notification outside the window is about, and where a click on it leads. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reports'), ...ofWorkspace }),
  z.strictObject({ kind: z.literal('report'), ...ofWorkspace, reportId: reportJobIdSchema }),
  z.strictObject({
    kind: z.literal('run'),
    ...ofWorkspace,
    reportId: reportJobIdSchema,
    runId: runIdSchema,
    /** Whether the notification is about what the report contains or about how its run ended. */
    side: z.enum(['contents', 'outcome']),
  }),
  /** A batch of prices. */
  z.strictObject({ kind: z.literal('batch'), ...ofWorkspace, projectId: projectIdSchema }),
  z.strictObject({ kind: z.literal('leads'), ...ofWorkspace }),
  z.strictObject({ kind: z.literal('uploads') }),
])
export type Subject = z.infer<typeof subjectSchema>
