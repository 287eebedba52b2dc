import { expect, test } from 'vitest'
import { expectValue } from '#core/contract/testing/expect-value'
import type { RunRules } from '#core/exports/schedule/job-progress'
import type { ReportJobId } from '#core/ids'
import { toJson } from '#core/json'
import { secondMs } from '#core/time'
import { startCrm } from '../../features/accounts/testing/start-crm.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { daily, unitsDefinition } from '../testing/exports/acts.ts'
import { type App, type Crm, sitDownInTeam, teamOf, until } from '../testing/team/app-in-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

interface Desk {
  readonly app: App
  readonly workspaceId: string
  readonly reportId: ReportJobId
}

const sitDown = async (
  crm: Crm,
  { team, name }: { readonly team: string; readonly name: string },
): Promise<Desk> => {
  const desk = await sitDownInTeam(postgres, crm, { team, name })
  return { ...desk, reportId: await save(desk) }
}

const save = async (
  { app, workspaceId }: Pick<Desk, 'app' | 'workspaceId'>,
  rules: RunRules | null = null,
  reportId: ReportJobId | null = null,
): Promise<ReportJobId> => {
  const definition = toJson({ ...unitsDefinition, rules })
  const saved = await app.call('exports.saveReport', { workspaceId, reportId, definition })
  return expectValue(saved).reportId
}

const reportOf = async ({ app, workspaceId, reportId }: Desk) =>
  expectValue(await app.call('exports.listReports', { workspaceId })).find(
    ({ id }) => id === reportId,
  )

const runsOf = async ({ app, reportId }: Desk) =>
  expectValue(await app.call('exports.listRuns', { reportId }))

const ended = ({ app }: Desk) =>
  until(app, async () => app.jobs.list().every(({ outcome }) => outcome !== null))

const run = async (desk: Desk): Promise<void> => {
  expectValue(await desk.app.call('exports.runReport', { reportId: desk.reportId }))
  await ended(desk)
}

const codeOf = async ({ app }: Desk) => expectValue(await app.call('team.showKey', {}))?.code ?? ''

const hears = (desk: Desk) =>
  until(desk.app, async () => (await reportOf(desk))?.ofColleague !== null)

const asked = async (crm: Crm) =>
  (await crm.requests()).filter(({ endpoint }) => endpoint.startsWith('list-excel')).length

const bytesOf = ({ app: { store } }: Desk) =>
  store.db.prepare('SELECT sha256, contents FROM export_contents').all()

/** Two with the same report, the second of whom got the key of the first. */
const two = async (team: string) => {
  const crm = await startCrm()
  const jana = await sitDown(crm, { team, name: 'Jana' })
  const petr = await sitDown(crm, { team, name: 'Petr' })
  expectValue(await petr.app.call('team.takeKey', { code: await codeOf(jana) }))
  return { crm, jana, petr }
}

test('the first desk makes the key, and another one gets it by the code alone', async () => {
  const crm = await startCrm()
  const jana = await sitDown(crm, { team: 'keys', name: 'Jana' })
  const petr = await sitDown(crm, { team: 'keys', name: 'Petr' })
  const stranger = await sitDown(crm, { team: 'others', name: 'Eva' })
  expect([(await teamOf(jana.app))?.hasKey, (await teamOf(petr.app))?.hasKey]).toEqual([
    true,
    false,
  ])
  const take = (code: string) => petr.app.call('team.takeKey', { code })
  expect(await take('ABCD')).toMatchObject({ failure: { rule: 'keyCode' } })
  expect(await take(await codeOf(stranger))).toMatchObject({ failure: { rule: 'otherKeyCode' } })
  expect(await codeOf(petr)).toBe('')
  const code = await codeOf(jana)
  expectValue(await take(code.toLowerCase().replaceAll('-', ' ')))
  expect((await teamOf(petr.app))?.hasKey).toBe(true)
  expect(await codeOf(petr)).toBe(code)
  // Neither the code nor the key is anywhere but in the keychains.
  const { rows } = await owner.query('SELECT * FROM keys.seal_key')
  expect(JSON.stringify(rows)).not.toContain(code)
  for (const { app } of [jana, petr]) {
    expect([...app.keychain.entries.values()]).toContain(code)
    expect(app.store.db.serialize().includes(code)).toBe(false)
  }
  expectValue(await petr.app.call('team.leave', {}))
  expect([...petr.app.keychain.entries.values()]).not.toContain(code)
})

test('a run of a colleague is opened as a run of one’s own, and the CRM is not asked again', async () => {
  const { crm, jana, petr } = await two('opened')
  await run(jana)
  await hears(petr)
  expect(await reportOf(petr)).toMatchObject({ ofColleague: { by: 'Jana', isTooLarge: false } })
  await run(petr)
  expect(await asked(crm)).toBe(1)
  const [own] = await runsOf(petr)
  const [ofJana] = await runsOf(jana)
  expect(own).toMatchObject({ state: 'done', loadedBy: 'Jana', sha256: ofJana?.sha256 })
  expect(ofJana).toMatchObject({ loadedBy: null })
  expect(bytesOf(petr)).toEqual(bytesOf(jana))
  // The same is not offered twice.
  expect((await reportOf(petr))?.ofColleague).toBeNull()
  expect(await petr.app.call('exports.runReport', { reportId: petr.reportId })).toMatchObject({
    failure: { kind: 'cooling' },
  })
  const { rows } = await owner.query('SELECT sealed FROM opened.shared_chunk')
  const [packed] = bytesOf(jana) as { contents: Uint8Array }[]
  const beginning = Buffer.from(packed?.contents ?? []).subarray(0, 16)
  for (const { sealed } of rows) expect(sealed.includes(beginning)).toBe(false)
})

