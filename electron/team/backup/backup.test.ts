import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { canMountDisks, smallDisk } from '../../testing/small-disk.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { TeamConnection } from '../connect-team.ts'
import { invitePerson, listPeople, rotatePerson } from '../people.ts'
import type { TeamAdmin } from '../team-admin.ts'
import { enterAgain, sitDown, type TestDesk } from '../testing/desks.ts'
import { removeTeam } from '../testing/remove-team.ts'
import { claim, end, send, subjectOf } from '../testing/sendings.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { adminOf, connectAs, valueIn } from '../testing/team-of-test.ts'
import { verifyTeamAudit } from '../verify-audit.ts'
import { verifyTeam } from '../verify-team.ts'
import { backUpTeam } from './back-up-team.ts'
import { restoreTeam } from './restore-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const newFile = () => join(temporaryFolder(), 'team.backup')

const append = async (desk: TestDesk, count: number) => {
  const acts = Array.from({ length: count }, (_, at) => ({
    kind: 'price',
    said: 'Příkopy “A”\n\r\\ \u2028\u2029\u0085 \u{1f3e0}',
    hash: subjectOf(`${desk.login.user} ${count} ${at}`),
  }))
  valueIn(await desk.connection.run('SELECT append_audit($1, $2)', [desk.id, JSON.stringify(acts)]))
}

/** A team in which something of everything has happened. */
const teamAtWork = async (name: string) => {
  const admin = await adminOf(postgres, name)
  const jana = await sitDown(postgres, admin, 'Jana')
  const eva = await sitDown(postgres, admin, 'Eva', ['media'])
  for (const [what, outcome] of [
    ['sent', 'done'],
    ['lost', 'unknown'],
    ['on its way', null],
  ] as const) {
    const { claim: id } = await claim(jana, { what })
    valueIn(await send(jana, id))
    if (outcome !== null) valueIn(await end(jana, id, outcome))
  }
  await claim(jana, { what: 'prepared' })
  const { claim: loaded } = await jana.claim()
  valueIn(await jana.run(`SELECT send_claim(${loaded})`))
  valueIn(await jana.end(loaded, 'done'))
  valueIn(
    await eva.run(
      `SELECT hold_login(${eva.id}, 'https://crm.example.com', '${subjectOf('x')}', 'e')`,
    ),
  )
  // More than is read or written at once.
  await append(jana, 120)
  return { admin, jana, eva }
}

const rowsOf = async (team: string, tables: readonly string[]) => {
  const rows: unknown[] = []
  for (const table of tables) {
    const read = await owner.query(
      `SELECT to_jsonb(t) AS row FROM ${team}.${table} t ORDER BY t::text`,
    )
    rows.push(read.rows)
  }
  return rows
}

const isThere = async (team: string) =>
  (await owner.query('SELECT to_regnamespace($1) IS NOT NULL AS is_there', [team])).rows[0].is_there

const anew = async (admin: TeamAdmin, { login, connection }: TestDesk) => {
  await connection.close()
  const person = { role: login.user, name: 'of before', areas: null }
  const { password } = valueIn(await invitePerson(admin, person))
  const again = await connectAs(postgres, { ...login, password: password.reveal() })
  valueIn(await again.run(`SET search_path = ${admin.team}`))
  valueIn(await again.run('SELECT join_team()'))
  return { connection: again, id: await enterAgain(again), login }
}

test('a team that was lost is made again from its backup, with all that it knew, and its people come by new invitations', async () => {
  const { admin, jana, eva } = await teamAtWork('lostone')
  const file = newFile()
  const taken = await backUpTeam(admin, file)
  expect(taken).toMatchObject({ ok: true, value: { kind: 'done' } })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(file))).toEqual(['team.backup'])
  const same = ['team_key', 'hold', 'cooldown', 'audit', 'audit_head'] as const
  const before = await rowsOf('lostone', same)
  const audit = valueIn(await verifyTeamAudit(admin))
  await removeTeam(owner, 'lostone')
  expect(await restoreTeam(admin, file)).toMatchObject({ ok: true, value: { kind: 'done' } })
  expect(await rowsOf('lostone', same)).toEqual(before)
  expect(valueIn(await verifyTeamAudit(admin, audit.head))).toEqual({ ...audit, known: 120 })
  expect(valueIn(await verifyTeam(admin))).toEqual([])
  const states = await owner.query('SELECT state FROM lostone.sending ORDER BY id')
  expect(states.rows.map(({ state }) => state)).toEqual(['done', 'unknown', 'unknown', 'refused'])
  expect(
    valueIn(await listPeople(admin)).map(({ standing, areas }) => [standing, areas.length]),
  ).toEqual([
    ['late', 1],
    ['late', 5],
  ])
  await expect(postgres.connect(jana.login)).rejects.toThrow()
  const later = await anew(admin, jana)
  expect(valueIn(await listPeople(admin)).map(({ areas }) => areas.length)).toEqual([1, 5])
  const desk = { ...jana, ...later }
  for (const [what, standing] of [
    ['sent', 'done'],
    ['lost', 'unknown'],
    ['on its way', 'unknown'],
  ]) {
    expect((await claim(desk, { what: what ?? '' })).standing).toBe(standing)
  }
  const fresh = await claim(desk, { what: 'prepared' })
  expect(fresh.standing).toBe('claimed')
  // Numbers of the time since the backup are given to nobody again.
  expect(fresh.claim).toBeGreaterThan(1_000_000)
  expect(desk.id).toBeGreaterThan(1_000_000)
  const last = await owner.query('SELECT last FROM lostone.feed')
  expect(Number(last.rows[0].last)).toBeGreaterThan(1_000_000)
  await eva.connection.close()
})

