import { z } from 'zod'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { screenNameSchema } from './app.ts'
import { read, write } from './define.ts'

export const settingsSchema = z.object({
  language: z.enum(['system', 'en', 'cs']),
  colorScheme: z.enum(['system', 'light', 'dark']),
  density: z.enum(['compact', 'normal', 'comfortable']),
  /** Whether any call of the API may be made by hand. */
  isAnyCallOn: z.boolean(),
  /** The place where the person was last; the next start leads back there. */
  place: z.object({
    workspaceId: workspaceIdSchema.nullable(),
    projectId: projectIdSchema.nullable(),
    screen: screenNameSchema,
  }),
})
export type Settings = z.infer<typeof settingsSchema>

export const settingsCalls = {
  'settings.readSettings': read({
    input: z.strictObject({}),
    output: settingsSchema,
    reads: ['settings'],
  }),
  'settings.changeSettings': write({
    input: z.strictObject({
      language: settingsSchema.shape.language.optional(),
      colorScheme: settingsSchema.shape.colorScheme.optional(),
      density: settingsSchema.shape.density.optional(),
      isAnyCallOn: settingsSchema.shape.isAnyCallOn.optional(),
      place: z.strictObject(settingsSchema.shape.place.shape).partial().optional(),
    }),
    output: settingsSchema,
  }),
}
