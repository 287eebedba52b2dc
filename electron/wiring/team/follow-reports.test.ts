import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { loginKey } from '#core/accounts/login-key'
import type { TeamReport } from '#core/exports/reports/team-report'
import { systemClock } from '../../clock.ts'
import { listActs } from '../../store/activity/audit/audit.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { teamKeyOf } from '../../team/key/team-key.ts'
import { teamFault } from '../../team/team-result.ts'
import { joined, startDesk } from '../../team/testing/living-desk.ts'
import type { LoginOfPostgres } from '../../team/testing/run-postgres.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf, valueIn } from '../../team/testing/team-of-test.ts'
import { daily } from '../testing/exports/acts.ts'
import { insertFirstWorkspace } from '../testing/first-workspace.ts'
import { followReports } from './follow-reports.ts'

const postgres = await startPostgres()
const baseUrl = 'https://crm.example.com/api'
const key = teamKeyOf(Buffer.alloc(32, 7))

const at = (time: string): TeamReport => ({
  name: `At ${time}`,
  content: { name: 'products', format: 'xlsx', parameters: {} },
  rules: daily(time),
  login: loginKey({ baseUrl, login: 'exports@demo' }),
})

/** A computer of somebody, which has the login that the report is loaded with. */
const sitDown = async (team: string, login: LoginOfPostgres) => {
  const store = await openOrThrow({ directory: storeFolder() })
  onTestFinished(() => store.close())
  insertFirstWorkspace(store, { baseUrl, accounts: { exports: ['exports'] } })
  const living = startDesk(postgres, team, login, { home: randomUUID() })
  await living.until(() => living.desk.standing().kind === 'here')
  valueIn(await living.desk.act(z.unknown(), 'offer_key', [key.print]))
  const { reports, come } = followReports(store, {
    clock: systemClock,
    newId: randomUUID,
    desk: living.desk,
    key: { read: () => key },
    isRunnerAhead: () => false,
  })
  const told = () =>
    listActs(store.db, {
      filter: { unit: '', person: null, from: null, to: null },
      offset: 0,
      limit: 100,
    }).flatMap(({ kind, outcome, subject }) => (kind === 'report' ? [`${outcome} ${subject}`] : []))
  return { reports, come, told }
}

test('a change of a report is told by the computer that has made it, and by no other one of the same person', async () => {
  const login = await joined(postgres, await adminOf(postgres, 'two_homes'), 'Jana')
  const office = await sitDown('two_homes', login)
  const home = await sitDown('two_homes', login)
  const id = randomUUID()
  for (const time of ['08:00', '09:00']) {
    await office.reports.save(id, at(time))
    for (const computer of [office, home]) await computer.come()
  }
  await home.reports.remove(id)
  for (const computer of [office, home]) await computer.come()
  expect(office.told()).toEqual(['changed At 09:00', 'made At 08:00'])
  expect(home.told()).toEqual(['changed At 09:00'])
})

test.each([
  ['noTeam', '3F000', 'afterFix'],
  ['other', '54000', 'afterFix'],
  ['other', '53100', 'now'],
  ['unreachable', null, 'now'],
] as const)(
  'a report that the team does not take with %s (%s) may be saved again: %s',
  async (kind, code, again) => {
    const store = await openOrThrow({ directory: storeFolder() })
    onTestFinished(() => store.close())
    const { reports } = followReports(store, {
      clock: systemClock,
      newId: randomUUID,
      desk: { act: () => Promise.resolve(teamFault(kind, code)) },
      key: { read: () => key },
      isRunnerAhead: () => false,
    })
    const refused = { ok: false, failure: { kind: 'team', fault: kind, again } }
    expect(await reports.save(randomUUID(), at('08:00'))).toEqual(refused)
    expect(await reports.remove(randomUUID())).toEqual(refused)
  },
)
