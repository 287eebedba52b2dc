import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cancelled, type Failure, failed, success } from '#core/contract/failure'
import type { BackupDefinition } from '#core/exports/backup/backup-definition'
import { newProgress } from '#core/exports/schedule/job-progress'
import { type JobId, jobIdSchema } from '#core/ids'
import { minuteMs } from '#core/time'
import { fullDisk } from '../../../wiring/testing/exports/running-reports.ts'
import {
  backupSlot,
  listedFile,
  writtenBackups,
} from '../../../wiring/testing/exports/written-backups.ts'
import { runJobs } from '../../jobs/run-jobs.ts'
import { lookAtBackups } from './look-at-backups.ts'

const gone: Failure = { kind: 'place', cause: 'gone', again: 'afterFix' }
const cut: Failure = { kind: 'unreachable', host: 'crm.example', cause: 'reset', again: 'now' }

const start = async (changes: Partial<BackupDefinition> = {}) => {
  const started = await writtenBackups(changes)
  const { store, dependencies, backup, workspaceId, world, root } = started
  store.write.writeBackup(backup)
  let ids = 0
  const jobs = runJobs({
    clock: dependencies.clock,
    newId: () => `job${++ids}`,
    tell: () => undefined,
    announce: () => undefined,
    newDefectId: String,
  })
  const notices: unknown[] = []
  const life = { isStopped: false, job: null as JobId | null }
  let write = store.write.writeBackup
  const look = async () => {
    const around = {
      ...dependencies,
      store: { ...store, write: { ...store.write, writeBackup: write } },
      jobs,
      notify: (notice: unknown) => {
        notices.push(notice)
      },
    }
    const before = ids
    lookAtBackups(around, {
      runs: { jobOf: () => life.job },
      isStopped: () => life.isStopped,
    })
    await jobs.ended()
    return ids - before
  }
  return {
    ...started,
    jobs,
    notices,
    life,
    look,
    refuseWrites: () => {
      write = () => fullDisk
    },
    last: () => store.readBackup(workspaceId)?.last ?? null,
    unplug: () => rmSync(root, { recursive: true }),
    plug: () => mkdirSync(root),
    later: (ms: number) => {
      world.now += ms
    },
  }
}

const partial = { kind: 'backup', outcome: 'partial' }
const lost = { kind: 'backup', outcome: 'failed' }

test('a turn is written once when all of its tables have been read', async () => {
  const { table, bring, look, last, jobs, notices, root, life, world } = await start()
  expect(await look()).toBe(0)
  bring(table('projects'))
  life.job = jobIdSchema.parse('running')
  expect(await look()).toBe(0)
  life.job = null
  expect(await look()).toBe(1)
  expect(jobs.list()).toMatchObject([{ kind: 'backUp', subject: 'w1', outcome: { kind: 'done' } }])
  expect(last()).toEqual({ slot: backupSlot, at: world.now, outcome: 'good', failure: null })
  expect([notices, readdirSync(root).length]).toEqual([[], 1])
  expect(await look()).toBe(0)
})

test('a table that is waited for keeps the turn from being written', async () => {
  const { table, bring, look } = await start()
  bring(table('projects'))
  const waiting = {
    slot: backupSlot,
    reason: 'onTime',
    isPostponed: false,
    attempt: 1,
    unreachable: null,
  } as const
  table('deals', { ...newProgress(1), waiting })
  expect(await look()).toBe(0)
})

test('a folder that is away is tried every half an hour, and told once', async () => {
  const { table, bring, look, later, last, notices, unplug, plug, jobs } = await start()
  bring(table('projects'))
  unplug()
  expect(await look()).toBe(1)
  expect(last()).toMatchObject({ outcome: 'failed', failure: gone })
  expect(jobs.list()[0]?.outcome).toEqual({ kind: 'failed', failure: gone })
  later(30 * minuteMs - 1)
  expect(await look()).toBe(0)
  later(1)
  expect(await look()).toBe(1)
  expect(notices).toEqual([lost])
  // A clock that was set back keeps nobody waiting.
  later(-30 * minuteMs)
  plug()
  expect(await look()).toBe(1)
  expect([last()?.outcome, notices]).toEqual(['good', [lost]])
})

test('a turn that has read nothing fails with its first table, and leaves no folder behind', async () => {
  const { table, bring, look, later, last, notices, root } = await start()
  bring(table('projects'), { failure: cut })
  expect(await look()).toBe(1)
  expect(last()).toMatchObject({ outcome: 'failed', failure: cut })
  expect([notices, readdirSync(root)]).toEqual([[lost], []])
  later(60 * minuteMs)
  // Trying again would read nothing either.
  expect(await look()).toBe(0)
})

test('a backup that is not whole is told, and tried again only for what is not there', async () => {
  const { table, bring, look, later, last, notices } = await start()
  bring(table('projects'))
  bring(table('deals'), { failure: cut })
  expect(await look()).toBe(1)
  expect(last()).toMatchObject({ outcome: 'partial', failure: null })
  expect(notices).toEqual([partial])
  later(60 * minuteMs)
  expect(await look()).toBe(0)
})

test('files that did not come are tried again, and a new turn is told again', async () => {
  const { table, bring, look, later, last, notices, world } = await start({ withFiles: true })
  const projects = table('projects')
  bring(projects)
  world.listed = () => success([listedFile('a')])
  world.given = () => failed(cut)
  await look()
  later(30 * minuteMs)
  expect(await look()).toBe(1)
  expect(last()).toMatchObject({ outcome: 'partial', failure: cut })
  expect(notices).toEqual([partial])
  bring(projects, { slot: world.now, byte: 2 })
  await look()
  expect(notices).toEqual([partial, partial])
})

test('what a person has called off is neither told nor tried again', async () => {
  const { table, bring, look, later, last, notices, world } = await start({ withFiles: true })
  bring(table('projects'))
  world.listed = () => failed(cancelled)
  await look()
  expect(last()).toMatchObject({ outcome: 'failed', failure: cancelled })
  later(60 * minuteMs)
  expect([await look(), notices]).toEqual([0, []])
})

test('an application that ends meanwhile, or a backup that is taken away, leaves nothing written down', async () => {
  const { table, bring, look, last, life, notices, store, workspaceId, jobs, world } = await start()
  bring(table('projects'))
  life.isStopped = true
  await look()
  expect([last(), notices]).toEqual([null, []])
  life.isStopped = false
  const { account } = world
  Object.defineProperty(world, 'account', {
    get: () => {
      store.write.removeBackup(workspaceId)
      return account
    },
  })
  await look()
  expect([store.readBackup(workspaceId), notices]).toEqual([null, []])
  expect(jobs.list()[0]?.outcome).toEqual({ kind: 'failed', failure: cancelled })
})

test('what the disk has not taken down has failed as a job, and is not made anew at every look', async () => {
  const { table, bring, look, jobs, refuseWrites, later } = await start()
  bring(table('projects'))
  refuseWrites()
  await look()
  expect(jobs.list()[0]?.outcome).toEqual({ kind: 'failed', failure: fullDisk.failure })
  expect(await look()).toBe(0)
  later(30 * minuteMs)
  expect(await look()).toBe(1)
})
