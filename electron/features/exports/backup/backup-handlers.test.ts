import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failed, notFound, type Result, success } from '#core/contract/failure'
import type { BackupInput } from '#core/exports/backup/backup-definition'
import type { SavedTable } from '#core/exports/backup/backup-manifest'
import { newProgress } from '#core/exports/schedule/job-progress'
import { fileTokenSchema, type JobId, jobIdSchema, type ReportJobId } from '#core/ids'
import { toJson } from '#core/json'
import { dayMs } from '#core/time'
import { fullDisk } from '../../../wiring/testing/exports/running-reports.ts'
import { noRoom } from '../../../wiring/testing/exports/sent-dashboards.ts'
import {
  backupDefinition,
  backupSlot,
  hashOf,
  listedFile,
  writtenBackups,
} from '../../../wiring/testing/exports/written-backups.ts'
import { backupHandlers } from './backup-handlers.ts'

const context = { signal: new AbortController().signal }
const picked = fileTokenSchema.parse('picked')

const tableOf = (name: string, byte: number): SavedTable => ({
  name,
  format: 'xlsx',
  file: `${name}.xlsx`,
  readAt: new Date(backupSlot).toISOString(),
  rows: byte,
  bytes: byte,
  sha256: hashOf(byte),
})

const start = async () => {
  const started = await writtenBackups()
  const { store, dependencies, workspaceId, root } = started
  let ids = 0
  const state = {
    looks: 0,
    swept: 0,
    granted: success(root) as Result<string>,
    jobs: new Map<ReportJobId, JobId>(),
    cancelled: [] as JobId[],
    digested: () => success({ rows: 3, columns: [], cellsSha256: null, findings: [] }),
    write: store.write,
  }
  const unwanted = () => expect.fail('nobody has asked for that')
  const handlers = () =>
    backupHandlers({
      ...dependencies,
      store: { ...store, write: state.write },
      newId: () => `id${++ids}`,
      grantedPath: () => state.granted,
      notify: unwanted,
      giveSpaceBack: () => {
        state.swept += 1
      },
      reader: {
        digest: async () => state.digested(),
        readTable: unwanted,
        pivot: unwanted,
        compare: unwanted,
        convert: unwanted,
      },
      jobs: {
        start: unwanted,
        list: () => [],
        cancel: (id) => {
          state.cancelled.push(id)
          return success(null)
        },
        ended: () => Promise.resolve(),
        stop: () => Promise.resolve(),
      },
      schedule: {
        runs: { jobOf: (id) => state.jobs.get(id) ?? null },
        look: async () => {
          state.looks += 1
        },
      },
    })
  const ofWorkspace = { workspaceId }
  const call = {
    save: (changes: Partial<BackupInput> = {}) => {
      const input = { folder: picked, ...backupDefinition, ...changes }
      return handlers()['exports.saveBackup']({ workspaceId, definition: toJson(input) }, context)
    },
    read: () => handlers()['exports.readBackup'](ofWorkspace, context),
    remove: () => handlers()['exports.removeBackup'](ofWorkspace, context),
    now: () => handlers()['exports.backUpNow'](ofWorkspace, context),
    list: () => handlers()['exports.listBackups'](ofWorkspace, context),
    open: (backup: string, table: string) =>
      handlers()['exports.openBackupTable']({ workspaceId, backup, table }, context),
  }
  const reports = () => store.listReports(workspaceId)
  const tables = () =>
    reports().map(({ definition: { content, rules } }) => `${content.name} ${rules?.schedule.kind}`)
  return { ...started, state, call, reports, tables }
}

test('a backup is a report for each of its tables; one that is left out is only looked at', async () => {
  const { call, tables, state, store, workspaceId, root } = await start()
  expect(await call.save()).toEqual(success(null))
  expect(tables()).toEqual(['projects daily', 'deals daily'])
  expect(store.readBackup(workspaceId)).toMatchObject({ folder: root, last: null })
  const last = { slot: 1, at: 2, outcome: 'good', failure: null } as const
  store.write.writeBackup({
    ...(store.readBackup(workspaceId) ?? expect.fail('there is none')),
    last,
  })
  expect(await call.save({ folder: null, tables: ['deals', 'tasks'] })).toEqual(success(null))
  expect(tables().sort()).toEqual(['deals daily', 'projects undefined', 'tasks daily'])
  expect(store.readBackup(workspaceId)).toMatchObject({ folder: root, last })
  expect(state.looks).toBe(2)
})

test('a table that stays keeps its report, with what is known of it', async () => {
  const { call, reports, world } = await start()
  await call.save()
  const before = reports().map(({ id, createdAt, progress }) => [id, createdAt, progress])
  world.now += 5
  await call.save({ withFiles: true })
  expect(reports().map(({ id, createdAt, progress }) => [id, createdAt, progress])).toEqual(before)
})

