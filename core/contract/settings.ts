import { z } from 'zod'
import { fileTokenSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { exportsParts, settingsChanges, workspaceParts } from '#core/settings/plan-settings'
import { screenNameSchema } from './app.ts'
import { read, write } from './define.ts'

export const settingsSchema = z.object({
  language: z.enum(['system', 'en', 'cs']),
  colorScheme: z.enum(['system', 'light', 'dark']),
  density: z.enum(['compact', 'normal', 'comfortable']),
  /** Whether any call of the API may be made by hand. */
  isAnyCallOn: z.boolean(),
  /** How the person is called in what they do; empty: as the system has it. */
  personName: z.string().trim().max(100),
  /** The place where the person was last; the next start leads back there. */
  place: z.object({
    workspaceId: workspaceIdSchema.nullable(),
    projectId: projectIdSchema.nullable(),
    screen: screenNameSchema,
  }),
})
export type Settings = z.infer<typeof settingsSchema>

/** A workspace of a settings file, and what becomes of each of its parts. */
const comingWorkspaceSchema = z.object({
  name: z.string(),
  baseUrl: z.string(),
  /** `forbidden`: the company lets no such CRM be connected, and nothing of it is taken. */
  standing: z.enum(['new', 'here', 'forbidden']),
  /** It has a backup, which a person sets up here where they want it: no file has its folder. */
  isBackupLeft: z.boolean(),
  parts: z.array(
    z.object({
      part: z.enum(workspaceParts),
      change: z.enum(settingsChanges),
      /** The label and login of an account, the name of a report or a view; empty where a part has none. */
      name: z.string(),
      /** To whom a report goes by itself: addresses of e-mail, and the names of other ways. */
      sentTo: z.array(z.string()),
    }),
  ),
})
export type ComingWorkspace = z.infer<typeof comingWorkspaceSchema>

const comingSettingsSchema = z.object({
  workspaces: z.array(comingWorkspaceSchema),
  exports: z.array(
    z.object({
      part: z.enum(exportsParts),
      change: z.enum(settingsChanges),
      /** To whom it is sent by itself: addresses of e-mail, and the names of other ways. */
      sentTo: z.array(z.string()),
    }),
  ),
})
export type ComingSettings = z.infer<typeof comingSettingsSchema>

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
      personName: settingsSchema.shape.personName.optional(),
      place: z.strictObject(settingsSchema.shape.place.shape).partial().optional(),
    }),
    output: settingsSchema,
  }),
  /** Asks for a place and writes the settings there, without any secret; null when the person cancelled. */
  'settings.exportFile': write({
    input: z.strictObject({}),
    output: z.object({ file: z.string() }).nullable(),
  }),
  /** What a settings file would bring; nothing is changed. */
  'settings.readFile': write({
    input: z.strictObject({ file: fileTokenSchema }),
    output: comingSettingsSchema,
  }),
  /** Brings a settings file in, and answers with what has become of its parts; new accounts wait for a password. */
  'settings.importFile': write({
    input: z.strictObject({ file: fileTokenSchema }),
    output: comingSettingsSchema,
  }),
}
