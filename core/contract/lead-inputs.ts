import { z } from 'zod'
import { workspaceIdSchema } from '#core/ids'
import { maxLeadsPerPage } from '#core/leads/archive/leads-per-page'

// Inputs that several calls of leads share.
export const ofWorkspace = { workspaceId: workspaceIdSchema }
export const inWorkspace = z.strictObject(ofWorkspace)
export const timeZone = z.string().min(1).max(100)
export const search = z.string().max(200)
export const sentKey = z.string().min(1).max(300)

export const page = {
  offset: z.int().min(0).max(10_000_000),
  limit: z.int().min(1).max(maxLeadsPerPage),
  isDescending: z.boolean(),
}
