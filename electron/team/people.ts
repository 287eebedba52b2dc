import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Secret, toSecret } from '#core/accounts/secret'
import { type TeamArea, teamAreas, usualAreas } from '#core/team/team-area'
import { memberRole } from '#core/team/team-roles'
import { secondMs } from '#core/time'
import { quoted } from './quoted.ts'
import { scramVerifier } from './scram-verifier.ts'
import { actAsOwner, requireTeam, rolesOf, type TeamAdmin } from './team-admin.ts'
import { done, type TeamResult, teamFault } from './team-result.ts'

const personSchema = z
  .object({
    role: z.string(),
    name: z.string(),
    invited_until: z.date(),
    joined_at: z.date().nullable(),
    removed_at: z.date().nullable(),
    is_late: z.boolean(),
    areas: z.array(z.enum(teamAreas)),
  })
  .transform(({ role, name, invited_until, joined_at, removed_at, is_late, areas }) => ({
    role,
    name,
    areas,
    standing: standingOf(joined_at, removed_at, is_late),
    invitedUntil: invited_until.getTime(),
  }))
export type TeamPerson = z.infer<typeof personSchema>

type PersonState = 'here' | 'invited' | 'late' | 'removed'

const standingOf = (joined: Date | null, removed: Date | null, isLate: boolean): PersonState => {
  if (removed !== null) return 'removed'
  if (joined !== null) return 'here'
  return isLate ? 'late' : 'invited'
}

/** Everybody who is or was of the team, as its owner knows them. */
export const listPeople = (admin: TeamAdmin): Promise<TeamResult<readonly TeamPerson[]>> =>
  asOwner(admin, () =>
    admin.connection.query(
      personSchema,
      `SELECT role::text, name, invited_until, joined_at, removed_at, invited_until <= now() AS is_late, areas
       FROM person ORDER BY role`,
    ),
  )

/** Whether anybody has ever worked in the team. */
export const hasDesks = async (admin: TeamAdmin): Promise<TeamResult<boolean>> => {
  const read = await asOwner(admin, () =>
    admin.connection.query(
      z.object({ is_any: z.boolean() }),
      'SELECT EXISTS (SELECT FROM desk) AS is_any',
    ),
  )
  return read.ok ? done(read.value[0]?.is_any === true) : read
}

interface InvitedPerson {
  readonly role: string
  readonly name: string
  /** Null: those of before, where somebody comes back, and the usual ones for others. */
  readonly areas: readonly TeamArea[] | null
}

export interface NewLogin {
  readonly password: Secret
  readonly until: number
}

/** Makes the role of a person with a password that is drawn, which is good for a week. */
export const invitePerson = (
  admin: TeamAdmin,
  person: InvitedPerson,
): Promise<TeamResult<NewLogin>> =>
  admin.connection.transact(async () => {
    const made = await makeInvited(admin, person)
    return made.ok ? done(made.value.login) : made
  })

/** The same without a desk, which would tell of it: it stands in the record by the role of whoever looks after the team. */
export const invitePersonOnRecord = (
  admin: TeamAdmin,
  person: InvitedPerson,
): Promise<TeamResult<NewLogin>> =>
  admin.connection.transact(async () => {
    const made = await makeInvited(admin, person)
    if (!made.ok) return made
    const owned = await actAsOwner(admin)
    if (!owned.ok) return owned
    const { login, areas } = made.value
    const recorded = await record(admin, {
      kind: 'teamRole',
      outcome: 'added',
      subject: person.name,
      after: { teamAreas: areas },
    })
    return recorded.ok ? done(login) : recorded
  })

interface RecordedAct {
  readonly kind: 'teamRole' | 'teamLogin'
  readonly outcome: 'added' | 'removed' | 'replaced'
  /** The name of the person. */
  readonly subject: string
  readonly before?: { readonly teamAreas: readonly TeamArea[] }
  readonly after?: { readonly teamAreas: readonly TeamArea[] }
}

const record = (admin: TeamAdmin, act: RecordedAct): Promise<TeamResult<null>> =>
  admin.connection.run('SELECT _record(NULL, $1::jsonb)', [JSON.stringify(act)])

const makeInvited = async (
  admin: TeamAdmin,
  { role, ...person }: InvitedPerson,
): Promise<TeamResult<{ login: NewLogin; areas: readonly TeamArea[] }>> => {
  const known = await requireTeam(admin)
  if (!known.ok) return known
  const there = await isRoleThere(admin, role)
  if (!there.ok) return there
  const password = drawPassword()
  const written = await writeInvited(admin, { role, ...person })
  if (!written.ok) return written
  const { isNew, until, areas } = written.value
  // A role that nobody was invited with is somebody else's.
  if (isNew && there.value) return teamFault('nameTaken')
  const made = await makeMember(admin, there.value ? 'ALTER' : 'CREATE', { role, password })
  return made.ok ? done({ login: { password, until }, areas }) : made
}

