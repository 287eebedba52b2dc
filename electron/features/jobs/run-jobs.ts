import type { Topic } from '#core/contract/define'
import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { Job } from '#core/contract/jobs'
import { type JobId, jobIdSchema } from '#core/ids'
import type { Clock } from '#core/time'

/** `canCancel: false`: from here on nobody can call it back. */
export type Progress = Partial<Pick<Job, 'phase' | 'done' | 'total' | 'unit' | 'canCancel'>>

/** How work reports its progress, and learns that it was called off. */
export interface JobControls {
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

export interface JobWork {
  readonly kind: Job['kind']
  /** Two jobs of one kind and subject never run at once: the second start joins the first. */
  readonly subject: string
  readonly run: (tell: (progress: Progress) => void, signal: AbortSignal) => Promise<Result<null>>
}

export interface Jobs {
  readonly start: (work: JobWork) => JobId
  readonly list: () => Job[]
  readonly cancel: (id: JobId) => Result<null>
  /** Resolves when the jobs that are under way now have ended by themselves. */
  readonly ended: () => Promise<void>
  /** Calls all of them off. Resolves when all jobs under way have ended. */
  readonly stop: () => Promise<void>
}

interface JobsDependencies {
  readonly clock: Clock
  readonly newId: () => string
  readonly tell: (job: Job) => void
  readonly announce: (topics: readonly Topic[]) => void
  readonly newDefectId: (error: unknown, kind: Job['kind']) => string
}

const progressIntervalMs = 100
const endedJobsKept = 50

interface RunningJob {
  job: Job
  toldAt: number
  readonly controller: AbortController
  readonly ended: Promise<void>
}

export const runJobs = (dependencies: JobsDependencies): Jobs => {
  const { clock, announce } = dependencies
  const running = new Map<JobId, RunningJob>()
  let ended: Job[] = []

  const progress = (id: JobId, change: Progress) => {
    const entry = running.get(id)
    if (!entry) return
    const { phase, canCancel } = entry.job
    const isNews =
      (change.phase ?? phase) !== phase || (change.canCancel ?? canCancel) !== canCancel
    entry.job = { ...entry.job, ...change }
    if (!isNews && clock.elapsedMs() - entry.toldAt < progressIntervalMs) return
    entry.toldAt = clock.elapsedMs()
    dependencies.tell(entry.job)
  }

  const finish = (id: JobId, result: Result<null>) => {
    const entry = running.get(id)
    if (!entry) return
    running.delete(id)
    const job: Job = {
      ...entry.job,
      phase: 'finished',
      canCancel: false,
      outcome: result.ok ? { kind: 'done' } : { kind: 'failed', failure: result.failure },
    }
    ended = [job, ...ended].slice(0, endedJobsKept)
    dependencies.tell(job)
    announce(['jobs'])
  }

  const work = async (id: JobId, { run, kind }: JobWork, signal: AbortSignal) => {
    // Starts after `start` has put the job into the list.
    await Promise.resolve()
    try {
      const result = await run((change) => progress(id, change), signal)
      finish(id, signal.aborted && !result.ok ? failed(cancelled) : result)
    } catch (error) {
      finish(
        id,
        failed({ kind: 'defect', id: dependencies.newDefectId(error, kind), again: 'now' }),
      )
    }
  }

  return {
    start: (wanted) => {
      for (const { job } of running.values()) {
        if (job.kind === wanted.kind && job.subject === wanted.subject) return job.id
      }
      const id = jobIdSchema.parse(dependencies.newId())
      const controller = new AbortController()
      const job = newJob(id, wanted, clock.now())
      running.set(id, { job, toldAt: 0, controller, ended: work(id, wanted, controller.signal) })
      announce(['jobs'])
      return id
    },
    list: () => [...[...running.values()].map((entry) => entry.job).reverse(), ...ended],
    cancel: (id) => {
      const entry = running.get(id)
      if (entry?.job.canCancel) entry.controller.abort()
      return success(null)
    },
    ended: async () => {
      await Promise.all([...running.values()].map((entry) => entry.ended))
    },
    stop: async () => {
      const all = [...running.values()]
      for (const { controller } of all) controller.abort()
      await Promise.all(all.map((entry) => entry.ended))
    },
  }
}

const newJob = (id: JobId, { kind, subject }: JobWork, startedAt: number): Job => ({
  id,
  kind,
  subject,
  phase: 'waiting',
  done: 0,
  total: null,
  unit: 'bytes',
  startedAt,
  canCancel: true,
  outcome: null,
})