test('a schedule takes what a colleague has loaded for its own moment', async () => {
  const { crm, jana, petr } = await two('schedules')
  await run(jana)
  await hears(petr)
  const { clock } = petr.app
  // 22:26:40 in Prague.
  await save(petr, daily('22:27'), petr.reportId)
  clock.moveTo(clock.now() + 30 * secondMs)
  expectValue(await petr.app.call('exports.resumeReport', { reportId: petr.reportId }))
  await until(petr.app, async () => (await runsOf(petr)).some(({ state }) => state === 'done'))
  expect(await runsOf(petr)).toMatchObject([
    { trigger: 'schedule', loadedBy: 'Jana', slot: expect.any(Number) },
  ])
  expect((await reportOf(petr))?.progress).toMatchObject({ waiting: null, running: null })
  expect(await asked(crm)).toBe(1)
})

test('of two that are due at once one asks the CRM, and the other has its run for the same time', async () => {
  const { crm, jana, petr } = await two('due')
  const look = ({ app, reportId }: Desk) => app.call('exports.resumeReport', { reportId })
  for (const desk of [jana, petr]) {
    await save(desk, daily('22:27'), desk.reportId)
    desk.app.clock.moveTo(desk.app.clock.now() + 30 * secondMs)
  }
  await Promise.all([look(jana), look(petr)])
  const isDone = async (desk: Desk) => (await runsOf(desk)).some(({ state }) => state === 'done')
  await Promise.race([jana, petr].map((desk) => until(desk.app, () => isDone(desk))))
  const [first, other] = (await isDone(jana)) ? [jana, petr] : [petr, jana]
  await hears(other)
  await ended(other)
  expectValue(await look(other))
  await until(other.app, () => isDone(other))
  const [[own], [taken]] = [await runsOf(first), await runsOf(other)]
  expect(own).toMatchObject({ loadedBy: null, slot: taken?.slot })
  expect(taken).toMatchObject({ trigger: 'schedule', loadedBy: first === jana ? 'Jana' : 'Petr' })
  expect(await asked(crm)).toBe(1)
})

test('without the key a desk waits as ever, and what was changed in the database is not believed', async () => {
  const { crm, jana, petr } = await two('changed')
  const eva = await sitDown(crm, { team: 'changed', name: 'Eva' })
  await run(jana)
  await hears(petr)
  expect((await reportOf(eva))?.ofColleague).toBeNull()
  await until(eva.app, async () => (await teamOf(eva.app))?.exports.length === 1)
  expect(await eva.app.call('exports.runReport', { reportId: eva.reportId })).toMatchObject({
    failure: { kind: 'cooling' },
  })
  await owner.query(
    'UPDATE changed.shared_chunk SET sealed = set_byte(sealed, 40, 255 - get_byte(sealed, 40))',
  )
  await run(petr)
  // It waits until the CRM may be asked for it.
  expect(await runsOf(petr)).toMatchObject([{ state: 'postponed', loadedBy: null, sha256: null }])
  expect(bytesOf(petr)).toEqual([])
  expect(await asked(crm)).toBe(1)
})

test('a report that asks for something else has nothing of it', async () => {
  const { jana, petr } = await two('other')
  const definition = toJson({
    ...unitsDefinition,
    content: { ...unitsDefinition.content, parameters: { headermode: 'labels' } },
  })
  const { workspaceId } = petr
  const other = expectValue(
    await petr.app.call('exports.saveReport', { workspaceId, reportId: null, definition }),
  )
  await run(jana)
  await hears(petr)
  expect((await reportOf({ ...petr, reportId: other.reportId }))?.ofColleague).toBeNull()
})

test('the window of somebody whose role has no reports hears as well that the code was taken', async () => {
  const crm = await startCrm()
  const jana = await sitDown(crm, { team: 'unread', name: 'Jana' })
  const petr = await sitDown(crm, { team: 'unread', name: 'Petr' })
  await owner.query("UPDATE unread.person SET areas = '{leads}' WHERE role = 'unread_person_petr'")
  const code = await codeOf(jana)
  const told: (readonly string[])[] = []
  const stop = petr.app.services.follow((topics) => told.push(topics))
  expectValue(await petr.app.call('team.takeKey', { code }))
  stop()
  expect(told.flat()).toContain('team')
})

test('whoever looks after the team puts the key of their computer in the place of one that nobody has', async () => {
  const crm = await startCrm()
  const [jana, petr] = [
    await sitDown(crm, { team: 'rekeyed', name: 'Jana' }),
    await sitDown(crm, { team: 'rekeyed', name: 'Petr' }),
  ]
  const hasKey = async ({ app }: Desk) => (await teamOf(app))?.hasKey
  const code = await codeOf(jana)
  expectValue(await petr.app.call('team.takeKey', { code }))
  await owner.query(
    `UPDATE rekeyed.seal_key SET print = repeat('f', 64), role = 'rekeyed_person_petr';
     SELECT rekeyed._tell('key', '{}');
     UPDATE rekeyed.change SET role = 'rekeyed_person_petr' WHERE kind = 'key'`,
  )
  for (const desk of [jana, petr]) await until(desk.app, async () => (await hasKey(desk)) === false)
  expect(await petr.app.call('team.replaceKey', {})).toMatchObject({
    failure: { kind: 'outsideRole', area: 'admin' },
  })
  await owner.query(
    "UPDATE rekeyed.person SET areas = areas || '{admin}'::text[] WHERE role = 'rekeyed_person_jana'",
  )
  expectValue(await jana.app.call('team.replaceKey', {}))
  // Who has the one that is right already needs no code.
  await until(petr.app, async () => (await hasKey(petr)) === true)
  expect([await codeOf(jana), (await teamOf(petr.app))?.keyMadeBy]).toEqual([code, 'Jana'])
})
