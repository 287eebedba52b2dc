import { expect, test } from 'vitest'
import { expectValue } from '#core/contract/testing/expect-value'
import type { ReportJobId } from '#core/ids'
import { toJson } from '#core/json'
import { startAccounts } from '../../features/accounts/testing/start-accounts.ts'
import { startCrm } from '../../features/accounts/testing/start-crm.ts'
import { startFaultyProxy } from '../../team/testing/faulty-proxy.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf } from '../../team/testing/team-of-test.ts'
import { daily, unitsDefinition } from '../testing/exports/acts.ts'
import {
  type App,
  type Crm,
  connectCrm,
  invitationFor,
  isHere,
  sitDownInTeam,
  teamOf,
  until,
} from '../testing/team/app-in-team.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: postgres.admin.database })

interface Desk {
  readonly app: App
  readonly workspaceId: string
}

const sitDown = (crm: Crm, person: Parameters<typeof sitDownInTeam>[2]): Promise<Desk> =>
  sitDownInTeam(postgres, crm, person)

const handKey = async (from: Desk, to: Desk): Promise<void> => {
  const shown = expectValue(await from.app.call('team.showKey', {}))
  expectValue(await to.app.call('team.takeKey', { code: shown?.code ?? '' }))
}

const save = ({ app, workspaceId }: Desk, time: string, reportId: ReportJobId | null = null) =>
  app.call('exports.saveReport', {
    workspaceId,
    reportId,
    definition: toJson({ ...unitsDefinition, name: `At ${time}`, rules: daily(time) }),
  })

const reportsOf = async ({ app, workspaceId }: Desk) =>
  expectValue(await app.call('exports.listReports', { workspaceId }))

const hasReports = (desk: Desk, names: readonly string[]) =>
  until(desk.app, async () => {
    const reports = await reportsOf(desk)
    return JSON.stringify(reports.map(({ name }) => name)) === JSON.stringify(names)
  })

test('a report of the team is at every desk that has the key, with every change of it', async () => {
  const crm = await startCrm()
  const jana = await sitDown(crm, { team: 'shares', name: 'Jana' })
  const petr = await sitDown(crm, { team: 'shares', name: 'Petr' })
  const { reportId } = expectValue(await save(jana, '08:00'))
  expectValue(await jana.app.call('exports.shareReport', { reportId, with: 'team' }))
  expect((await reportsOf(jana))[0]?.ofTeam).toEqual(expect.any(String))
  expect(await reportsOf(petr)).toEqual([])
  // It is there as soon as the key is.
  await handKey(jana, petr)
  await hasReports(petr, ['At 08:00'])
  const [own] = await reportsOf(petr)
  expect(own).toMatchObject({ rules: daily('08:00'), progress: { paused: null } })
  expect(own?.account).toMatchObject({ label: 'Exports' })
  expectValue(await save(jana, '09:00', reportId))
  await hasReports(petr, ['At 09:00'])
  // What was seen of a report is in no table of the database.
  const { rows } = await owner.query('SELECT sealed FROM shares.team_report')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.sealed.includes('At 09:00')).toBe(false)
  if (own === undefined) throw new Error('there is no report')
  expectValue(await petr.app.call('exports.removeReport', { reportId: own.id }))
  await until(jana.app, async () => (await reportsOf(jana))[0]?.ofTeam === undefined)
  expect(await reportsOf(jana)).toMatchObject([{ id: reportId, rules: null, progress: null }])
  expect(await reportsOf(petr)).toEqual([])
  // Who takes a change of somebody else tells nothing of it.
  const told = async () =>
    (
      await owner.query(
        `SELECT name, act ->> 'outcome' AS outcome FROM shares.audit WHERE act ->> 'kind' = 'report' ORDER BY id`,
      )
    ).rows.map(({ name, outcome }) => `${name} ${outcome}`)
  await expect.poll(told).toContain('Petr removed')
  const ofPetr = (await told()).filter((act) => act.startsWith('Petr'))
  expect(ofPetr).toEqual(['Petr changed', 'Petr removed'])
})

test('whoever joins the team before there is a CRM has its reports with the login', async () => {
  const crm = await startCrm()
  const jana = await sitDown(crm, { team: 'joinsfirst', name: 'Jana' })
  const { reportId } = expectValue(await save(jana, '08:00'))
  expectValue(await jana.app.call('exports.shareReport', { reportId, with: 'team' }))
  const app = await startAccounts()
  const admin = await adminOf(postgres, 'joinsfirst')
  const invitation = await invitationFor(postgres, { admin, name: 'Petr' })
  expectValue(await app.call('team.join', { invitation }))
  await until(app, async () => (await teamOf(app))?.hasKey === false)
  const shown = expectValue(await jana.app.call('team.showKey', {}))
  expectValue(await app.call('team.takeKey', { code: shown?.code ?? '' }))
  // It has read the reports of the team by then.
  await until(app, async () => (await teamOf(app))?.hasKey === true)
  await app.call('team.listPeople', {})
  const workspaceId = await connectCrm(app, crm)
  await hasReports({ app, workspaceId }, ['At 08:00'])
})

