import { z } from 'zod'

const serverId = z.int().positive()

export const projectIdSchema = serverId.brand<'ProjectId'>()
export const buildingIdSchema = serverId.brand<'BuildingId'>()
export const floorIdSchema = serverId.brand<'FloorId'>()
export const unitIdSchema = serverId.brand<'UnitId'>()
export const screenIdSchema = serverId.brand<'ScreenId'>()
export const developerIdSchema = serverId.brand<'DeveloperId'>()

export type ProjectId = z.infer<typeof projectIdSchema>
export type ScreenId = z.infer<typeof screenIdSchema>
export type DeveloperId = z.infer<typeof developerIdSchema>

const localId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const workspaceIdSchema = localId.brand<'WorkspaceId'>()
export const accountIdSchema = localId.brand<'AccountId'>()
export const jobIdSchema = localId.brand<'JobId'>()
/** Stands for one file that a person dropped or picked; only main knows its path. */
export const fileTokenSchema = localId.brand<'FileToken'>()

export type WorkspaceId = z.infer<typeof workspaceIdSchema>
export type AccountId = z.infer<typeof accountIdSchema>
export type JobId = z.infer<typeof jobIdSchema>
export type FileToken = z.infer<typeof fileTokenSchema>