test('a backup that is none, or has no folder, is refused', async () => {
  const { call, state, tables } = await start()
  expect(await call.save({ tables: [] })).toMatchObject({ failure: { path: 'definition' } })
  expect(await call.save({ folder: null })).toEqual(notFound('afterFix'))
  state.granted = failed({ kind: 'cancelled', again: 'now' })
  expect(await call.save()).toEqual(state.granted)
  expect(tables()).toEqual([])
})

test('what the disk does not take is told by whoever has saved it', async () => {
  const { call, state, store, tables, reports } = await start()
  state.write = { ...store.write, saveReport: () => fullDisk }
  expect(await call.save()).toEqual(fullDisk)
  state.write = store.write
  await call.save()
  // Of a table that is left out as well.
  state.write = {
    ...store.write,
    saveReport: (report, schedule) =>
      report.definition.rules === null ? fullDisk : store.write.saveReport(report, schedule),
  }
  expect(await call.save({ tables: ['deals'] })).toEqual(fullDisk)
  state.write = { ...store.write, writeSchedule: () => fullDisk, removeReport: () => fullDisk }
  expect([await call.now(), await call.remove()]).toEqual([fullDisk, fullDisk])
  expect(tables()).toHaveLength(2)
  expect(reports().every(({ progress }) => progress?.waiting === null)).toBe(true)
  expect(state.looks).toBe(3)
})

test('a person backs up at once all that is backed up by itself', async () => {
  const { call, reports, state, world } = await start()
  await call.save()
  await call.save({ folder: null, tables: ['deals'] })
  expect(await call.now()).toEqual(success(null))
  expect(reports().map(({ progress }) => progress?.waiting?.slot)).toEqual([undefined, world.now])
  expect(state.looks).toBe(3)
})

test('a backup that is taken away goes with its reports, and with what is under way', async () => {
  const { call, reports, state, store, workspaceId } = await start()
  await call.save()
  const [first] = reports()
  if (!first) throw new Error('there is no report')
  const job = jobIdSchema.parse('job1')
  state.jobs.set(first.id, job)
  expect(await call.remove()).toEqual(success(null))
  expect([reports(), store.readBackup(workspaceId)]).toEqual([[], null])
  expect([state.cancelled, state.swept]).toEqual([[job], 1])
})

test('a backup says when it comes next, what it has read, what it has not and whether it goes on', async () => {
  const { call, reports, state, bring, world, store, workspaceId } = await start()
  expect(await call.read()).toEqual(success(null))
  world.now = backupSlot - 1
  const definition = {
    ...backupDefinition,
    tables: ['projects', 'deals', 'tasks'],
  } satisfies Partial<BackupInput>
  await call.save(definition)
  expect(await call.read()).toMatchObject({
    value: { ...definition, nextAt: backupSlot, turn: null, last: null },
  })
  const [projects, deals, tasks] = reports()
  if (!projects || !deals || !tasks) throw new Error('there are three reports')
  const failure = { kind: 'cooling', endpoint: 'a', until: 1, again: { at: 1 } } as const
  bring(projects)
  bring(deals, { failure })
  bring(tasks)
  const turn = { at: backupSlot, read: 2, failed: [{ name: 'deals', failure }], isUnderWay: false }
  expect(await call.read()).toMatchObject({ value: { turn } })
  state.jobs.set(deals.id, jobIdSchema.parse('job1'))
  expect(await call.read()).toMatchObject({ value: { turn: { ...turn, isUnderWay: true } } })
  state.jobs.clear()
  const progress = { ...newProgress(1), paused: { since: 1, by: 'person' as const } }
  const running = {
    slot: backupSlot,
    reason: 'onTime',
    isPostponed: false,
    attempt: 1,
    unreachable: null,
  } as const
  const last = { slot: backupSlot, at: 7, outcome: 'partial', failure } as const
  store.write.writeBackup({
    ...(store.readBackup(workspaceId) ?? expect.fail('there is none')),
    last,
  })
  for (const { id: reportId } of reports()) {
    store.write.writeSchedule({ reportId, at: 1, progress: { ...progress, running }, accounts: [] })
  }
  expect(await call.read()).toMatchObject({
    value: {
      nextAt: null,
      turn: { isUnderWay: true },
      last: { at: backupSlot, outcome: 'partial', failure },
    },
  })
})

