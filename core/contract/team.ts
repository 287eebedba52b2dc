import { z } from 'zod'
import { toSecret } from '#core/accounts/secret'
import { priceLimitSchema } from '#core/prices/batch/price-limit'
import { teamAreas } from '#core/team/team-area'
import { teamFaults } from '#core/team/team-fault'
import { longestPersonName } from '#core/team/team-roles'
import { read, write } from './define.ts'

const teamDeskSchema = z.object({
  id: z.int(),
  /** The name of the person. */
  name: z.string(),
  computer: z.string(),
  program: z.enum(['window', 'runner']),
  version: z.string(),
  isOwn: z.boolean(),
})

/** A colleague has asked for an export with a login that this desk uses too. */
const teamExportSchema = z.object({
  name: z.string(),
  origin: z.string(),
  login: z.string(),
  endpoint: z.string(),
  /** False when it is there, and the server wants nobody to ask again yet. */
  isLoading: z.boolean(),
  until: z.int(),
})
export type TeamExport = z.infer<typeof teamExportSchema>

export const shownTeamSchema = z.object({
  host: z.string(),
  database: z.string(),
  user: z.string(),
  team: z.string(),
  /** Whether it is there to be tried out, and ends with this window. */
  isDemo: z.boolean(),
  /** Null while the desk is with its team; `coming` before it was there in this run. */
  away: z.enum(['coming', ...teamFaults]).nullable(),
  /** What the person works with; empty before the team was there in this run. */
  areas: z.array(z.enum(teamAreas)),
  /** Those who are here, as far as was known last. */
  desks: z.array(teamDeskSchema),
  exports: z.array(teamExportSchema),
  /** Whether this desk can read what others have sealed with the key of the team; null before that is known. */
  hasKey: z.boolean().nullable(),
  /** Whose desk has made the key; null where nobody knows. */
  keyMadeBy: z.string().nullable(),
  /** How much one person may change by themselves; null before the team was there in this run. */
  priceLimit: priceLimitSchema.nullable(),
})
export type ShownTeam = z.infer<typeof shownTeamSchema>

const teamPersonSchema = z.object({
  /** The login in the database. */
  role: z.string(),
  name: z.string(),
  areas: z.array(z.enum(teamAreas)),
  isOwn: z.boolean(),
})
export type ShownPerson = z.infer<typeof teamPersonSchema>

/** Why a team cannot be tried out here: there is no PostgreSQL, it refuses the system's superuser, or nothing would end it. */
const noDemoReasons = ['noPostgres', 'root', 'windows'] as const

const longestInvitation = 50_000
const longestAddress = 1_000
const longestCode = 500

export const teamCalls = {
  /** Null where this desk is alone. Answered without a question to the database. */
  'team.readTeam': read({
    input: z.strictObject({}),
    output: shownTeamSchema.nullable(),
    reads: ['team'],
  }),
  /** The line of an invitation is as good as a password. */
  'team.join': write({
    input: z.strictObject({
      invitation: z.string().trim().min(1).max(longestInvitation).transform(toSecret),
    }),
    output: z.null(),
  }),
  /** Makes a team in a database and joins it. The password is that of whoever looks after the database, for this once. */
  'team.make': write({
    input: z.strictObject({
      address: z.string().trim().min(1).max(longestAddress),
      password: z.string().min(1).max(longestAddress).transform(toSecret),
      /** The name of the person. */
      name: z.string().trim().min(1).max(longestPersonName),
    }),
    output: z.null(),
  }),
  /** What stands in the way of trying a team out; null where nothing does. */
  'team.readDemo': read({
    input: z.strictObject({}),
    output: z.object({ obstacle: z.enum(noDemoReasons).nullable() }),
    reads: [],
  }),
  /** Makes a team of three on this computer, of which two are no people, and joins it. It ends with the window. */
  'team.tryDemo': write({
    /** The name of the draft that one of them works on. */
    input: z.strictObject({ draft: z.string().trim().min(1).max(80) }),
    output: z.null(),
  }),
  /** The code with which another desk gets the key of the team; null where this one has none. Never cached. */
  'team.showKey': write({
    input: z.strictObject({}),
    output: z.strictObject({ code: z.string() }).nullable(),
  }),
  'team.takeKey': write({
    input: z.strictObject({ code: z.string().trim().min(1).max(longestCode).transform(toSecret) }),
    output: z.null(),
  }),
  /** The team goes by a key of this desk, where the one that it went by is nobody's. For whoever looks after it. */
  'team.replaceKey': write({ input: z.strictObject({}), output: z.null() }),
  /** The line with which somebody joins, as good as a password. The password is that of the database, for this once. */
  'team.invite': write({
    input: z.strictObject({
      /** Of whoever looks after the database. */
      login: z.string().trim().min(1).max(longestAddress),
      password: z.string().min(1).max(longestAddress).transform(toSecret),
      name: z.string().trim().min(1).max(longestPersonName),
      areas: z.array(z.enum(teamAreas)).min(1).max(teamAreas.length),
    }),
    output: z.strictObject({ invitation: z.string(), until: z.int() }),
  }),
  /** Everybody in the team, and what they work with. */
  'team.listPeople': read({
    input: z.strictObject({}),
    output: z.array(teamPersonSchema),
    reads: ['team'],
  }),
  /** Somebody works with something else from now on. Whoever looks after the team alone may say so. */
  'team.changeAreas': write({
    input: z.strictObject({
      role: z.string().min(1).max(63),
      areas: z.array(z.enum(teamAreas)).min(1).max(teamAreas.length),
    }),
    output: z.null(),
  }),
  /** A larger change of prices needs a second person from now on. Whoever looks after the team alone may say so. */
  'team.changePriceLimit': write({
    input: z.strictObject(priceLimitSchema.shape),
    output: z.null(),
  }),
  /** Tries to be with the team now, and not a little later. */
  'team.lookNow': write({ input: z.strictObject({}), output: z.null() }),
  /** The desk is alone again, and keeps all that it has. */
  'team.leave': write({ input: z.strictObject({}), output: z.null() }),
}
