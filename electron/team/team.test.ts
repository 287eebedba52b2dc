import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { toSecret } from '#core/accounts/secret'
import { usualAreas } from '#core/team/team-area'
import { minuteMs } from '#core/time'
import { foreignCertificate } from '../crm/testing/certificates.ts'
import { connectTeam, type TeamConnection } from './connect-team.ts'
import { initTeam } from './init-team.ts'
import { invitePerson, listPeople, removePerson, rotatePerson } from './people.ts'
import { teamMigrations } from './schema/all.ts'
import type { LoginOfPostgres } from './testing/run-postgres.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, connectAs, invited, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()

const addressOf = (user: string, host = '127.0.0.1') => ({
  host,
  port: postgres.port,
  database: postgres.admin.database,
  user,
})

const { authority } = postgres
const { user, password } = postgres.admin

test('the certificate is that of the host, and signed by the authority that was named', async () => {
  const known = { address: addressOf(user), password: toSecret(password) }
  const connected = valueIn(await connectTeam({ ...known, authority }))
  expect(
    await connected.query(
      z.object({ ssl: z.boolean() }),
      'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    ),
  ).toEqual({ ok: true, value: [{ ssl: true }] })
  await connected.close()
  for (const other of [null, foreignCertificate]) {
    expect(await connectTeam({ ...known, authority: other })).toMatchObject({
      fault: { kind: 'certificate' },
    })
  }
  // The same computer by a name that its certificate does not have.
  const address = addressOf(user, '127.0.0.2')
  expect(await connectTeam({ ...known, address, authority })).toMatchObject({
    ok: false,
    fault: { kind: expect.stringMatching(/certificate|unreachable/) },
  })
})

test.each([0, 1_600])(
  'an answer that came while this computer was too busy to listen is heard, when that begins %d ms after the question',
  async (ms) => {
    const known = { address: addressOf(user), password: toSecret(password), authority }
    const connected = valueIn(await connectTeam({ ...known, unheardMs: 2_000 }))
    const slow = `SELECT 1 AS one FROM pg_sleep(${(ms + 200) / 1_000})`
    const asked = connected.query(z.object({ one: z.number() }), slow)
    await wait(ms)
    await setImmediate()
    // Nothing is read from here on until an answer is no longer waited for.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500 - ms)
    expect(await asked).toEqual({ ok: true, value: [{ one: 1 }] })
    await connected.close()
  },
)

test('of a connection on which a question was not heard nothing is asked any more', async () => {
  const known = { address: addressOf(user), password: toSecret(password), authority }
  const connected = valueIn(await connectTeam({ ...known, unheardMs: 400 }))
  const asked = connected.run('SELECT pg_sleep(2)')
  const behind = connected.run('SELECT 1')
  expect(await asked).toMatchObject({ fault: { kind: 'timedOut', code: null } })
  expect(await behind).toMatchObject({ fault: { kind: 'unreachable' } })
  await connected.ended
})

test('what keeps a connection from being made is told, and nothing is thrown', async () => {
  const faultOf = async (address: ReturnType<typeof addressOf>, secret = password) => {
    const connected = await connectTeam({ address, password: toSecret(secret), authority })
    return connected.ok ? null : connected.fault.kind
  }
  expect(await faultOf(addressOf(user), 'another')).toBe('refused')
  expect(await faultOf(addressOf('nobody'))).toBe('refused')
  expect(await faultOf({ ...addressOf(user), database: 'nowhere' })).toBe('noDatabase')
  expect(await faultOf({ ...addressOf(user), port: 1 })).toBe('unreachable')
  expect(await faultOf(addressOf(user, 'nowhere.invalid'))).toBe('unreachable')
})

test('an answer that is not what was asked for is a fault, and so is a lost connection', async () => {
  const connection = await connectAs(postgres, postgres.admin)
  expect(await connection.query(z.object({ a: z.string() }), 'SELECT 1 AS a')).toEqual({
    ok: false,
    fault: { kind: 'other', code: 'answer' },
  })
  expect(await connection.run('SELECT pg_terminate_backend(pg_backend_pid())')).toMatchObject({
    fault: { kind: 'unreachable' },
  })
  expect(await connection.run('SELECT 1')).toMatchObject({ fault: { kind: 'unreachable' } })
})

const newest = teamMigrations.at(-1)?.version ?? 0

test('a team is made once, and its roles are nobody else’s', async () => {
  const admin = await adminOf(postgres, 'once')
  expect(await initTeam(admin)).toEqual({
    ok: true,
    value: { before: newest, version: newest },
  })
  expect(await verifyTeam(admin)).toEqual({ ok: true, value: [] })
  const direct = await postgres.connect(postgres.superuser)
  await direct.query('CREATE DATABASE other OWNER it')
  const elsewhere = await connectAs(postgres, { ...postgres.admin, database: 'other' })
  expect(await initTeam({ connection: elsewhere, team: 'once' })).toMatchObject({
    fault: { kind: 'nameTaken' },
  })
  await admin.connection.run('CREATE SCHEMA foreignone')
  expect(await initTeam({ ...admin, team: 'foreignone' })).toMatchObject({
    fault: { kind: 'nameTaken' },
  })
})

test('a PostgreSQL older than those that Unitdesk works with is left as it is', async () => {
  const direct = await postgres.connect(postgres.superuser)
  await direct.query('CREATE DATABASE old OWNER it')
  const old = await postgres.connect({ ...postgres.superuser, database: 'old' })
  await old.query(`
    CREATE OR REPLACE FUNCTION pg_catalog.current_setting(text) RETURNS text LANGUAGE sql STABLE
    AS $$ SELECT CASE $1 WHEN 'server_version_num' THEN '139999' END $$`)
  const connection = await connectAs(postgres, { ...postgres.admin, database: 'old' })
  expect(await initTeam({ connection, team: 'early' })).toMatchObject({
    fault: { kind: 'oldServer' },
  })
  const { rows } = await old.query("SELECT rolname FROM pg_roles WHERE rolname ~ '^early_'")
  expect(rows).toEqual([])
})

test('of two who make a team at once, one makes it and nothing is half there', async () => {
  const two = await Promise.all(
    [0, 1].map(async () => ({
      connection: await connectAs(postgres, postgres.admin),
      team: 'raced',
    })),
  )
  const made = await Promise.all(two.map((admin) => initTeam(admin)))
  expect(made.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
  const [admin] = two
  if (admin === undefined) throw new Error('nobody')
  expect(await verifyTeam(admin)).toEqual({ ok: true, value: [] })
})

test('the schema goes forward by steps, all of one or nothing, and a newer one is left alone', async () => {
  const admin = await adminOf(postgres, 'steps')
  const next = { version: newest + 1, oldestDesk: 1, sql: 'CREATE TABLE added (a int);' }
  const broken = {
    version: newest + 2,
    oldestDesk: 1,
    sql: 'CREATE TABLE half (a int); SELECT 1 / 0;',
  }
  expect(await initTeam(admin, [...teamMigrations, next, broken])).toMatchObject({
    fault: { kind: 'other', code: '22012' },
  })
  expect(await verifyTeam(admin)).toMatchObject({ ok: true })
  expect(await initTeam(admin, [...teamMigrations, next])).toMatchObject({
    value: { before: newest, version: newest + 1 },
  })
  expect(await initTeam(admin)).toMatchObject({ fault: { kind: 'newerTeam' } })
  expect(await verifyTeam(admin)).toMatchObject({ fault: { kind: 'newerTeam' } })
})

test('a person comes with an invitation, is known by the login, and is let in no more when removed', async () => {
  const team = await adminOf(postgres, 'people')
  const login = await invited(postgres, team, 'Jana Nováková')
  expect(login.user).toBe('people_person_jana_novakova')
  const jana = await connectAs(postgres, login)
  const list = () =>
    jana.query(z.object({ name: z.string() }), 'SELECT name FROM people.list_people()')
  expect(await list()).toMatchObject({ fault: { kind: 'noRights', code: 'UD001' } })
  expect(await jana.run('SELECT people.join_team()')).toMatchObject({ ok: true })
  expect(await jana.run('SELECT people.join_team()')).toMatchObject({ fault: { kind: 'noRights' } })
  expect(await list()).toEqual({ ok: true, value: [{ name: 'Jana Nováková' }] })
  const jan = { role: login.user, name: 'Jana Nováková', areas: usualAreas }
  expect(await invitePerson(team, jan)).toMatchObject({ fault: { kind: 'alreadyHere' } })

  expect(await removePerson(team, login.user)).toMatchObject({ ok: true })
  expect(await list()).toMatchObject({ fault: { kind: 'unreachable' } })
  await expect(postgres.connect(login)).rejects.toThrow()
  expect(await removePerson(team, login.user)).toMatchObject({ ok: true })
  expect(await removePerson(team, 'nobody')).toMatchObject({ fault: { kind: 'notHere' } })
  expect(valueIn(await listPeople(team))).toMatchObject([{ standing: 'removed' }])

  const again = await connectAs(postgres, await invited(postgres, team, 'Jana Nováková'))
  expect(await again.run('SELECT people.join_team()')).toMatchObject({ ok: true })
  expect(await verifyTeam(team)).toEqual({ ok: true, value: [] })
})

test('another administrator removes somebody once more whose role was opened again by hand', async () => {
  const team = await adminOf(postgres, 'reopened')
  const login = await invited(postgres, team, 'Jana')
  expect(await removePerson(team, login.user)).toMatchObject({ ok: true })
  const other = { ...postgres.admin, user: 'other_it', password: 'of-other-it' }
  const direct = await postgres.connect(postgres.superuser)
  // Whoever may only grant the role to others may not end its sessions.
  await direct.query(`
    CREATE ROLE other_it LOGIN CREATEROLE PASSWORD 'of-other-it';
    GRANT reopened_owner, reopened_member TO other_it WITH ADMIN OPTION;
    ALTER ROLE other_it NOINHERIT;
    GRANT ${login.user} TO other_it WITH ADMIN OPTION;
    ALTER ROLE other_it INHERIT;
    ALTER ROLE ${login.user} LOGIN PASSWORD '${login.password}'`)
  const jana = await connectAs(postgres, login)
  const connection = await connectAs(postgres, other)
  expect(await removePerson({ ...team, connection }, login.user)).toMatchObject({ ok: true })
  await jana.ended
  await expect(postgres.connect(login)).rejects.toThrow('password authentication failed')
})

test('whoever is connected with the login of somebody is out when that person is invited anew, whatever they do then', async () => {
  const team = await adminOf(postgres, 'stolen')
  const login = await invited(postgres, team, 'Jana')
  const thief = await connectAs(postgres, login)
  valueIn(await thief.run('SELECT stolen.join_team()'))
  const { connection } = team
  const beforeTheEnd = async (sql: string) => {
    if (!sql.includes('pg_terminate_backend')) return
    await thief.run("ALTER ROLE CURRENT_USER PASSWORD 'taken'")
    await thief.run('SELECT stolen.join_team()')
  }
  const query: TeamConnection['query'] = async (row, sql, values) => {
    await beforeTheEnd(sql)
    return connection.query(row, sql, values)
  }
  const run: TeamConnection['run'] = async (sql, values) => {
    await beforeTheEnd(sql)
    return connection.run(sql, values)
  }
  const rotated = await rotatePerson(
    { ...team, connection: { ...connection, query, run } },
    login.user,
  )
  await thief.ended
  await expect(postgres.connect({ ...login, password: 'taken' })).rejects.toThrow()
  const jana = await connectAs(postgres, { ...login, password: valueIn(rotated).password.reveal() })
  expect(await jana.run('SELECT stolen.join_team()')).toMatchObject({ ok: true })
})

/**
 * A login that has been let in and is through once it is released. It reads the settings of its role when it holds a
 * lock on its database and is no session yet; while it waits there, every other login does.
 */
const holdLogin = async (login: LoginOfPostgres) => {
  const direct = await postgres.connect(postgres.superuser)
  const keeper = await postgres.connect(postgres.superuser)
  onTestFinished(() => keeper.end())
  const countOf = async (from: string): Promise<number | null> =>
    (await direct.query(`SELECT FROM ${from}`)).rowCount
  await keeper.query('BEGIN; LOCK TABLE pg_db_role_setting')
  const through = Promise.allSettled([postgres.connect(login)])
  const waiting = "pg_locks WHERE relation = 'pg_db_role_setting'::regclass AND NOT granted"
  await expect.poll(() => countOf(waiting)).toBe(1)
  return {
    release: async () => {
      await keeper.query('COMMIT')
      return through
    },
    countSessions: () => countOf(`pg_stat_activity WHERE usename = '${login.user}'`),
  }
}

test('whoever is still logging in when the person is invited anew is out as well', async () => {
  const team = await adminOf(postgres, 'slow')
  const login = await invited(postgres, team, 'Jana')
  const { release, countSessions } = await holdLogin(login)
  expect(await countSessions()).toBe(0)
  const { connection } = team
  const query: TeamConnection['query'] = async (row, sql, values) => {
    const answer = await connection.query(row, sql, values)
    if (sql.includes('pg_terminate_backend')) await release()
    return answer
  }
  const admin = { ...team, connection: { ...connection, query }, endsWithinMs: minuteMs }
  expect(await rotatePerson(admin, login.user)).toMatchObject({ ok: true })
  expect(await release()).toMatchObject([{ status: 'fulfilled' }])
  expect(await countSessions()).toBe(0)
})

test('nobody is told to be out while a login is not through, and who asks again ends it', async () => {
  const team = await adminOf(postgres, 'slower')
  const login = await invited(postgres, team, 'Jana')
  const { release, countSessions } = await holdLogin(login)
  const remove = (endsWithinMs: number) => removePerson({ ...team, endsWithinMs }, login.user)
  expect(await remove(0)).toMatchObject({ fault: { kind: 'stillConnected' } })
  expect(await release()).toMatchObject([{ status: 'fulfilled' }])
  expect(await countSessions()).toBe(1)
  expect(await remove(minuteMs)).toMatchObject({ ok: true })
  expect(await countSessions()).toBe(0)
})

test('an invitation ends after a week, by the clock of the database', async () => {
  const team = await adminOf(postgres, 'late')
  const login = await invited(postgres, team, 'Late')
  const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
  await owner.query("UPDATE late.person SET invited_until = now() - interval '1 second'")
  expect(valueIn(await listPeople(team))).toMatchObject([{ standing: 'late' }])
  const late = await connectAs(postgres, login)
  expect(await late.run('SELECT late.join_team()')).toMatchObject({ fault: { kind: 'noRights' } })
})

test('a role that nobody was invited with is not taken over', async () => {
  const team = await adminOf(postgres, 'foreign')
  await team.connection.run('CREATE ROLE foreign_person_eva LOGIN')
  expect(
    await invitePerson(team, { role: 'foreign_person_eva', name: 'Eva', areas: usualAreas }),
  ).toMatchObject({
    fault: { kind: 'nameTaken' },
  })
  expect(valueIn(await listPeople(team))).toEqual([])
})