test('a desk keeps alone what it takes from the team, and changes nothing of the team that it cannot tell', async () => {
  const crm = await startCrm()
  const proxy = await startFaultyProxy(postgres.port)
  const jana = await sitDown(crm, { team: 'alone', name: 'Jana', port: proxy.port })
  const petr = await sitDown(crm, { team: 'alone', name: 'Petr' })
  await handKey(jana, petr)
  const { reportId } = expectValue(await save(jana, '08:00'))
  expectValue(await jana.app.call('exports.shareReport', { reportId, with: 'team' }))
  await hasReports(petr, ['At 08:00'])
  proxy.become('cut')
  await until(jana.app, async () => !(await isHere(jana.app)))
  const away = { failure: { kind: 'team' } }
  expect(await save(jana, '09:00', reportId)).toMatchObject(away)
  expect(await jana.app.call('exports.removeReport', { reportId })).toMatchObject(away)
  expect(await jana.app.call('exports.shareReport', { reportId, with: 'nobody' })).toMatchObject(
    away,
  )
  expect(await reportsOf(jana)).toMatchObject([{ name: 'At 08:00', ofTeam: expect.any(String) }])
  proxy.become('none')
  expectValue(await jana.app.call('team.lookNow', {}))
  await until(jana.app, () => isHere(jana.app))
  expectValue(await jana.app.call('exports.shareReport', { reportId, with: 'nobody' }))
  expect(await reportsOf(jana)).toMatchObject([{ name: 'At 08:00', rules: daily('08:00') }])
  await until(petr.app, async () => (await reportsOf(petr))[0]?.rules === null)
  expect((await owner.query('SELECT sealed FROM alone.team_report')).rows).toEqual([
    { sealed: null },
  ])
})

test('whoever works with reports no more changes none of the team, and is told that it is the role', async () => {
  const crm = await startCrm()
  const jana = await sitDown(crm, { team: 'outside', name: 'Jana' })
  const { reportId } = expectValue(await save(jana, '08:00'))
  expectValue(await jana.app.call('exports.shareReport', { reportId, with: 'team' }))
  await owner.query("UPDATE outside.person SET areas = '{media}'")
  const outside = { failure: { kind: 'outsideRole', area: 'reports', again: 'afterFix' } }
  expect(await save(jana, '09:00', reportId)).toMatchObject(outside)
  expect(await jana.app.call('exports.removeReport', { reportId })).toMatchObject(outside)
})

test('a report that was changed in the database is at no desk', async () => {
  const crm = await startCrm()
  const jana = await sitDown(crm, { team: 'forges', name: 'Jana' })
  const petr = await sitDown(crm, { team: 'forges', name: 'Petr' })
  const { reportId } = expectValue(await save(jana, '08:00'))
  expectValue(await jana.app.call('exports.shareReport', { reportId, with: 'team' }))
  const other = expectValue(await save(jana, '10:00'))
  expectValue(await jana.app.call('exports.shareReport', { ...other, with: 'team' }))
  await owner.query(
    `UPDATE forges.team_report SET sealed = set_byte(sealed, 40, 255 - get_byte(sealed, 40))
     WHERE changed_at = (SELECT min(changed_at) FROM forges.team_report)`,
  )
  await handKey(jana, petr)
  await hasReports(petr, ['At 10:00'])
})

test('reports of a team that a desk has left stay there with their runs, run by hand, and are told to no other team', async () => {
  const crm = await startCrm()
  const jana = await sitDown(crm, { team: 'left', name: 'Jana' })
  const { reportId } = expectValue(await save(jana, '08:00'))
  expectValue(await jana.app.call('exports.shareReport', { reportId, with: 'team' }))
  const own = expectValue(await save(jana, '10:00'))
  expectValue(await jana.app.call('team.leave', {}))
  const [left, kept] = await reportsOf(jana)
  expect(left).toMatchObject({ id: reportId, name: 'At 08:00', rules: null, progress: null })
  expect(left?.ofTeam).toBeUndefined()
  expect(kept).toMatchObject({ id: own.reportId, rules: daily('10:00') })
  const admin = await adminOf(postgres, 'next')
  const invitation = await invitationFor(postgres, { admin, name: 'Jana' })
  expectValue(await jana.app.call('team.join', { invitation }))
  await until(jana.app, async () => (await teamOf(jana.app))?.hasKey === true)
  expectValue(await save(jana, '09:00', reportId))
  expect((await owner.query('SELECT * FROM next.team_report')).rows).toEqual([])
})
