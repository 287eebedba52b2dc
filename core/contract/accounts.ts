import { z } from 'zod'
import { holdCauses, refusalCauses } from '#core/accounts/hold-cause'
import { toSecret } from '#core/accounts/secret'
import { areaSchema, areas } from '#core/api/areas'
import { accountIdSchema, fileTokenSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { read, write } from './define.ts'

/** How an account stands: whether a request may leave with it. */
const accountStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('held'),
    since: z.int(),
    failuresInARow: z.int(),
    cause: z.enum(holdCauses),
  }),
  z.object({ kind: z.literal('withoutPassword') }),
])

export const accountSchema = z.object({
  id: accountIdSchema,
  label: z.string(),
  login: z.string(),
  areas: z.array(areaSchema),
  /** The projects it is used for; null is whatever it sees. */
  projects: z.array(projectIdSchema).nullable(),
  /** Where the password is: in the system's keychain, or in memory until the application ends. */
  passwordKept: z.enum(['keychain', 'thisRun', 'nowhere']),
  state: accountStateSchema,
  /** Endpoints that it is probably not permitted to ask: they wait for a person, the others go on. */
  denied: z.array(z.object({ endpoint: z.string(), since: z.int(), cause: z.enum(refusalCauses) })),
  /** Endpoints that the server wants to be left alone until then. */
  cooling: z.array(z.object({ endpoint: z.string(), until: z.int() })),
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

/** The page sends a text; from here on nothing prints it by accident. */
const passwordSchema = z.string().min(1).max(1_000).transform(toSecret)

const newAccountSchema = z.strictObject({
  label: trimmed(80),
  login: trimmed(200),
  password: passwordSchema,
  areas: z.array(areaSchema).min(1).max(areas.length),
})

const maxProjects = 1_000

/** What a person may change of an account; its login is what it is. */
const accountUseSchema = {
  label: trimmed(80),
  areas: z.array(areaSchema).min(1).max(areas.length),
  projects: z.array(projectIdSchema).min(1).max(maxProjects).nullable(),
}

const withoutKeychain = z.enum(['refuse', 'keepForThisRun'])

/** A screen's place among the accounts: its area, and its project unless it concerns them all. */
const placeSchema = {
  workspaceId: workspaceIdSchema,
  area: areaSchema,
  projectId: projectIdSchema.nullable(),
}

/** What one single test call told about a server and an account. */
export const connectionSchema = z.object({
  developerName: z.string().nullable(),
  projects: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Connection = z.infer<typeof connectionSchema>

/** A workspace of a settings file. */
const comingWorkspaceSchema = z.object({
  name: z.string(),
  baseUrl: z.string(),
  accounts: z.array(z.object({ label: z.string(), login: z.string() })),
  /** Where its web site will be asked for leads; null: nowhere. */
  siteUrl: z.string().nullable(),
  /** One of this name and address is here already and is left alone. */
  isHere: z.boolean(),
})
export type ComingWorkspace = z.infer<typeof comingWorkspaceSchema>

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
  }),
  /** Exactly one call to the server; nothing is kept. */
  'accounts.testConnection': write({
    input: z.strictObject({
      baseUrl: trimmed(500),
      login: trimmed(200),
      password: passwordSchema,
      /** What the account is for: only an area whose server lists projects can be asked without effect. */
      areas: z.array(areaSchema).min(1).max(areas.length),
    }),
    output: connectionSchema,
  }),
  'accounts.connectWorkspace': write({
    input: z.strictObject({
      name: trimmed(80),
      baseUrl: trimmed(500),
      account: newAccountSchema,
      /** Where there is no keychain the user may agree to keep the password in memory for this run. */
      withoutKeychain,
    }),
    output: workspaceSchema,
  }),
  'accounts.changePassword': write({
    input: z.strictObject({
      accountId: accountIdSchema,
      password: passwordSchema,
      withoutKeychain,
    }),
    output: z.null(),
  }),
  /** Kept only after the server has accepted it, as far as it can be asked. */
  'accounts.addAccount': write({
    input: z.strictObject({
      workspaceId: workspaceIdSchema,
      ...accountUseSchema,
      login: trimmed(200),
      password: passwordSchema,
      withoutKeychain,
    }),
    output: accountSchema,
  }),
  'accounts.changeAccount': write({
    input: z.strictObject({ accountId: accountIdSchema, ...accountUseSchema }),
    output: z.null(),
  }),
  'accounts.removeAccount': write({
    input: z.strictObject({ accountId: accountIdSchema }),
    output: z.null(),
  }),
  /** The accounts that may serve a screen, the fittest first, and the one that does. */
  'accounts.readServing': read({
    input: z.strictObject(placeSchema),
    output: z.object({ accounts: z.array(accountSchema), chosen: accountIdSchema.nullable() }),
    reads: ['workspaces'],
  }),
  'accounts.chooseAccount': write({
    input: z.strictObject({ ...placeSchema, accountId: accountIdSchema }),
    output: z.null(),
  }),
  /** Lets one request of a held account out, at the user's word. Says whether one was sent at once. */
  'accounts.tryOnce': write({
    input: z.strictObject({ accountId: accountIdSchema }),
    output: z.object({ sent: z.boolean() }),
  }),
  'accounts.removeWorkspace': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: z.null(),
  }),
  /** Asks for a place and writes the workspaces there, without any password; null when the user cancelled. */
  'accounts.exportSettings': write({
    input: z.strictObject({}),
    output: z.object({ file: z.string() }).nullable(),
  }),
  /** What such a file would bring; nothing is changed. */
  'accounts.readSettingsFile': write({
    input: z.strictObject({ file: fileTokenSchema }),
    output: z.array(comingWorkspaceSchema),
  }),
  /** Adds the workspaces of such a file; their accounts wait for a password. */
  'accounts.importSettings': write({
    input: z.strictObject({ file: fileTokenSchema }),
    output: z.object({ workspaces: z.int(), accounts: z.int() }),
  }),
  /** The authorities whose certificates are accepted besides those of the system. */
  'accounts.readAuthority': read({
    input: z.strictObject({}),
    output: z.array(z.object({ subject: z.string(), validUntil: z.int() })),
    reads: ['settings'],
  }),
  /** From a PEM file, in place of an earlier one. */
  'accounts.chooseAuthority': write({
    input: z.strictObject({ file: fileTokenSchema }),
    output: z.null(),
  }),
  'accounts.removeAuthority': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
}
