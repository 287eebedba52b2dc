import { expect, test } from 'vitest'
import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import type { TeamReport } from '#core/exports/reports/team-report'
import { newProgress } from '#core/exports/schedule/job-progress'
import { accountIdSchema, type ReportJobId, reportJobIdSchema, runIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { daily, unitsDefinition } from '../../../wiring/testing/exports/acts.ts'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import { emptyReports } from '../../../wiring/testing/exports/empty-reports.ts'
import { saveForAll, shareReport, takeFromTeam } from './share-report.ts'
import { noTeamReports } from './tell-team.ts'

const away = failed({ kind: 'team', fault: 'unreachable', again: 'now' } as const)
const account = {
  id: accountIdSchema.parse('a1'),
  label: 'Exports',
  baseUrl: 'https://crm.example.com',
  login: 'Eva',
}

const start = async () => {
  const { store, workspaceId, add } = await emptyReports()
  const world = {
    team: success(null) as Result<null>,
    account: success(account) as Result<typeof account>,
    told: [] as [id: string, report: TeamReport | null][],
    /** What happens here until the team has heard. */
    meanwhile: () => {},
    save: store.write.saveReport,
  }
  const tell = (id: string, report: TeamReport | null) => {
    world.told.push([id, report])
    world.meanwhile()
    return Promise.resolve(world.team)
  }
  const dependencies = {
    store: {
      ...store,
      write: {
        ...store.write,
        saveReport: (...saved: Parameters<typeof store.write.saveReport>) => world.save(...saved),
      },
    },
    clock: { now: () => 7, elapsedMs: () => 0 },
    newId: () => 'new',
    grantedPath: () => success('/picked'),
    shownAccountFor: () => world.account,
    teamReports: {
      save: tell,
      remove: (id: string) => tell(id, null),
      isRunnerAhead: () => false,
    },
  }
  const save = (reportId: ReportJobId | null, changes: Partial<ReportDefinition>) =>
    saveForAll(dependencies, {
      workspaceId,
      reportId,
      definition: toJson({ ...unitsDefinition, ...changes }),
    })
  return {
    world,
    store,
    add,
    save,
    share: (id: ReportJobId) => shareReport(dependencies, id),
    take: (id: ReportJobId) => takeFromTeam(dependencies, id),
    read: (id: ReportJobId) => store.readReport(id),
  }
}

const { name, content } = unitsDefinition
const login = { origin: 'https://crm.example.com', login: 'eva' }

test('a report is shared by its own ID, with the login that it leaves with here, and its times go on', async () => {
  const { world, add, share, read } = await start()
  const rules = daily('08:00')
  const { id, progress } = add('r1', { rules })
  expect(await share(id)).toEqual(success(null))
  expect(world.told).toEqual([['r1', { name, content, rules, login }]])
  expect(read(id)?.definition).toEqual({
    ...unitsDefinition,
    rules,
    accountId: account.id,
    ofTeam: 'r1',
  })
  expect(read(id)?.progress?.handledUntil).toBe(progress?.handledUntil ?? 7)
})

test('a report that the team is not told of, or has no account for, stays as it was', async () => {
  const { world, add, share, read } = await start()
  const before = add('r1')
  world.team = away
  expect(await share(before.id)).toEqual(away)
  expect(read(before.id)).toEqual(before)
  const refused = failed({ kind: 'notAllowed', reason: 'noAccount', again: 'afterFix' } as const)
  world.team = success(null)
  world.account = refused
  world.told = []
  expect(await share(before.id)).toEqual(refused)
  expect([world.told, read(before.id)]).toEqual([[], before])
  expect(await share(reportJobIdSchema.parse('none'))).toEqual(notFound('never'))
})

test('what is changed of a report of the team is told, and taken back where the team does not hear of it', async () => {
  const { world, add, save, read } = await start()
  const before = add('r1', { ofTeam: 'r1', rules: daily('08:00') })
  expect(await save(before.id, { name: 'Homes' })).toMatchObject({ ok: true })
  expect(world.told).toEqual([['r1', { name: 'Homes', content, rules: null, login }]])
  const homes = read(before.id)
  expect(homes).toMatchObject({ definition: { name: 'Homes', ofTeam: 'r1' }, progress: null })
  world.team = away
  expect(await save(before.id, { name: 'Flats', rules: daily('09:00') })).toEqual(away)
  expect(read(before.id)).toEqual(homes)
})

test('times of a report of the team are as they were where a change of them is taken back', async () => {
  const { world, add, save, share, read } = await start()
  const { id } = add('r1', { rules: daily('08:00') })
  await share(id)
  const before = read(id)
  world.team = away
  expect(await save(id, { rules: null })).toEqual(away)
  expect(read(id)).toEqual(before)
})

test('a report of one desk alone is told to nobody', async () => {
  const { world, add, save, take } = await start()
  world.team = away
  const { id } = add('r1')
  expect(await save(id, { name: 'Mine' })).toMatchObject({ ok: true })
  expect(await save(null, { name: 'New' })).toEqual(success({ reportId: 'new' }))
  expect(await take(id)).toEqual(success(null))
  expect(world.told).toEqual([])
})

test('a report that is taken from the team goes on here, and stays where the team does not hear of it', async () => {
  const { world, add, take, read } = await start()
  const before = add('r1', { ofTeam: 'shared', rules: daily('08:00') })
  world.team = away
  expect(await take(before.id)).toEqual(away)
  expect(read(before.id)).toEqual(before)
  world.team = success(null)
  expect(await take(before.id)).toEqual(success(null))
  expect(world.told.at(-1)).toEqual(['shared', null])
  expect(read(before.id)?.definition).toEqual({ ...unitsDefinition, rules: daily('08:00') })
})

test('a change without an account for it is taken back, and what the disk refuses of that is told', async () => {
  const { world, store, add, save, read } = await start()
  const before = add('r1', { ofTeam: 'r1' })
  world.account = failed({ kind: 'notAllowed', reason: 'noAccount', again: 'afterFix' })
  expect(await save(before.id, { name: 'Homes' })).toEqual(world.account)
  expect([world.told, read(before.id)]).toEqual([[], before])
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
  let left = 1
  world.save = (...saved) => {
    left -= 1
    return left < 0 ? full : store.write.saveReport(...saved)
  }
  expect(await save(before.id, { name: 'Homes' })).toEqual(full)
})

const slot = 5
const running = {
  slot,
  reason: 'onTime',
  isPostponed: false,
  attempt: 1,
  unreachable: null,
} as const

/** A report of the team whose run is under way. */
const underWay = async () => {
  const started = await start()
  const { store, add, world } = started
  const rules = daily('08:00')
  const { id } = add('r1', { ofTeam: 'r1', rules }, { progress: { ...newProgress(1), running } })
  const run = begunRun({
    id: runIdSchema.parse('run'),
    reportId: id,
    trigger: 'schedule',
    slot,
    at: slot,
  })
  store.write.startRun(run, null)
  const end = () => {
    const ended = { reportId: id, at: 9, progress: newProgress(1), accounts: [] }
    store.write.finishRun({ id: run.id, at: 9, state: 'cancelled', failure: null }, ended)
  }
  return { ...started, world, id, rules, end, running: () => started.read(id)?.progress?.running }
}

test('a run that ends until the team has heard of a change keeps its report waiting for nothing', async () => {
  const other = daily('09:00')
  for (const [act, team] of [
    ['share', success(null)],
    ['take', success(null)],
    ['rename', away],
    ['reschedule', away],
  ] as const) {
    const { world, save, share, take, end, id, rules, running: left } = await underWay()
    world.team = team
    world.meanwhile = end
    if (act === 'share') await share(id)
    else if (act === 'take') await take(id)
    else await save(id, act === 'rename' ? { name: 'Homes', rules } : { rules: other })
    expect([act, left()]).toEqual([act, null])
  }
})

test('a run that goes on is under way also where a change of the times is taken back', async () => {
  const { world, save, id, running: left } = await underWay()
  world.team = away
  await save(id, { rules: null })
  expect(left()).toEqual(running)
})

test('a report that is removed until the team has heard of it does not come back', async () => {
  for (const act of ['share', 'take', 'save'] as const) {
    const { world, store, save, share, take, read, id } = await underWay()
    world.team = act === 'save' ? away : success(null)
    world.meanwhile = () => store.write.removeReport(id)
    const acts = {
      share: () => share(id),
      take: () => take(id),
      save: () => save(id, { name: 'Homes' }),
    }
    await acts[act]()
    expect([act, read(id)]).toEqual([act, null])
    // The team, which has been told of it, is told that as well.
    if (act === 'share') expect(world.told.at(-1)).toEqual([id, null])
  }
})

test('a report that has come back as removed before it went on here has its times all the same', async () => {
  const { world, store, take, read, id, rules } = await underWay()
  world.meanwhile = () => {
    const known = read(id) ?? expect.fail('there is no report')
    const { ofTeam: _ofTeam, ...definition } = known.definition
    store.write.saveReport(
      { ...known, definition: { ...definition, rules: null }, progress: null },
      null,
    )
  }
  await take(id)
  expect(read(id)).toMatchObject({ definition: { rules }, progress: { handledUntil: 7 } })
})

test('a desk that is alone waits for no runner', () => {
  expect(noTeamReports.isRunnerAhead()).toBe(false)
})
