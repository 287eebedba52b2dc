import { z } from 'zod'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { attributeTypeSchema } from '#core/prices/unit'
import { maxUnitsPerChunk } from '#core/prices/unit-chunk'
import { job, read } from './define.ts'
import { jobStartedSchema } from './jobs.ts'

export const projectSchema = z.object({
  id: projectIdSchema,
  name: z.string(),
  city: z.string().nullable(),
  freeUnits: z.int().nullable(),
})
export type Project = z.infer<typeof projectSchema>

export const pricelistSchema = z.object({
  projectId: projectIdSchema,
  projectName: z.string(),
  /** ISO 4217, as far as the server tells. */
  currency: z.string().nullable(),
  fetchedAt: z.int(),
  unitCount: z.int(),
  attributeTypes: z.array(attributeTypeSchema),
})
export type Pricelist = z.infer<typeof pricelistSchema>

export const pricesCalls = {
  'prices.listProjects': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: z.array(projectSchema),
    reads: ['projects'],
  }),
  /** The last pricelist kept locally; null when the project was never loaded. */
  'prices.readPricelist': read({
    input: z.strictObject({ workspaceId: workspaceIdSchema, projectId: projectIdSchema }),
    output: pricelistSchema.nullable(),
    reads: ['units'],
  }),
  'prices.readUnits': read({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      projectId: projectIdSchema,
      offset: z.int().min(0),
      limit: z.int().min(1).max(maxUnitsPerChunk),
    }),
    /** A JSON array of `Unit`, in the order of the server's tree. */
    output: z.object({ unitsJson: z.string() }),
    reads: ['units'],
  }),
  'prices.refreshProjects': job({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: jobStartedSchema,
    changes: ['projects', 'activity'],
  }),
  'prices.refreshPricelist': job({
    input: z.strictObject({ workspaceId: workspaceIdSchema, projectId: projectIdSchema }),
    output: jobStartedSchema,
    changes: ['units', 'activity'],
  }),
}
