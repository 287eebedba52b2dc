import { z } from 'zod'
import { fileTokenSchema, workspaceIdSchema } from '#core/ids'
import { noticesSchema } from '#core/notice'
import { hideableScreens, policyFeatures } from '#core/policy/policy'
import { read, write } from './define.ts'
import { maxFilesPerDrop } from './media.ts'
import { subjectSchema } from './subject.ts'

const screenNames = [
  'welcome',
  'prices',
  'media',
  'leads',
  'customers',
  'exports',
  'payments',
  'activity',
  'settings',
] as const
export const screenNameSchema = z.enum(screenNames)
export type ScreenName = z.infer<typeof screenNameSchema>

/** What the company has decided, and which of its words are not understood. */
const readPolicySchema = z.object({
  policy: z.object({
    baseUrl: z.string(),
    hiddenScreens: z.array(z.enum(hideableScreens)).readonly(),
    updates: z.enum(['free', 'stable', 'early', 'off']),
    tray: z.enum(['free', 'off']),
    profileFolder: z.string().nullable(),
    log: z.enum(['everything', 'faults']),
    off: z.array(z.enum(policyFeatures)).readonly(),
  }),
  faults: z.array(z.string()).readonly(),
})

export const appCalls = {
  'app.readAbout': read({
    input: z.strictObject({}),
    output: z.object({
      version: z.string(),
      runtime: z.object({ electron: z.string(), chrome: z.string(), node: z.string() }),
      platform: z.enum(['linux', 'darwin', 'win32']),
      systemLocale: z.string(),
      /** Null where the computer has no policy. */
      policy: readPolicySchema.nullable(),
    }),
    reads: [],
  }),
  /** Whose code is in the application, by name, with the texts of its licences. */
  'app.readNotices': read({
    input: z.strictObject({}),
    output: noticesSchema,
    reads: [],
  }),
  /** Opens a page outside the application. The caller names it; its address is known to main alone. */
  'app.openLink': write({
    input: z.discriminatedUnion('link', [
      z.strictObject({ link: z.literal('keychainHelp') }),
      z.strictObject({ link: z.literal('webInterface'), workspaceId: workspaceIdSchema }),
      /** The server that was last tested or connected to in this run. */
      z.strictObject({ link: z.literal('askedServer') }),
    ]),
    output: z.null(),
  }),
  /** Aborts a call that the same window has under way. */
  'app.cancelCall': write({
    input: z.strictObject({ callId: z.string().min(1).max(64) }),
    output: z.null(),
  }),
  /** What the files were picked for is over, or its part of the screen has been left. */
  'app.endFiles': write({
    input: z.strictObject({ files: z.array(fileTokenSchema).max(maxFilesPerDrop) }),
    output: z.null(),
  }),
  'app.reportDefect': write({
    input: z.strictObject({
      screen: z.string().max(40),
      message: z.string().max(2_000),
      stack: z.string().max(20_000),
    }),
    output: z.object({ id: z.string() }),
  }),
  /** The page has painted a screen's first rows and takes input. */
  'app.reportPainted': write({
    input: z.strictObject({ screen: screenNameSchema }),
    output: z.null(),
  }),
}

export const appEvents = {
  /** A person has clicked a notification of the system, or a link; `subject` is what it was about. */
  'app.subjectRequested': z.object({ subject: subjectSchema }),
  /** A link that the system has handed over leads nowhere on this computer. */
  'app.linkRefused': z.object({}),
}
