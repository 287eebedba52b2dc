import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import type { Job } from '#core/contract/jobs'
import { type JobWork, runJobs } from './run-jobs.ts'

const start = () => {
  const told: Job[] = []
  const announced: string[] = []
  let elapsed = 0
  let next = 0
  const jobs = runJobs({
    clock: { now: () => 1_000, elapsedMs: () => elapsed },
    newId: () => `job${++next}`,
    tell: (job) => told.push(job),
    announce: (topics) => announced.push(...topics),
    newDefectId: () => 'd1',
  })
  return {
    jobs,
    told,
    announced,
    passMs: (ms: number) => {
      elapsed += ms
    },
  }
}

const work = (run: JobWork['run'], subject = 'p1'): JobWork => ({
  kind: 'refreshPricelist',
  subject,
  run,
})

/** A job that ends when the test says so. */
const openEnded = () => {
  let end: (result: Result<null>) => void = () => undefined
  const ended = new Promise<Result<null>>((resolve) => {
    end = resolve
  })
  return { run: () => ended, end: (result: Result<null>) => end(result) }
}

test('a job is listed from its start to after its end', async () => {
  const { jobs, announced } = start()
  const { run, end } = openEnded()
  const id = jobs.start(work(run))
  expect(jobs.list()).toMatchObject([{ id, phase: 'waiting', canCancel: true, outcome: null }])
  end(success(null))
  await jobs.stop()
  expect(jobs.list()).toMatchObject([
    { id, phase: 'finished', canCancel: false, outcome: { kind: 'done' } },
  ])
  expect(announced).toEqual(['jobs', 'jobs'])
})

test('asking twice for the same work joins the job that runs', async () => {
  const { jobs } = start()
  const first = openEnded()
  const id = jobs.start(work(first.run))
  expect(jobs.start(work(first.run))).toBe(id)
  expect(jobs.start(work(first.run, 'p2'))).not.toBe(id)
  first.end(success(null))
  await jobs.stop()
  expect(jobs.start(work(first.run))).not.toBe(id)
})

test('a cancelled job ends as cancelled, whatever its work makes of it', async () => {
  const { jobs } = start()
  const unreachable = failed({ kind: 'unreachable', host: 'h', cause: 'reset', again: 'now' })
  const id = jobs.start(
    work(
      (_tell, signal) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve(unreachable))),
    ),
  )
  await Promise.resolve()
  jobs.cancel(id)
  await jobs.stop()
  expect(jobs.list()).toMatchObject([
    { outcome: { kind: 'failed', failure: { kind: 'cancelled' } } },
  ])
})

test('what can no longer be called back says so at once, and a cancel does nothing to it', async () => {
  const { jobs, told } = start()
  const { run, end } = openEnded()
  let isAborted = false
  const id = jobs.start(
    work((tell, signal) => {
      signal.addEventListener('abort', () => {
        isAborted = true
      })
      tell({ phase: 'sending', done: 0 })
      tell({ canCancel: false })
      return run()
    }),
  )
  await Promise.resolve()
  expect(told.at(-1)).toMatchObject({ phase: 'sending', canCancel: false })
  jobs.cancel(id)
  expect(isAborted).toBe(false)
  end(success(null))
  await jobs.stop()
  expect(jobs.list()).toMatchObject([{ outcome: { kind: 'done' } }])
})

test('a bug inside a job is a defect of that job', async () => {
  const { jobs } = start()
  jobs.start(work(() => Promise.reject(new Error('a bug'))))
  await jobs.stop()
  expect(jobs.list()).toMatchObject([{ outcome: { failure: { kind: 'defect', id: 'd1' } } }])
})

test('progress is told ten times a second at most, a new phase at once', async () => {
  const { jobs, told, passMs } = start()
  jobs.start(
    work(async (tell) => {
      passMs(1_000)
      tell({ phase: 'downloading' })
      for (let done = 1; done <= 30; done++) {
        passMs(20)
        tell({ done })
      }
      tell({ phase: 'saving' })
      return success(null)
    }),
  )
  await jobs.stop()
  expect(told.map(({ phase, done }) => [phase, done])).toEqual([
    ['downloading', 0],
    ['downloading', 5],
    ['downloading', 10],
    ['downloading', 15],
    ['downloading', 20],
    ['downloading', 25],
    ['downloading', 30],
    ['saving', 30],
    ['finished', 30],
  ])
})

test('the list of ended jobs does not grow for ever', async () => {
  const { jobs } = start()
  for (let subject = 0; subject < 80; subject++) {
    jobs.start(work(() => Promise.resolve(success(null)), `p${subject}`))
  }
  await jobs.stop()
  expect(jobs.list()).toHaveLength(50)
})

test('who waits for the end of what is under way calls nothing off', async () => {
  const { jobs } = start()
  const { run, end } = openEnded()
  jobs.start(work(() => run()))
  const ended = jobs.ended()
  end(success(null))
  await ended
  expect(jobs.list()).toMatchObject([{ outcome: { kind: 'done' } }])
})
