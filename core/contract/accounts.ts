import { z } from 'zod'
import { denialCauses, holdCauses } from '#core/accounts/hold-cause'
import { toSecret } from '#core/accounts/secret'
import { timeZoneSchema } from '#core/accounts/server-clock'
import { areaSchema, areas } from '#core/api/areas'
import { accountIdSchema, fileTokenSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { read, write } from './define.ts'

/** Whether a request may leave with an account. */
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
  /** The projects that the account is used for; null means all that it sees. */
  projects: z.array(projectIdSchema).nullable(),
  /** Where the password is: in the system's keychain, or in memory until the application ends. */
  passwordKept: z.enum(['keychain', 'thisRun', 'nowhere']),
  state: accountStateSchema,
  /** Whether the server has let in the password that the account has now. */
  isProven: z.boolean(),
  /** Endpoints that the account is probably not permitted to ask: they wait for a person, all others go on. */
  denied: z.array(z.object({ endpoint: z.string(), since: z.int(), cause: z.enum(denialCauses) })),
  /** Endpoints that the server does not want to be asked until then. */
  cooling: z.array(z.object({ endpoint: z.string(), until: z.int() })),
})
export type Account = z.infer<typeof accountSchema>

export const workspaceSchema = z.object({
  id: workspaceIdSchema,
  name: z.string(),
  kind: z.enum(['demo', 'crm']),
  baseUrl: z.string(),
  /** The zone of the server's clock, which times without a zone are on. */
  timeZone: z.string(),
  accounts: z.array(accountSchema),
})
export type Workspace = z.infer<typeof workspaceSchema>

const trimmed = (max: number) => z.string().trim().min(1).max(max)

/** The page sends the password as text; from here on nothing prints it by accident. */
const passwordSchema = z.string().min(1).max(1_000).transform(toSecret)

const newAccountSchema = z.strictObject({
  label: trimmed(80),
  login: trimmed(200),
  password: passwordSchema,
  areas: z.array(areaSchema).min(1).max(areas.length),
})

const maxProjects = 1_000

/** What a person may change of an account. Its login never changes. */
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

/** What a test has shown of a server and an account. */
export const connectionSchema = z.object({
  developerName: z.string().nullable(),
  /** Null where prices were not asked for. */
  projects: z.array(z.object({ id: z.int(), name: z.string() })).nullable(),
  letInto: z.array(areaSchema),
  /** Nothing more was asked after it. */
  refused: areaSchema.nullable(),
})
export type Connection = z.infer<typeof connectionSchema>

export const accountsCalls = {
  'accounts.listWorkspaces': read({
    input: z.strictObject({}),
    output: z.array(workspaceSchema),
    reads: ['workspaces'],
  }),
  /** Opens the workspace of the demo CRM, which is started inside the application when it does not run yet. */
  'accounts.openDemo': write({
    input: z.strictObject({}),
    output: workspaceSchema,
  }),
  /** Calls the server once for each area that can be asked, up to the first refusal; nothing is stored. */
  'accounts.testConnection': write({
    input: z.strictObject({
      baseUrl: trimmed(500),
      login: trimmed(200),
      password: passwordSchema,
      /** What the account is for: only an area with a call that reads can be asked without effect. */
      areas: z.array(areaSchema).min(1).max(areas.length),
    }),
    output: connectionSchema,
  }),
  'accounts.connectWorkspace': write({
    input: z.strictObject({
      name: trimmed(80),
      baseUrl: trimmed(500),
      account: newAccountSchema,
      /** Whether the person agrees that a password is kept in memory for this run where there is no keychain. */
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
  /** Adds an account after the server has accepted it, as far as the server can be asked, without a refused area. */
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
  /**
   * Sends one request of an account on hold, because the person said so. The answer says whether it was sent at once.
   */
  'accounts.tryOnce': write({
    input: z.strictObject({ accountId: accountIdSchema }),
    output: z.object({ sent: z.boolean() }),
  }),
  'accounts.changeTimeZone': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema, timeZone: timeZoneSchema }),
    output: z.null(),
  }),
  'accounts.removeWorkspace': write({
    input: z.strictObject({ workspaceId: workspaceIdSchema }),
    output: z.null(),
  }),
  /** The authorities whose certificates are accepted besides those of the system. */
  'accounts.readAuthority': read({
    input: z.strictObject({}),
    output: z.array(z.object({ subject: z.string(), validUntil: z.int() })),
    reads: ['settings'],
  }),
  /** Takes the authorities from a PEM file, in place of an earlier one. */
  'accounts.chooseAuthority': write({
    input: z.strictObject({ file: fileTokenSchema }),
    output: z.null(),
  }),
  'accounts.removeAuthority': write({
    input: z.strictObject({}),
    output: z.null(),
  }),
}