test('the backups of a folder are listed, the newest first, each with its tables in the usual order', async () => {
  const { call, lay, backups } = await start()
  expect(await call.list()).toEqual(notFound('never'))
  await call.save()
  const file = { uid: listedFile('a').uid, file: 'a.pdf', name: null, bytes: 5, sha256: hashOf(1) }
  const older = new Date(backupSlot - dayMs).toISOString()
  await lay('b', { takenFor: older, finishedAt: null })
  await lay('c', { tables: [tableOf('tasks', 2), tableOf('projects', 3)], files: [file] })
  await lay('a', { takenFor: new Date(backupSlot - 2 * dayMs).toISOString() })
  expect(await call.list()).toMatchObject({
    value: [
      {
        name: 'c',
        at: backupSlot,
        isFinished: true,
        isGood: true,
        files: 1,
        bytes: 10,
        tables: [
          { name: 'projects', rows: 3 },
          { name: 'tasks', rows: 2 },
        ],
      },
      { name: 'b', isFinished: false, isGood: false, files: 0, bytes: 0, tables: [] },
      { name: 'a' },
    ],
  })
  backups.list = () => Promise.resolve(noRoom)
  expect(await call.list()).toEqual(noRoom)
  expect(await call.open('c', 'tasks')).toEqual(noRoom)
})

/** A backup of one table, whose contents are one byte. */
const startOpening = async () => {
  const started = await start()
  await started.call.save()
  await started.lay('day', { tables: [tableOf('deals', 7), tableOf('tasks', 8)] })
  writeFileSync(join(started.root, 'day', 'deals.xlsx'), new Uint8Array([7]))
  writeFileSync(join(started.root, 'day', 'tasks.xlsx'), new Uint8Array([8]))
  return started
}

test('a table of a backup becomes a run that stays, of the report that reads it or of a new one', async () => {
  const { call, root, store, tables } = await startOpening()
  const opened = await call.open('day', 'deals')
  const { reportId, runId } = opened.ok ? opened.value : expect.fail('it is not opened')
  const deals = {
    state: 'done',
    startedAt: backupSlot,
    isPinned: true,
    isPostponed: false,
    rows: 3,
  }
  expect(store.readRun(runId)).toMatchObject({ ...deals, reportId, trigger: 'person' })
  expect(store.listUnfollowedRuns()).toEqual([])
  // It is not read a second time.
  writeFileSync(join(root, 'day', 'deals.xlsx'), 'changed')
  expect(await call.open('day', 'deals')).toEqual(opened)
  expect(await call.open('day', 'tasks')).toMatchObject({ ok: true })
  expect(tables()).toEqual(['projects daily', 'deals daily', 'tasks undefined'])
})

test('what is no backup, or no table of it, is not opened', async () => {
  const { call, lay, store } = await startOpening()
  await lay('Files', { tables: [tableOf('deals', 7)] })
  expect(await call.open('Files', 'deals')).toEqual(notFound('never'))
  expect(await call.open('other', 'deals')).toEqual(notFound('never'))
  expect(await call.open('day', 'events')).toEqual(notFound('never'))
  await call.remove()
  expect(await call.open('day', 'deals')).toEqual(notFound('never'))
  expect(store.listAllReports()).toEqual([])
})

test('a table that is not what was written is not shown', async () => {
  const { call, root, reports, store } = await startOpening()
  writeFileSync(join(root, 'day', 'deals.xlsx'), 'changed')
  expect(await call.open('day', 'deals')).toMatchObject({
    failure: { kind: 'place', cause: 'changed' },
  })
  expect(reports().flatMap(({ id }) => store.listRuns(id))).toEqual([])
})

test('a table that the disk does not take is not said to be there', async () => {
  const { call, state, store, reports } = await startOpening()
  const runs = () => reports().flatMap(({ id }) => store.listRuns(id))
  state.write = { ...store.write, saveReport: () => fullDisk }
  expect(await call.open('day', 'tasks')).toEqual(fullDisk)
  state.write = { ...store.write, startRun: () => fullDisk }
  expect(await call.open('day', 'deals')).toEqual(fullDisk)
  expect(runs()).toEqual([])
  state.write = { ...store.write, keepRun: () => fullDisk }
  expect(await call.open('day', 'deals')).toEqual(fullDisk)
  expect(runs()).toMatchObject([{ state: 'failed', failure: fullDisk.failure }])
  state.write = { ...store.write, pinRun: () => fullDisk }
  expect(await call.open('day', 'deals')).toEqual(fullDisk)
})

test('two calls for one table open it once', async () => {
  const { call, reports, store } = await startOpening()
  const [one, other] = await Promise.all([call.open('day', 'deals'), call.open('day', 'deals')])
  expect(other).toEqual(one)
  expect(reports().flatMap(({ id }) => store.listRuns(id))).toHaveLength(1)
})
