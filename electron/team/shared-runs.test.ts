import { expect, test } from 'vitest'
import { origin, sitDown, sitInTwos, sitTogether } from './testing/desks.ts'
import {
  begin,
  coolDown,
  finish,
  listed,
  load,
  offer,
  printOf,
  put,
  share,
} from './testing/shared-runs.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, valueIn } from './testing/team-of-test.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

const fault = (code: string) => ({ ok: false, fault: { code } })

const inTeam = async (team: string) => {
  const [jana, petr] = await sitInTwos(postgres, team)
  valueIn(await offer(jana))
  return [jana, petr] as const
}

test('of keys that eight desks offer at once one counts, and all hear which', async () => {
  const names = ['Jana', 'Petr', 'Eva', 'Adam', 'Lucie', 'Karel', 'Hana', 'Ivan']
  const desks = await sitTogether(postgres, 'keys', names)
  await Promise.all(desks.map((desk) => offer(desk, desk.login.user)))
  const { rows } = await owner.query('SELECT print FROM keys.seal_key')
  expect(rows).toHaveLength(1)
  expect(names.map((name) => printOf(`keys_person_${name.toLowerCase()}`))).toContain(
    rows[0]?.print,
  )
})

test('a run is seen by the others when it is whole, and the newest of a report alone', async () => {
  const [jana, petr] = await inTeam('whole')
  await load(jana)
  const [begun] = valueIn(await begin(jana, { chunks: 2 }))
  const run = begun?.run ?? 0
  valueIn(await put(jana, run))
  expect(await finish(jana, run)).toMatchObject(fault('UD003'))
  expect(await listed(petr)).toEqual([])
  expect(await put(jana, run, 2)).toMatchObject(fault('UD003'))
  valueIn(await put(jana, run, 1))
  valueIn(await finish(jana, run))
  expect(await listed(petr)).toEqual([{ subject: printOf('units'), holder: 'Jana', chunks: 2 }])
  expect(await listed(jana)).toEqual([])
  expect(await put(jana, run)).toMatchObject(fault('UD003'))
  await share(jana, { sha256: 'later' })
  expect((await owner.query('SELECT sha256 FROM whole.shared_run')).rows).toEqual([
    { sha256: printOf('later') },
  ])
  expect((await owner.query('SELECT count(*)::int AS n FROM whole.shared_chunk')).rows).toEqual([
    { n: 1 },
  ])
})

test('what has not changed is not sent again, and is of whoever has loaded it last', async () => {
  const [jana, petr] = await inTeam('unchanged')
  await load(jana)
  await share(jana)
  await owner.query("UPDATE unchanged.shared_run SET shared_at = now() - interval '1 hour'")
  await coolDown(owner, 'unchanged')
  await load(petr)
  expect(await share(petr)).toBeNull()
  expect(await listed(jana)).toMatchObject([{ holder: 'Petr', chunks: 1 }])
  const { rows } = await owner.query(
    "SELECT shared_at > now() - interval '1 minute' AS fresh FROM unchanged.shared_run",
  )
  expect(rows).toEqual([{ fresh: true }])
})

test('what is too large is told of without its contents', async () => {
  const [jana, petr] = await inTeam('large')
  await load(jana)
  expect(await share(jana, { chunks: 0 })).toBeNull()
  expect(await listed(petr)).toMatchObject([{ holder: 'Jana', chunks: 0 }])
  expect(await begin(jana, { chunks: 513 })).toMatchObject(fault('23514'))
})

test('only whoever has asked for an export last shares it, and with the key of the team alone', async () => {
  const [jana, petr] = await inTeam('asked')
  expect(await begin(petr)).toMatchObject(fault('UD003'))
  await load(jana)
  expect(await begin(petr)).toMatchObject(fault('UD003'))
  expect(await begin(jana, { endpoint: 'list-milestones' })).toMatchObject(fault('UD003'))
  expect(await begin(jana, { print: 'another' })).toMatchObject(fault('UD006'))
  const [begun] = valueIn(await begin(jana))
  for (const attack of [put, finish]) {
    expect(await attack(petr, begun?.run ?? 0)).toMatchObject(fault('UD003'))
  }
  expect(await listed(petr)).toEqual([])
})

test('there is room for so much, for so long: what is newest stays', async () => {
  const [jana, petr] = await inTeam('room')
  await load(jana)
  await share(jana, { of: 'old' })
  await owner.query("UPDATE room.shared_run SET shared_at = now() - interval '8 days'")
  const [left] = valueIn(await begin(jana, { of: 'left', chunks: 2 }))
  await owner.query(
    `UPDATE room.shared_run SET shared_at = now() - interval '11 minutes' WHERE id = ${left?.run}`,
  )
  await share(jana, { of: 'first' })
  expect(await listed(petr)).toMatchObject([{ subject: printOf('first') }])
  expect(await put(jana, left?.run ?? 0)).toMatchObject(fault('UD003'))
  for (let n = 0; n < 7; n++) valueIn(await begin(jana, { of: `large ${n}`, chunks: 512 }))
  expect(await listed(petr)).toMatchObject([{ subject: printOf('first') }])
  valueIn(await begin(jana, { of: 'one too many', chunks: 512 }))
  expect(await listed(petr)).toEqual([])
})

