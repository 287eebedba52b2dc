import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { originOf } from '#core/accounts/login-key'
import { expectValue } from '#core/contract/testing/expect-value'
import { workspaceIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import { type TeamArea, usualAreas } from '#core/team/team-area'
import { personRole } from '#core/team/team-roles'
import { startAccounts } from '../../features/accounts/testing/start-accounts.ts'
import { insertWorkspace, removeWorkspace } from '../../store/accounts/workspaces.ts'
import { countActs, listActs } from '../../store/activity/audit/audit.ts'
import { listUntoldActs } from '../../store/activity/audit/shared-audit.ts'
import { writeSendLimit } from '../../store/prices/rules/send-limit.ts'
import { sampleWorkspace } from '../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { writeInvitation } from '../../team/invitation.ts'
import { changeAreas, invitePerson } from '../../team/people.ts'
import type { TeamAdmin } from '../../team/team-admin.ts'
import { startFaultyProxy } from '../../team/testing/faulty-proxy.ts'
import { joined, type LivingDesk, startDesk } from '../../team/testing/living-desk.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf, valueIn } from '../../team/testing/team-of-test.ts'
import { verifyTeamAudit } from '../../team/verify-audit.ts'
import { followAudit } from './follow-audit.ts'

const postgres = await startPostgres()
const it = await postgres.connect({ ...postgres.superuser, database: 'sales' })

const everything = { unit: '', person: null, from: null, to: null }
const anyRow = z.unknown()
const isHere = ({ desk }: LivingDesk) => desk.standing().kind === 'here'

/** Somebody at a desk with a workspace of a CRM and a demo, who has come to the team. */
const sitDown = async (
  admin: TeamAdmin,
  name: string,
  port = postgres.port,
  areas: readonly TeamArea[] = usualAreas,
) => {
  const store = await openOrThrow({ directory: storeFolder(), person: name.toLowerCase() })
  const { db } = store
  insertWorkspace(db, sampleWorkspace('w1'))
  const demo = sampleWorkspace('demo')
  insertWorkspace(db, { ...demo, name: 'Demo', kind: 'demo' })
  const login = await joined(postgres, admin, name, areas)
  const living = startDesk(postgres, admin.team, login, { port })
  await living.until(() => isHere(living))
  const audit = followAudit(store, { desk: living.desk, team: admin.team, kind: 'crm' })
  const limit = (sumMinor: number, workspace = 'w1') =>
    writeSendLimit(db, { workspaceId: workspaceIdSchema.parse(workspace), sumMinor })
  const seen = () =>
    listActs(db, { filter: everything, offset: 0, limit: 1_000 })
      .filter(({ kind }) => kind === 'sendLimit')
      .map(({ person, after }) => `${person} ${after?.['grossMinor']}`)
  return { db, living, audit, limit, seen, role: login.user }
}

test('what is done in a team is seen by all of it, under the names of its people, and what was done before or in a demo is not', async () => {
  const admin = await adminOf(postgres, 'shared')
  const jana = await sitDown(admin, 'Jana')
  const petr = await sitDown(admin, 'Petr')
  jana.limit(100)
  jana.limit(999, 'demo')
  jana.limit(200)
  // A demo is none by its name, and stays one when it is gone.
  jana.db.exec("UPDATE workspace SET name = (SELECT name FROM workspace WHERE id = 'w1')")
  jana.limit(998, 'demo')
  removeWorkspace(jana.db, workspaceIdSchema.parse('demo'))
  await jana.audit.tell()
  await petr.living.until(() => petr.living.changes.some(({ kind }) => kind === 'audit'))
  petr.audit.follow(petr.living.changes)
  await petr.audit.tell()
  petr.limit(300)
  await petr.audit.tell()
  await jana.audit.come()
  expect(petr.seen().sort()).toEqual(['Jana 100', 'Jana 200', 'petr 300'])
  expect(jana.seen().sort()).toEqual(['Petr 300', 'jana 100', 'jana 200', 'jana 998', 'jana 999'])
  const told = await it.query(
    "SELECT act ->> 'kind' AS kind, act ->> 'crm' AS crm FROM shared.audit",
  )
  const { baseUrl } = sampleWorkspace('w1')
  const limit = { kind: 'sendLimit', crm: originOf(baseUrl) }
  expect(told.rows).toEqual([limit, limit, limit])
  expect(await verifyTeamAudit(admin)).toMatchObject({ value: { rows: 3, broken: [] } })
})

test('what was done while the database was away arrives later, and once, also where the answer was not heard', async () => {
  const admin = await adminOf(postgres, 'offline')
  const proxy = await startFaultyProxy(postgres.port)
  const jana = await sitDown(admin, 'Jana', proxy.port)
  proxy.become('cut')
  await jana.living.until(() => !isHere(jana.living))
  for (let sum = 1; sum <= 250; sum++) jana.limit(sum)
  await jana.audit.tell()
  expect(await verifyTeamAudit(admin)).toMatchObject({ value: { rows: 0 } })
  proxy.become('none')
  jana.living.desk.hurry()
  await jana.living.until(() => isHere(jana.living))
  await jana.audit.come()
  expect(await verifyTeamAudit(admin)).toMatchObject({ value: { rows: 250, broken: [] } })
  // The application was killed before it wrote down that the team knows.
  jana.db.exec('UPDATE audit_shared SET told = since')
  await jana.audit.come()
  expect(await verifyTeamAudit(admin)).toMatchObject({ value: { rows: 250, broken: [] } })
  expect(jana.seen()).toHaveLength(250)
})

test('what is done while the team has lost the desk arrives when it has come again', async () => {
  const admin = await adminOf(postgres, 'asleep')
  const jana = await sitDown(admin, 'Jana')
  jana.limit(100)
  // A computer that has slept does not know yet that the team has lost it.
  await it.query('UPDATE asleep.desk SET is_lost = true')
  while (listUntoldActs(jana.db, 'crm') !== null) {
    await jana.living.until(() => isHere(jana.living))
    await jana.audit.tell()
  }
  expect(await verifyTeamAudit(admin)).toMatchObject({ value: { rows: 1, broken: [] } })
})

test('a database that was restored is told again what it has forgotten, and followed anew', async () => {
  const admin = await adminOf(postgres, 'restored')
  const jana = await sitDown(admin, 'Jana')
  const petr = await sitDown(admin, 'Petr')
  jana.limit(100)
  await jana.audit.tell()
  petr.limit(200)
  await petr.audit.come()
  await jana.audit.come()
  await it.query(`SET search_path = restored; ALTER TABLE audit DISABLE TRIGGER ALL;
    DELETE FROM audit; UPDATE audit_head SET last = 0, hash = ''`)
  await petr.audit.come()
  await jana.audit.come()
  await petr.audit.come()
  expect(await verifyTeamAudit(admin)).toMatchObject({ value: { rows: 2, broken: [] } })
  expect(jana.seen().sort()).toEqual(['Petr 200', 'jana 100'])
  expect(petr.seen().sort()).toEqual(['Jana 100', 'petr 200'])
})

test('whoever works with payments again reads what was done with them meanwhile, and whoever does no more has none of it', async () => {
  const admin = await adminOf(postgres, 'areas')
  const jana = await sitDown(admin, 'Jana')
  const eva = await sitDown(admin, 'Eva', postgres.port, ['media'])
  jana.limit(100)
  const [limit] = listUntoldActs(jana.db, 'crm')?.acts ?? []
  const payment = { ...limit, kind: 'payment', hash: 'a'.repeat(64) }
  const told = [JSON.stringify([payment])]
  expect(await jana.living.desk.act(anyRow, 'append_audit', told)).toMatchObject({ ok: true })
  await jana.audit.tell()
  const listed = async (areas: readonly TeamArea[]) => {
    valueIn(await changeAreas(admin, { role: eva.role, areas }))
    while ((await eva.living.desk.act(anyRow, 'beat')).ok !== true) {
      await eva.living.until(() => isHere(eva.living))
    }
    await eva.audit.come()
    return listActs(eva.db, { filter: everything, offset: 0, limit: 100 }).flatMap(({ kind }) =>
      kind === 'sendLimit' || kind === 'payment' ? [kind] : [],
    )
  }
  expect(await listed(['media'])).toEqual(['sendLimit'])
  expect(await listed(['media', 'accounting'])).toEqual(['sendLimit', 'payment'])
  expect(await listed(['media'])).toEqual(['sendLimit'])
})

test('what the team cannot take, or a newer Unitdesk has told, keeps nobody from the rest', async () => {
  const admin = await adminOf(postgres, 'newer')
  const jana = await sitDown(admin, 'Jana')
  const petr = await sitDown(admin, 'Petr')
  const large = sampleWorkspace('large')
  insertWorkspace(petr.db, { ...large, name: 'x'.repeat(30_000) })
  petr.limit(200)
  await petr.audit.tell()
  const newer = JSON.stringify([{ hash: 'a'.repeat(64), kind: 'of a later version' }])
  expect(await petr.living.desk.act(anyRow, 'append_audit', [newer])).toMatchObject({ ok: true })
  petr.limit(300)
  await petr.audit.tell()
  await jana.audit.come()
  expect(jana.seen()).toEqual(['Petr 300', 'Petr 200'])
  expect(countActs(jana.db, { ...everything, person: 'Petr' })).toBe(2)
})

/** Somebody who has joined by an invitation, in an application as it is. */
const openApplication = async (admin: TeamAdmin, name: string) => {
  const app = await startAccounts()
  const role = personRole(admin.team, name) ?? ''
  const { password } = valueIn(await invitePerson(admin, { role, name, areas: usualAreas }))
  const { port, authority } = postgres
  const invitation = writeInvitation({
    host: '127.0.0.1',
    port,
    database: postgres.admin.database,
    user: role,
    team: admin.team,
    password: password.reveal(),
    authority,
  })
  expectValue(await app.call('team.join', { invitation }))
  const page = { filter: everything, offset: 0, limit: 100 }
  const readActs = async () =>
    fromJson(expectValue(await app.call('activity.listActs', page)).acts).map(
      ({ person, kind }) => `${person} ${kind}`,
    )
  /** Resolves when the list has it, which is looked at with every change that is announced. */
  const untilListed = async (act: string): Promise<void> => {
    for (;;) {
      const changed = new Promise<void>((resolve) => {
        const stop = app.services.follow(() => {
          stop()
          resolve()
        })
      })
      if ((await readActs()).includes(act)) return
      await changed
    }
  }
  return { app, readActs, untilListed }
}

test('windows of a team list what is done at the others by themselves', async () => {
  const admin = await adminOf(postgres, 'windows')
  const jana = await openApplication(admin, 'Jana')
  const petr = await openApplication(admin, 'Petr')
  insertWorkspace(jana.app.store.db, sampleWorkspace('w1'))
  await petr.untilListed('Jana workspace')
  insertWorkspace(petr.app.store.db, sampleWorkspace('w2'))
  await jana.untilListed('Petr account')
  expect((await jana.readActs()).filter((act) => act.startsWith('Jana'))).toEqual([])
})

test('an act that the database has told is of the workspace that is here for its CRM, also at the desk of whoever did it', async () => {
  const admin = await adminOf(postgres, 'told_there')
  const jana = await sitDown(admin, 'Jana')
  const petr = await sitDown(admin, 'Petr')
  const draft = randomUUID()
  const { desk } = jana.living
  const shared = [draft, originOf(sampleWorkspace('w1').baseUrl), 7, 'Podzim']
  valueIn(await desk.act(anyRow, 'share_draft', shared))
  valueIn(await desk.act(anyRow, 'ask_approval', [draft, randomUUID(), 0]))
  for (const { audit, db } of [jana, petr]) {
    await audit.come()
    expect(listActs(db, { filter: everything, offset: 0, limit: 1 })).toMatchObject([
      {
        kind: 'approval',
        person: 'Jana',
        workspace: sampleWorkspace('w1').name,
        projectId: 7,
        subject: 'Podzim',
      },
    ])
  }
})

test('what the database tells of a demo is of the demo, as what its desks tell', async () => {
  const admin = await adminOf(postgres, 'told_of_demo')
  const jana = await sitDown(admin, 'Jana')
  removeWorkspace(jana.db, workspaceIdSchema.parse('w1'))
  const draft = randomUUID()
  const { desk } = jana.living
  const shared = [draft, originOf(sampleWorkspace('demo').baseUrl), 7, 'Podzim']
  valueIn(await desk.act(anyRow, 'share_draft', shared))
  valueIn(await desk.act(anyRow, 'ask_approval', [draft, randomUUID(), 0]))
  await jana.audit.come()
  expect(listActs(jana.db, { filter: everything, offset: 0, limit: 1 })).toMatchObject([
    { kind: 'approval', workspace: 'Demo', crm: 'demo' },
  ])
})