/** The view of all roles would read their settings as well, and wait for whoever changes those. */
const isRoleThere = async (
  { connection }: TeamAdmin,
  role: string,
): Promise<TeamResult<boolean>> => {
  const looked = await connection.query(
    z.object({ is_there: z.boolean() }),
    'SELECT pg_catalog.to_regrole(pg_catalog.quote_ident($1)) IS NOT NULL AS is_there',
    [role],
  )
  return looked.ok ? done(looked.value[0]?.is_there === true) : looked
}

const makeMember = async (
  { connection, team }: TeamAdmin,
  how: 'CREATE' | 'ALTER',
  { role, password }: { readonly role: string; readonly password: Secret },
): Promise<TeamResult<null>> => {
  const made = await connection.run(
    `RESET ROLE;
     ${how} ROLE ${quoted(role)} LOGIN CONNECTION LIMIT 20 PASSWORD '${scramVerifier(password)}'`,
  )
  if (!made.ok) return made
  const looked = await connection.query(
    z.object({ is_member: z.boolean() }),
    "SELECT pg_catalog.pg_has_role($1, $2, 'MEMBER') AS is_member",
    [role, memberRole(team)],
  )
  if (!looked.ok) return looked
  // A grant of each administrator stands by itself, and only whoever has granted takes it back.
  return looked.value[0]?.is_member === true
    ? done(null)
    : connection.run(`GRANT ${rolesOf(team).member} TO ${quoted(role)}`)
}

const drawPassword = (): Secret => toSecret(randomBytes(24).toString('base64url'))

/**
 * Draws another password for somebody of the team, good for a week like that of an invitation. Whoever is connected might
 * draw one as well, or accept the invitation: first nobody is let in, and what is open is closed. Asked again it goes on
 * wherever it was ended. A role that whoever looks after the server has dropped is made anew, and one that was made by hand
 * or with a backup becomes a member.
 */
export const rotatePerson = async (
  admin: TeamAdmin,
  role: string,
): Promise<TeamResult<NewLogin>> => {
  const closed = await shutOut(admin, role)
  if (!closed.ok) return closed
  const password = drawPassword()
  return asOwner(admin, async () => {
    const written = await admin.connection.query(
      z.object({ name: z.string(), invited_until: z.date() }),
      `UPDATE person SET joined_at = NULL, invited_at = now(), invited_until = now() + interval '7 days'
       WHERE role = $1 AND removed_at IS NULL RETURNING name, invited_until`,
      [role],
    )
    if (!written.ok) return written
    const [row] = written.value
    if (row === undefined) return teamFault('notHere')
    const recorded = await record(admin, {
      kind: 'teamLogin',
      outcome: 'replaced',
      subject: row.name,
    })
    if (!recorded.ok) return recorded
    const there = await isRoleThere(admin, role)
    if (!there.ok) return there
    const made = await makeMember(admin, there.value ? 'ALTER' : 'CREATE', { role, password })
    return made.ok ? done({ password, until: row.invited_until.getTime() }) : made
  })
}

const shutOut = async (admin: TeamAdmin, role: string): Promise<TeamResult<null>> => {
  const barred = await asOwner(admin, async () => {
    const found = await admin.connection.query(
      z.object({ role: z.string() }),
      'SELECT role::text FROM person WHERE role = $1 AND removed_at IS NULL',
      [role],
    )
    if (!found.ok) return found
    if (found.value.length === 0) return teamFault('notHere')
    const there = await isRoleThere(admin, role)
    if (!there.ok) return there
    if (!there.value) return done(null)
    return admin.connection.run(
      `RESET ROLE; ALTER ROLE ${quoted(role)} NOLOGIN; GRANT ${quoted(role)} TO CURRENT_USER`,
    )
  })
  return barred.ok ? endSessions(admin, role) : barred
}

interface WrittenInvitation {
  /** By the clock of the database. */
  readonly until: number
  readonly isNew: boolean
  readonly areas: readonly TeamArea[]
}

const writeInvited = async (
  admin: TeamAdmin,
  { role, name, areas }: InvitedPerson,
): Promise<TeamResult<WrittenInvitation>> => {
  const owned = await actAsOwner(admin)
  if (!owned.ok) return owned
  const written = await admin.connection.query(
    z.object({
      invited_until: z.date(),
      is_new: z.boolean(),
      areas: z.array(z.enum(teamAreas)),
    }),
    `INSERT INTO person (role, name, invited_until, areas)
     VALUES ($1, $2, now() + interval '7 days', string_to_array(coalesce($3, $4), ','))
     ON CONFLICT (role) DO UPDATE SET
       name = excluded.name, areas = string_to_array(coalesce($3, array_to_string(person.areas, ',')), ','),
       invited_at = now(), invited_until = excluded.invited_until,
       joined_at = NULL, removed_at = NULL
     WHERE person.joined_at IS NULL OR person.removed_at IS NOT NULL
     RETURNING invited_until, xmax = 0 AS is_new, areas`,
    [role, name, areas?.join(',') ?? null, usualAreas.join(',')],
  )
  if (!written.ok) return written
  const [row] = written.value
  if (row === undefined) return teamFault('alreadyHere')
  return done({ until: row.invited_until.getTime(), isNew: row.is_new, areas: row.areas })
}