test('somebody of a team that was restored is let in with another login for the same role as well', async () => {
  const { admin, jana } = await teamAtWork('rotatedone')
  const file = newFile()
  valueIn(await backUpTeam(admin, file))
  await removeTeam(owner, 'rotatedone')
  valueIn(await restoreTeam(admin, file))
  await jana.connection.close()
  const { password } = valueIn(await rotatePerson(admin, jana.login.user))
  const again = await connectAs(postgres, { ...jana.login, password: password.reveal() })
  expect(await again.run('SELECT rotatedone.join_team()')).toMatchObject({ ok: true })
  expect(valueIn(await verifyTeam(admin))).toEqual([])
})

test('what is done while a backup is taken is in it whole or not at all', async () => {
  const { admin, jana } = await teamAtWork('busyone')
  const { connection } = admin
  let more = 0
  const query: TeamConnection['query'] = async (row, sql, values) => {
    more += 1
    if (sql.startsWith('FETCH')) await append(jana, more + 200)
    return connection.query(row, sql, values)
  }
  const file = newFile()
  const watched = { ...admin, connection: { ...connection, query } }
  expect(await backUpTeam(watched, file)).toMatchObject({ value: { kind: 'done' } })
  await jana.connection.close()
  await removeTeam(owner, 'busyone')
  valueIn(await restoreTeam(admin, file))
  const audit = valueIn(await verifyTeamAudit(admin))
  expect(audit).toMatchObject({ rows: 120, broken: [] })
})

test.runIf(canMountDisks)(
  'a disk that has no room for the end of a backup has no backup',
  async () => {
    const { admin } = await teamAtWork('fullone')
    const sizeWith = async (letters: number) => {
      const what = `jsonb_build_object('x', repeat('x', ${letters}))`
      await owner.query(`UPDATE fullone.change SET what = ${what} WHERE id = 1`)
      const file = newFile()
      valueIn(await backUpTeam(admin, file))
      return statSync(file).size
    }
    const page = 4_096
    // In the middle of the last line.
    const without = 40
    const letters = 1 + page - (((await sizeWith(1)) - without) % page)
    const pages = Math.round(((await sizeWith(letters)) - without) / page)
    const { folder } = smallDisk(pages * page)
    expect(await backUpTeam(admin, join(folder, 'team.backup'))).toEqual({
      ok: true,
      value: { kind: 'place', code: 'ENOSPC' },
    })
    expect(readdirSync(folder)).toEqual([])
  },
)

test.each([
  ['was cut off', (text: string) => text.slice(0, -40)],
  ['lacks its last line', (text: string) => text.trimEnd().split('\n').slice(0, -1).join('\n')],
  ['lacks a row', (text: string) => text.split('\n').toSpliced(4, 1).join('\n')],
  ['was changed', (text: string) => text.replace('"done"', '"lost"')],
  ['is something else', () => '{}\n'],
  ['is empty', () => ''],
])('a backup that %s restores nothing', async (_what, damage) => {
  const { admin, text } = await damaged
  const other = newFile()
  writeFileSync(other, damage(text))
  expect(await restoreTeam(admin, other)).toEqual({ ok: true, value: { kind: 'damaged' } })
  expect(await isThere('damagedone')).toBe(false)
})

const damaged = (async () => {
  const { admin, jana, eva } = await teamAtWork('damagedone')
  const file = newFile()
  valueIn(await backUpTeam(admin, file))
  const text = readFileSync(file, 'utf8')
  for (const { connection } of [jana, eva]) await connection.close()
  await removeTeam(owner, 'damagedone')
  return { admin, text }
})()

test('a backup takes the place of no file, and is restored over no team and under no other name', async () => {
  const { admin } = await teamAtWork('overone')
  const file = newFile()
  valueIn(await backUpTeam(admin, file))
  const before = readFileSync(file)
  expect(await backUpTeam(admin, file)).toEqual({
    ok: true,
    value: { kind: 'place', code: 'EEXIST' },
  })
  expect(await backUpTeam(admin, join(file, 'x'))).toMatchObject({
    value: { kind: 'place', code: 'ENOTDIR' },
  })
  expect(readFileSync(file)).toEqual(before)
  expect(await restoreTeam(admin, file)).toMatchObject({ fault: { kind: 'alreadyHere' } })
  expect(await restoreTeam({ ...admin, team: 'another' }, file)).toEqual({
    ok: true,
    value: { kind: 'otherTeam', team: 'overone' },
  })
  expect(await restoreTeam(admin, join(file, 'x'))).toMatchObject({ value: { kind: 'place' } })
  // Roles are of the whole server: those that are there are somebody's of a team in another database.
  await owner.query(
    'DROP SCHEMA overone CASCADE; DROP OWNED BY overone_member; DROP OWNED BY overone_owner',
  )
  await owner.query('DROP ROLE overone_owner; DROP ROLE overone_member')
  expect(await restoreTeam(admin, file)).toMatchObject({ fault: { kind: 'nameTaken' } })
  expect(await isThere('overone')).toBe(false)
  const newer = newFile()
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1)
  const text = `${lines.join('\n')}\n`.replace(/"version":\d+/, '"version":999')
  const sha256 = createHash('sha256').update(text).digest('hex')
  writeFileSync(newer, `${text}${JSON.stringify({ sha256 })}\n`)
  expect(await restoreTeam(admin, newer)).toMatchObject({
    value: { kind: 'otherVersion', version: 999 },
  })
})
