import { z } from 'zod'
import { areaSchema } from '#core/api/areas'

/** The settings that people hand to each other. Strict, so that a password cannot even be read from it. */
export const settingsFileSchema = z.strictObject({
  kind: z.literal('unitdesk-workspaces'),
  version: z.literal(1),
  workspaces: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(80),
        baseUrl: z.string().min(1).max(500),
        accounts: z
          .array(
            z.strictObject({
              label: z.string().trim().min(1).max(80),
              login: z.string().trim().min(1).max(200),
              areas: z.array(areaSchema).min(1),
            }),
          )
          .max(100),
      }),
    )
    .max(100),
})
export type SettingsFile = z.infer<typeof settingsFileSchema>