/** What somebody works with from now on. Their desks come again, and learn it. */
export const changeAreas = (
  admin: TeamAdmin,
  { role, areas }: { readonly role: string; readonly areas: readonly TeamArea[] },
): Promise<TeamResult<null>> =>
  asOwner(admin, () =>
    admin.connection.run("SELECT change_areas($1, string_to_array($2, ','))", [
      role,
      areas.join(','),
    ]),
  )

/**
 * The person's role lets nobody in any more, and what is open of it is closed. What the person did keeps its name. Asked
 * once more it does the same again: another administrator may ask, and the role may have been opened by hand.
 */
export const removePerson = async (admin: TeamAdmin, role: string): Promise<TeamResult<null>> => {
  const barred = await asOwner(admin, async () => {
    const removed = await endMembership(admin, role)
    if (!removed.ok) return removed
    const there = await isRoleThere(admin, role)
    if (!there.ok) return there
    // Whoever looks after the server may have dropped it by then.
    if (!there.value) return done(null)
    return admin.connection.run(
      `RESET ROLE;
       ALTER ROLE ${quoted(role)} NOLOGIN PASSWORD NULL;
       REVOKE ${rolesOf(admin.team).member} FROM ${quoted(role)};
       GRANT ${quoted(role)} TO CURRENT_USER`,
    )
  })
  return barred.ok ? endSessions(admin, role) : barred
}

/** Whoever was removed before stays removed since then, and the record has it once. */
const endMembership = async (admin: TeamAdmin, role: string): Promise<TeamResult<null>> => {
  const written = await admin.connection.query(
    z.object({ name: z.string(), areas: z.array(z.enum(teamAreas)) }),
    'UPDATE person SET removed_at = now() WHERE role = $1 AND removed_at IS NULL RETURNING name, areas',
    [role],
  )
  if (!written.ok) return written
  const [row] = written.value
  if (row === undefined) return wasHere(admin, role)
  return record(admin, {
    kind: 'teamRole',
    outcome: 'removed',
    subject: row.name,
    before: { teamAreas: row.areas },
  })
}

const wasHere = async ({ connection }: TeamAdmin, role: string): Promise<TeamResult<null>> => {
  const known = await connection.query(z.object({}), 'SELECT FROM person WHERE role = $1', [role])
  if (!known.ok) return known
  return known.value.length > 0 ? done(null) : teamFault('notHere')
}

const usuallyEndsWithinMs = 5 * secondMs

const processSchema = z.object({ pid: z.int() })

/**
 * Whoever has just been granted the role may do that. Who was let in before the role was barred has a session only once
 * the login is through. Until then nothing says whose login it is, but each holds a lock on its database: so any login to
 * this one is waited for, and only a round that meets neither logins nor sessions is the last. The pause is for a login
 * that was let in and does not hold the lock yet. A session whose role was dropped is left: it has no name, PostgreSQL
 * lets only its superuser end it, and no function of the team answers it.
 */
const endSessions = async (
  { connection, endsWithinMs = usuallyEndsWithinMs }: TeamAdmin,
  role: string,
): Promise<TeamResult<null>> => {
  const patience = AbortSignal.timeout(endsWithinMs)
  while (!patience.aborted) {
    const paused = await connection.run('SELECT pg_catalog.pg_sleep(0.1)')
    if (!paused.ok) return paused
    // Logins are looked at first: one that is through after that is met among the sessions.
    const logins = await connection.query(
      processSchema,
      `SELECT pid FROM pg_catalog.pg_locks
       WHERE classid = 'pg_catalog.pg_database'::pg_catalog.regclass AND mode = 'RowExclusiveLock'
         AND objid = (SELECT oid FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database())`,
    )
    if (!logins.ok) return logins
    const sessions = await connection.query(
      processSchema,
      `SELECT pid, pg_catalog.pg_terminate_backend(pid) FROM pg_catalog.pg_stat_activity WHERE usename = $1`,
      [role],
    )
    if (!sessions.ok) return sessions
    if (logins.value.length === 0 && sessions.value.length === 0) return done(null)
  }
  return teamFault('stillConnected')
}

const asOwner = <T>(admin: TeamAdmin, work: () => Promise<TeamResult<T>>): Promise<TeamResult<T>> =>
  admin.connection.transact(async () => {
    const known = await requireTeam(admin)
    if (!known.ok) return known
    const owned = await actAsOwner(admin)
    return owned.ok ? work() : owned
  })
