import { z } from 'zod'
import {
  batchIdSchema,
  draftIdSchema,
  projectIdSchema,
  reportJobIdSchema,
  runIdSchema,
  unitIdSchema,
  workspaceIdSchema,
} from '#core/ids'

const ofWorkspace = { workspaceId: workspaceIdSchema }

/** What a person asks for elsewhere, in a notification of the system, by a link or in the palette, and is led to. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('workspace'), ...ofWorkspace }),
  z.strictObject({ kind: z.literal('project'), ...ofWorkspace, projectId: projectIdSchema }),
  z.strictObject({ kind: z.literal('reports'), ...ofWorkspace }),
  /** The dashboard of reports. */
  z.strictObject({ kind: z.literal('dashboard'), ...ofWorkspace }),
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
  z.strictObject({
    kind: z.literal('batch'),
    ...ofWorkspace,
    projectId: projectIdSchema,
    batchId: batchIdSchema,
  }),
  /** A draft of prices, with its review. */
  z.strictObject({
    kind: z.literal('draft'),
    ...ofWorkspace,
    projectId: projectIdSchema,
    draftId: draftIdSchema,
  }),
  z.strictObject({
    kind: z.literal('unit'),
    ...ofWorkspace,
    projectId: projectIdSchema,
    unitId: unitIdSchema,
  }),
  z.strictObject({ kind: z.literal('leads'), ...ofWorkspace }),
  z.strictObject({ kind: z.literal('uploads') }),
  /** How this desk stands with its team. */
  z.strictObject({ kind: z.literal('team') }),
])
export type Subject = z.infer<typeof subjectSchema>

/** A subject that is shown in its own project. */
export type ProjectSubject = Extract<Subject, { projectId: unknown }>
