import { expect, test } from 'vitest'
import { cancelled, failed } from '#core/contract/failure'
import { newProgress } from '#core/exports/schedule/job-progress'
import { type JobId, jobIdSchema, type RunId, runIdSchema, workspaceIdSchema } from '#core/ids'
import { minuteMs } from '#core/time'
import { begunRun } from '../../../wiring/testing/exports/begun-run.ts'
import {
  arrived,
  fullDisk,
  runningReports,
} from '../../../wiring/testing/exports/running-reports.ts'
import { followUpRuns } from './follow-up-runs.ts'

const start = async (stopsAfter: string | null = null) => {
  const reports = await runningReports()
  const { store, done, dependencies } = reports
  const report = reports.report()
  const defects: unknown[] = []
  const read: RunId[] = []
  /** The change that the disk does not take. */
  const disk = { refuses: null as string | null }
  const refusing = () => (disk.refuses === null ? {} : { [disk.refuses]: () => fullDisk })
  const begin = (name: string) => {
    const id = runIdSchema.parse(name)
    const begun = begunRun({
      id,
      reportId: report.id,
      at: 10,
    })
    store.write.startRun(begun, null)
    return id
  }
  const bring = (name: string) =>
    store.write.keepRun({ id: begin(name), at: 20, contents: arrived }, null)
  const isStopped = () =>
    stopsAfter !== null && (stopsAfter === 'start' || done.includes(stopsAfter))
  const time = { sinceBootMs: 0 }
  const underWay = { job: null as JobId | null }
  const open = () =>
    followUpRuns(
      {
        ...dependencies,
        ...refusing(),
        store: {
          ...dependencies.store,
          readRun: (id) => {
            read.push(id)
            return store.readRun(id)
          },
          write: { ...dependencies.store.write, ...refusing() },
        },
        boot: { bootId: 'one', sinceBootMs: () => time.sinceBootMs },
        refusal: () => (disk.refuses === null ? null : fullDisk.failure),
        logDefect: (_what, error) => {
          defects.push(error)
          return cancelled
        },
      },
      { isStopped, mayBegin: () => !isStopped(), runs: { jobOf: () => underWay.job } },
    )
  /** All that a start of the application does. */
  const followUp = async () => {
    const following = open()
    following.start()
    await following.ended()
  }
  return { ...reports, defects, read, disk, time, underWay, begin, bring, open, followUp }
}

test('what did not follow from contents follows now, one run after the other', async () => {
  const { bring, followUp, store, done } = await start()
  bring('a')
  bring('b')
  await followUp()
  expect(store.listUnfollowedRuns()).toEqual([])
  expect(done.filter((step) => step === 'read')).toHaveLength(2)
})

test.each(['beginDelivery', 'writeLatestOutcome', 'feedDeals'])(
  'where a full disk refuses %s, all that follows is made up for, and leaves once',
  async (refused) => {
    const { bring, followUp, store, done, disk } = await start()
    bring('a')
    disk.refuses = refused
    await followUp()
    expect(store.listUnfollowedRuns()).toEqual(['a'])
    disk.refuses = null
    await followUp()
    expect(store.listUnfollowedRuns()).toEqual([])
    expect(done.filter((step) => step === 'sent')).toHaveLength(1)
  },
)

test('while the application works, it is made up for when the disk takes everything and no run is under way', async () => {
  const { bring, open, store, done, disk, time, underWay } = await start()
  const following = open()
  const look = async () => {
    following.look()
    await following.ended()
    return store.listUnfollowedRuns()
  }
  bring('a')
  expect(await look()).toEqual(['a'])
  underWay.job = jobIdSchema.parse('job')
  following.start()
  await following.ended()
  underWay.job = null
  expect(await look()).toEqual(['a'])
  time.sinceBootMs = 10 * minuteMs
  disk.refuses = 'beginDelivery'
  expect(await look()).toEqual(['a'])
  disk.refuses = null
  expect(done).not.toContain('read')
  expect(await look()).toEqual([])
  expect(done.filter((step) => step === 'sent')).toHaveLength(1)
})

test('a defect of a run waits for the next start', async () => {
  const { world, bring, open, defects, time } = await start()
  const following = open()
  bring('a')
  world.digested = () => {
    throw new Error('a bug of ours')
  }
  following.start()
  await following.ended()
  time.sinceBootMs = 10 * minuteMs
  following.look()
  await following.ended()
  expect(defects).toHaveLength(1)
})

test('an end in the middle of that leaves the rest to the next start', async () => {
  for (const [stopsAfter, steps] of [
    ['start', []],
    ['read', ['read']],
  ] as const) {
    const { bring, followUp, done, defects, read } = await start(stopsAfter)
    bring('a')
    bring('b')
    await followUp()
    expect([done, defects]).toEqual([steps, []])
    // The store may be closed by then.
    expect(read).not.toContain('b')
  }
})

test('a defect of one run keeps no other from being read; as the application ends it is none', async () => {
  const defect = new Error('a bug of ours')
  for (const [stopsAfter, defects, read] of [
    [null, [defect], 2],
    ['read', [], 1],
  ] as const) {
    const started = await start(stopsAfter)
    const { digested } = started.world
    started.world.digested = () => {
      started.world.digested = digested
      throw defect
    }
    started.bring('a')
    started.bring('b')
    await started.followUp()
    expect(started.defects).toEqual(defects)
    expect(started.done.filter((step) => step === 'read')).toHaveLength(read)
  }
})

test('a report that is removed meanwhile has nothing that follows', async () => {
  const { world, bring, followUp, store, done, defects, report } = await start()
  bring('a')
  bring('b')
  world.digested = () => {
    store.write.removeReport(report().id)
    return failed(cancelled)
  }
  await followUp()
  // Its space is given back once for it, and once for all.
  expect([done, defects]).toEqual([['read', 'swept', 'swept'], []])
})

test('a report or a dashboard that was on its way is unknown from then on', async () => {
  const { begin, followUp, store } = await start()
  const id = begin('sent')
  store.write.beginDelivery({ runId: id, channel: 'email', turn: 'first', at: 5 })
  const workspaceId = workspaceIdSchema.parse('w1')
  const step = { way: 'email' as const, at: 5, failure: null, refused: [] }
  store.write.writeDashboard({
    workspaceId,
    tiles: [],
    sending: {
      definition: {
        schedule: { kind: 'daily', times: ['09:30'], zone: 'Europe/Prague' },
        recipients: ['boss@example.com'],
        toWebhook: false,
        toSftp: false,
        toFolder: false,
      },
      folder: null,
      progress: newProgress(1),
      turn: { slot: 5, at: 5, steps: [{ ...step, state: 'sending' }] },
    },
  })
  await followUp()
  expect(store.readRun(id)?.deliveries).toMatchObject([{ state: 'unknown' }])
  const turn = store.readDashboard(workspaceId)?.sending?.turn
  expect(turn?.steps).toEqual([{ ...step, state: 'unknown' }])
})
