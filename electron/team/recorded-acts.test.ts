import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { actSchema } from '#core/activity/act'
import { actOfTeamSchema } from '../store/activity/audit/shared-audit.ts'
import { changeAreas, invitePersonOnRecord, removePerson, rotatePerson } from './people.ts'
import { origin, sitDown, type TestDesk } from './testing/desks.ts'
import { share, step } from './testing/drafts.ts'
import { startFaultyProxy } from './testing/faulty-proxy.ts'
import { offer, printOf } from './testing/shared-runs.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, valueIn } from './testing/team-of-test.ts'
import { through } from './testing/through.ts'
import { verifyTeamAudit } from './verify-audit.ts'
import { verifyTeam } from './verify-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

/** The record of a team, as desks read it. */
const recorded = async (team: string) => {
  const { rows } = await owner.query<{ name: string; computer: string; act: unknown }>(
    `SELECT name, computer, act FROM ${team}.audit ORDER BY id`,
  )
  return rows.map(({ name, computer, act }) => {
    const { kind, outcome, subject, before, after } = actSchema.parse(act)
    return { name, computer, kind, outcome, subject, before, after }
  })
}

/** Jana drafts three units that rise by a tenth, Petr decides, and Iva looks after the team. */
const sit = async (team: string) => {
  const admin = await adminOf(postgres, team)
  const jana = await sitDown(postgres, admin, 'Jana')
  const petr = await sitDown(postgres, admin, 'Petr')
  const iva = await sitDown(postgres, admin, 'Iva', ['admin', 'reports'])
  const draft = await share(jana)
  await step(jana, draft, { known: 0, units: 3, gross: 110, base: 100 })
  return { admin, jana, petr, iva, draft }
}

const ask = (desk: TestDesk, draft: string, id: string = randomUUID()) =>
  desk.run(`SELECT ask_approval(${desk.id}, '${draft}', '${id}', 1)`)

const limit = (desk: TestDesk, units: number | null) =>
  desk.run(`SELECT set_price_limit(${desk.id}, ${units}, 5)`)

test('what is changed in the database alone stands in the record, also where nobody has heard the answer', async () => {
  const { admin, jana, petr, iva, draft } = await sit('unheard')
  valueIn(await offer(petr, 'that nobody has'))
  const proxy = await startFaultyProxy(postgres.port)
  const lost = async (desk: TestDesk, act: (desk: TestDesk) => ReturnType<TestDesk['run']>) => {
    const faulty = await through(postgres, desk, { team: 'unheard', port: proxy.port })
    proxy.become('half')
    expect(await act(faulty)).toMatchObject({ ok: false })
    proxy.become('none')
  }
  const id = randomUUID()
  await lost(jana, (desk) => ask(desk, draft, id))
  await lost(petr, ({ run, id: n }) =>
    run(`SELECT decide_approval(${n}, '${id}', 'refused', 'moc brzy')`),
  )
  await lost(iva, (desk) => limit(desk, 20))
  await lost(iva, ({ run }) => run(`SELECT change_areas('${petr.login.user}', '{media}')`))
  await lost(iva, ({ run, id: n }) =>
    run(`SELECT replace_key(${n}, '${printOf('that nobody has')}', '${printOf('key')}')`),
  )
  const at = (name: string) => ({ name, computer: 'computer' })
  const approval = { kind: 'approval', subject: 'Autumn', before: { grossMinor: 300 } }
  const after = { units: 3, grossMinor: 330 }
  await expect
    .poll(() => recorded('unheard'))
    .toEqual([
      { ...at('Jana'), ...approval, outcome: 'asked', after },
      { ...at('Petr'), ...approval, outcome: 'refused', after: { ...after, word: 'moc brzy' } },
      {
        ...at('Iva'),
        kind: 'priceLimit',
        outcome: 'changed',
        subject: '',
        before: { units: null, percent: null },
        after: { units: 20, percent: 5 },
      },
      {
        ...at('Iva'),
        kind: 'teamRole',
        outcome: 'changed',
        subject: 'Petr',
        before: { teamAreas: ['prices', 'media', 'leads', 'reports', 'accounting'] },
        after: { teamAreas: ['media'] },
      },
      {
        ...at('Iva'),
        kind: 'teamKey',
        outcome: 'replaced',
        subject: '',
        before: null,
        after: null,
      },
    ])
  const [asked] = (
    await owner.query("SELECT act FROM unheard.audit WHERE act ->> 'kind' = 'approval'")
  ).rows
  expect(asked?.act).toMatchObject({ crm: origin, projectId: 7 })
  expect(valueIn(await verifyTeamAudit(admin, null))).toMatchObject({ rows: 5, broken: [] })
  expect(await verifyTeam(admin)).toEqual({ ok: true, value: [] })
})

test('whom the command invites, invites anew and removes stands in the record by the role of whoever owns the team', async () => {
  const admin = await adminOf(postgres, 'invites')
  const role = 'invites_person_eva'
  valueIn(await invitePersonOnRecord(admin, { role, name: 'Eva', areas: ['media'] }))
  valueIn(await rotatePerson(admin, role))
  // Asked once more it is no second act.
  for (let round = 0; round < 2; round++) valueIn(await removePerson(admin, role))
  expect(await rotatePerson(admin, role)).toMatchObject({ fault: { kind: 'notHere' } })
  // Whoever comes back works with what they did before.
  valueIn(await invitePersonOnRecord(admin, { role, name: 'Eva', areas: null }))
  const told = { name: postgres.admin.user, computer: '', kind: 'teamRole', subject: 'Eva' }
  const areas = { teamAreas: ['media'] }
  expect(await recorded('invites')).toEqual([
    { ...told, outcome: 'added', before: null, after: areas },
    { ...told, kind: 'teamLogin', outcome: 'replaced', before: null, after: null },
    { ...told, outcome: 'removed', before: areas, after: null },
    { ...told, outcome: 'added', before: null, after: areas },
  ])
  expect(valueIn(await verifyTeamAudit(admin, null))).toMatchObject({ rows: 4, broken: [] })
})

