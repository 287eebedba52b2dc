import { z } from 'zod'
import { areaSchema } from '#core/api/areas'
import { accountIdSchema, fileTokenSchema, workspaceIdSchema } from '#core/ids'
import { read, write } from './define.ts'

/** How an account stands: whether a request may leave with it. */
const accountStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('held'), since: z.int(), failuresInARow: z.int() }),
  z.object({ kind: z.literal('withoutPassword') }),
])

export const accountSchema = z.object({
  id: accountIdSchema,
  label: z.string(),
  login: z.string(),
  areas: z.array(areaSchema),
  /** Where the password is: in the system's keychain, or in memory until the application ends. */
  passwordKept: z.enum(['keychain', 'thisRun', 'nowhere']),
  state: accountStateSchema,
})
export type Account = z.infer<typeof accountSchema>

export const workspaceSchema = z.object({
  id: workspaceIdSchema,
  name: z.string(),
  kind: z.enum(['demo', 'crm']),
  baseUrl: z.string(),
  accounts: z.array(accountSchema),
})
export type Workspace = z.infer<typeof workspaceSchema>

const trimmed = (max: number) => z.string().trim().min(1).max(max)

const newAccountSchema = z.strictObject({
  label: trimmed(80),
  login: trimmed(200),
  password: z.string().min(1).max(1_000),
  areas: z.array(areaSchema).min(1),
})

/** What one single test call told about a server and an account. */
export const connectionSchema = z.object({
  developerName: z.string().nullable(),
  projects: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Connection = z.infer<typeof connectionSchema>

export const accountsCalls = {
  'accounts.listWorkspaces': read({
    input: z.strictObject({}),
    output: z.array(workspaceSchema),
    reads: ['workspaces'],
  }),
  /** Starts the demo CRM inside the application when it does not run yet and opens its workspace. */
  'accounts.openDemo': write({
    input: z.strictObject({}),
    output: workspaceSchema,
    changes: ['workspaces', 'settings'],
  }),
  /** Exactly one call to the server; nothing is kept. */
  'accounts.testConnection': write({
    input: z.strictObject({
      baseUrl: trimmed(500),
      login: trimmed(200),
      password: z.string().min(1).max(1_000),
    }),
    output: connectionSchema,
    changes: ['activity'],
  }),
  'accounts.connectWorkspace': write({
    input: z.strictObject({
      name: trimmed(80),
      baseUrl: trimmed(500),
      account: newAccountSchema,
      /** Where there is no keychain the user may agree to keep the password in memory for this run. */
      withoutKeychain: z.enum(['refuse', 'keepForThisRun']),
    }),
    output: workspaceSchema,
    changes: ['workspaces', 'settings', 'activity'],
  }),
  'accounts.changePassword': write({
    input: z.strictObject({
      accountId: accountIdSchema,
      password: z.string().min(1).max(1_000),
      withoutKeychain: z.enum(['refuse', 'keepForThisRun']),
    }),
    output: z.null(),
    changes: ['workspaces'],
  }),
  'accounts.removeWorkspace': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: z.null(),
    changes: ['workspaces', 'settings', 'projects', 'units'],
  }),
  /** Asks for a place and writes the workspaces there, without any password; null when the user cancelled. */
  'accounts.exportSettings': write({
    input: z.strictObject({}),
    output: z.object({ file: z.string() }).nullable(),
    changes: [],
  }),
  /** Adds the workspaces of such a file; their accounts wait for a password. */
  'accounts.importSettings': write({
    input: z.strictObject({ file: fileTokenSchema }),
    output: z.object({ workspaces: z.int(), accounts: z.int() }),
    changes: ['workspaces'],
  }),
}
