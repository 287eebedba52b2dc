import { z } from 'zod'
import { sendingSchema, tilesSchema } from '#core/exports/dashboard/dashboard'
import { sendingTurnSchema } from '#core/exports/dashboard/sending-turn'
import { jobProgressSchema } from '#core/exports/schedule/job-progress'
import { type WorkspaceId, workspaceIdSchema } from '#core/ids'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'

const dashboardSchema = z.strictObject({
  workspaceId: workspaceIdSchema,
  tiles: tilesSchema,
  /** Null for one that is sent to nobody. */
  sending: z
    .strictObject({
      definition: sendingSchema,
      /** Where files go; null where a person has never picked a folder. */
      folder: z.string().nullable(),
      progress: jobProgressSchema,
      /** What was sent last, or is being sent; null before the first time. */
      turn: sendingTurnSchema.nullable(),
    })
    .nullable(),
})
export type StoredDashboard = z.infer<typeof dashboardSchema>
export type StoredSending = NonNullable<StoredDashboard['sending']>

export const listDashboards = (db: ReadableDb): StoredDashboard[] =>
  readPreference(db, {
    name: 'exportDashboards',
    schema: z.array(dashboardSchema),
    fallback: [],
  })

export const readDashboard = (db: ReadableDb, workspaceId: WorkspaceId): StoredDashboard | null =>
  listDashboards(db).find((one) => one.workspaceId === workspaceId) ?? null

const others = (db: ReadableDb, workspaceId: WorkspaceId): StoredDashboard[] =>
  listDashboards(db).filter((one) => one.workspaceId !== workspaceId)

export const writeDashboard = (db: WritableDb, dashboard: StoredDashboard): void =>
  writePreference(db, {
    name: 'exportDashboards',
    value: [...others(db, dashboard.workspaceId), dashboard],
  })

export const removeDashboard = (db: WritableDb, workspaceId: WorkspaceId): void =>
  writePreference(db, { name: 'exportDashboards', value: others(db, workspaceId) })