test('what was so already, or was refused, is no act', async () => {
  const { jana, petr, iva, draft } = await sit('no_act')
  const id = randomUUID()
  valueIn(await ask(jana, draft, id))
  valueIn(await ask(petr, draft))
  valueIn(await ask(jana, draft, id))
  const decide = (desk: TestDesk) =>
    desk.run(`SELECT decide_approval(${desk.id}, '${id}', 'approved', '')`)
  valueIn(await decide(jana))
  for (let round = 0; round < 2; round++) valueIn(await decide(petr))
  valueIn(await ask(jana, draft))
  for (let round = 0; round < 2; round++) valueIn(await limit(iva, 3))
  expect(await limit(jana, 4)).toMatchObject({ fault: { kind: 'noArea' } })
  for (const next of ['key', 'another']) {
    valueIn(await offer(iva, 'first'))
    const sql = `SELECT replace_key(${iva.id}, '${printOf('first')}', '${printOf(next)}')`
    valueIn(await iva.run(sql))
  }
  expect(
    (await recorded('no_act')).map(({ name, kind, outcome }) => [name, kind, outcome]),
  ).toEqual([
    ['Jana', 'approval', 'asked'],
    ['Petr', 'approval', 'approved'],
    ['Iva', 'priceLimit', 'changed'],
    ['Iva', 'teamKey', 'replaced'],
  ])
})

test('what the command says that somebody works with stands in the record by the role of whoever owns the team, and desks hear of it', async () => {
  const admin = await adminOf(postgres, 'by_command')
  const jana = await sitDown(postgres, admin, 'Jana')
  const petr = await sitDown(postgres, admin, 'Petr', ['media'])
  valueIn(await changeAreas(admin, { role: petr.login.user, areas: ['media', 'leads'] }))
  expect(await recorded('by_command')).toEqual([
    {
      name: postgres.admin.user,
      computer: '',
      kind: 'teamRole',
      outcome: 'changed',
      subject: 'Petr',
      before: { teamAreas: ['media'] },
      after: { teamAreas: ['media', 'leads'] },
    },
  ])
  const row = z.object({ name: z.string(), kind: z.string() })
  const heard = valueIn(
    await jana.connection.query(row, 'SELECT name, kind FROM read_changes(0, 1000)'),
  )
  expect(heard).toContainEqual({ name: postgres.admin.user, kind: 'audit' })
  const read = valueIn(
    await jana.connection.query(actOfTeamSchema, 'SELECT * FROM read_audit(0, 10)'),
  )
  expect(read).toMatchObject([{ person: postgres.admin.user, isOwn: false }])
  expect(valueIn(await verifyTeamAudit(admin, null))).toMatchObject({ rows: 1, broken: [] })
  expect(await verifyTeam(admin)).toEqual({ ok: true, value: [] })
})

test('people who change each other’s areas at once wait for each other', async () => {
  const admin = await adminOf(postgres, 'mutual')
  const [jana, petr] = [
    await sitDown(postgres, admin, 'Jana', ['admin']),
    await sitDown(postgres, admin, 'Petr', ['admin']),
  ]
  const change = ({ run }: TestDesk, { login }: TestDesk) =>
    run(`SELECT change_areas('${login.user}', '{admin,media}')`)
  for (let round = 0; round < 20; round++) {
    for (const answer of await Promise.all([change(jana, petr), change(petr, jana)]))
      valueIn(answer)
  }
  expect(await recorded('mutual')).toHaveLength(40)
  expect(valueIn(await verifyTeamAudit(admin, null)).broken).toEqual([])
})

test('what somebody had whose areas are changed is told after the record is locked, as those do who write to it', async () => {
  const admin = await adminOf(postgres, 'busy')
  const jana = await sitDown(postgres, admin, 'Jana', ['admin'])
  const petr = await sitDown(postgres, admin, 'Petr')
  await petr.claim()
  const writing = await postgres.connect({
    ...postgres.superuser,
    database: postgres.admin.database,
  })
  await writing.query('BEGIN; SELECT FROM busy.audit_head FOR UPDATE')
  const changed = jana.run(`SELECT change_areas('${petr.login.user}', '{media}')`)
  const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND usename = '${jana.login.user}'`
  await expect.poll(async () => (await owner.query(waiting)).rows.length).toBe(1)
  // The feed is free until then: otherwise each would wait for the other.
  await writing.query('UPDATE busy.feed SET last = last')
  await writing.query('COMMIT')
  valueIn(await changed)
  expect(await recorded('busy')).toHaveLength(1)
})

test('a number that a crash of the database has given to another claim is not taken for one’s own', async () => {
  const admin = await adminOf(postgres, 'number')
  const jana = await sitDown(postgres, admin, 'Jana')
  const token = randomUUID()
  const { claim } = await jana.claim('list-excel-units', token)
  const send = (its: string) => jana.run(`SELECT send_claim(${claim}, '${its}')`)
  expect(await send(randomUUID())).toMatchObject({ fault: { code: 'UD003' } })
  const state = async () => (await owner.query('SELECT state FROM number.claim')).rows
  expect(await state()).toEqual([{ state: 'prepared' }])
  valueIn(await send(token))
  expect(await state()).toEqual([{ state: 'sending' }])
})