test('a member gets at nothing of the others past the functions, or with what is no run', async () => {
  const [jana, petr] = await inTeam('attacked')
  await load(jana)
  await share(jana)
  const hex = printOf('x')
  const args = `'${origin}', '${hex}', 'list-excel-products', '${printOf('key')}'`
  const refusals: [sql: string, code: string][] = [
    ['SELECT * FROM shared_run', '42501'],
    ['SELECT * FROM shared_chunk', '42501'],
    ['SELECT * FROM seal_key', '42501'],
    ['DELETE FROM shared_run', '42501'],
    [`UPDATE seal_key SET print = '${hex}'`, '42501'],
    ['SELECT _make_room()', '42501'],
    ['SELECT * FROM team_report', '42501'],
    ['DELETE FROM team_report', '42501'],
    [`SELECT save_report(${jana.id}, 'x', '${printOf('key')}', '')`, 'UD002'],
    [`SELECT save_report(${petr.id}, 'x', '${hex}', '')`, 'UD006'],
    [`SELECT save_report(${petr.id}, 'x', '${printOf('key')}', '')`, '23514'],
    [`SELECT save_report(${petr.id}, NULL, '${printOf('key')}', '')`, '23502'],
    [`SELECT remove_report(${jana.id}, 'x')`, 'UD002'],
    ['SELECT _show_shared(NULL)', '42501'],
    [`SELECT offer_key(${jana.id}, '${hex}')`, 'UD002'],
    [`SELECT offer_key(NULL, '${hex}')`, 'UD002'],
    [`SELECT share_run(${jana.id}, ${args}, '${hex}', '${hex}', 'xlsx', 1, false, 1)`, 'UD002'],
    [`SELECT share_run(${petr.id}, ${args}, '${hex}', '${hex}', 'xlsx', 1, false, 1)`, 'UD003'],
    [`SELECT share_chunk(${jana.id}, 1, 0, '')`, 'UD002'],
    [`SELECT share_chunk(${petr.id}, NULL, NULL, NULL)`, 'UD003'],
    [`SELECT end_sharing(${petr.id}, NULL)`, 'UD003'],
  ]
  for (const [sql, code] of refusals) {
    expect([sql, await petr.run(sql)]).toEqual([
      sql,
      { ok: false, fault: { kind: expect.any(String), code } },
    ])
  }
  // Of his own export as well only what a run may be.
  await coolDown(owner, 'attacked')
  await load(petr)
  const [begun] = valueIn(await begin(petr, { of: 'petr' }))
  for (const sql of [
    `SELECT share_chunk(${petr.id}, ${begun?.run}, -1, decode(repeat('00', 100), 'hex'))`,
    `SELECT share_chunk(${petr.id}, ${begun?.run}, 0, decode(repeat('00', 65565), 'hex'))`,
  ]) {
    expect(await petr.run(sql)).toMatchObject(fault('23514'))
  }
  expect(await begin(petr, { of: 'x', chunks: -1 })).toMatchObject(fault('23514'))
  valueIn(await offer(petr, 'of an attacker'))
  expect(await listed(petr, 'of an attacker')).toEqual([])
  expect(await listed(petr)).toMatchObject([{ holder: 'Jana' }])
  expect(await verifyTeam(await adminOf(postgres, 'attacked'))).toEqual({ ok: true, value: [] })
})

test('one who has left the team reads and shares nothing', async () => {
  const [jana, petr] = await inTeam('gone')
  await load(jana)
  const run = await share(jana)
  await owner.query("UPDATE gone.person SET removed_at = now() WHERE name = 'Petr'")
  for (const sql of [
    `SELECT list_shared('${printOf('key')}')`,
    `SELECT read_shared(${run}, 0)`,
    'SELECT read_print()',
  ]) {
    expect(await petr.run(sql)).toMatchObject(fault('UD001'))
  }
})

test('whoever does not work with reports reads and shares none', async () => {
  const [jana] = await inTeam('covered')
  await load(jana)
  const run = await share(jana)
  const eva = await sitDown(postgres, await adminOf(postgres, 'covered'), 'Eva', ['media'])
  expect(await begin(eva)).toMatchObject(fault('UD004'))
  for (const sql of [
    `SELECT list_shared('${printOf('key')}')`,
    `SELECT read_shared(${run}, 0)`,
    `SELECT share_chunk(${eva.id}, ${run}, 0, '')`,
    `SELECT end_sharing(${eva.id}, ${run})`,
    'SELECT list_reports()',
    `SELECT save_report(${eva.id}, 'x', '${printOf('key')}', '')`,
    `SELECT remove_report(${eva.id}, 'x')`,
  ]) {
    expect(await eva.run(sql)).toMatchObject(fault('UD004'))
  }
})
