import { runRead } from '#core/exports/runs/run-read'
import { afterRestart } from '#core/exports/schedule/after-restart'
import { answerMissed } from '#core/exports/schedule/answer-missed'
import { resumeJob } from '#core/exports/schedule/change-job'
import { dueRuns } from '#core/exports/schedule/due-runs'
import {
  type DueRun,
  type JobProgress,
  newProgress,
  type ProgressOfJob,
  type RunRules,
  type SlotAccount,
} from '#core/exports/schedule/job-progress'
import { runEnded } from '#core/exports/schedule/run-ended'
import { minuteMs } from '#core/time'

export interface StartedRun extends DueRun {
  readonly elapsedMs: number
  readonly at: number
  /** When everything else let it start. */
  readonly readyMs: number
  /** The run before it had ended. */
  readonly isAlone: boolean
  readonly isPaused: boolean
  readonly isCooling: boolean
}

/** A computer whose clock may lie, with a CRM whose cooldown knows only how long it really was. */
export interface JobWorld {
  readonly rules: RunRules
  progress: JobProgress
  readonly runs: StartedRun[]
  readonly accounts: SlotAccount[]
  /** Runs in which the application ended. */
  readonly cutOff: StartedRun[]
  /** The monotonic clock, which never jumps. */
  elapsedMs: number
  /** What the clock on the wall shows is so much ahead. */
  wallMs: number
  coolingUntilMs: number
  readyMs: number
  runEndsMs: number | null
  failuresAhead: number
}

const cooldownMs = 5 * minuteMs

export const createJobWorld = (rules: RunRules, startAt: number): JobWorld => ({
  rules,
  progress: newProgress(startAt),
  runs: [],
  accounts: [],
  cutOff: [],
  elapsedMs: 0,
  wallMs: startAt,
  coolingUntilMs: 0,
  readyMs: 0,
  runEndsMs: null,
  failuresAhead: 0,
})

export const nowOf = (world: JobWorld): number => world.elapsedMs + world.wallMs

const write = (world: JobWorld, { progress, accounts }: ProgressOfJob): void => {
  world.progress = progress
  world.accounts.push(...accounts)
}

/** Asks what is due; answers with the moment on the clock at which to ask again. */
const ask = (world: JobWorld, runMs: number): number | null => {
  const now = nowOf(world)
  const wasPaused = world.progress.paused !== null
  const plan = dueRuns(world.rules, world.progress, {
    now,
    allowedAt: now + Math.max(0, world.coolingUntilMs - world.elapsedMs),
    mayStart: true,
    hasRun: (slot) => world.runs.some((run) => run.slot === slot),
  })
  write(world, plan)
  if (plan.start) {
    world.runs.push({
      ...plan.start,
      elapsedMs: world.elapsedMs,
      at: now,
      readyMs: Math.max(world.readyMs, world.coolingUntilMs),
      isAlone: world.runEndsMs === null,
      isPaused: wasPaused,
      isCooling: world.coolingUntilMs > world.elapsedMs,
    })
    world.runEndsMs = world.elapsedMs + runMs
    world.coolingUntilMs = world.elapsedMs + cooldownMs
  }
  return plan.wakeAt
}

const endRun = (world: JobWorld): void => {
  const failed = world.failuresAhead > 0
  world.failuresAhead -= failed ? 1 : 0
  world.coolingUntilMs = failed ? world.elapsedMs : world.elapsedMs + cooldownMs
  world.runEndsMs = null
  world.readyMs = world.elapsedMs
  const end = failed ? 'failed' : 'arrived'
  write(world, runEnded(world.rules, world.progress, { end, now: nowOf(world) }))
  if (!failed) world.progress = runRead(world.progress)
}

/** The application is awake: it asks when it was told to, and when a run ends. */
export const stayAwake = (world: JobWorld, forMs: number, runMs: number): void => {
  const until = world.elapsedMs + forMs
  for (;;) {
    const wakeAt = ask(world, runMs)
    const wakeMs = wakeAt === null ? until : wakeAt - world.wallMs
    const next = Math.min(until, Math.max(wakeMs, world.elapsedMs), world.runEndsMs ?? until)
    world.elapsedMs = next
    if (world.runEndsMs !== null && world.runEndsMs <= next) endRun(world)
    else if (next >= until) return
  }
}

/** Nobody asks; a run in progress goes on when the computer does. */
export const sleep = (world: JobWorld, forMs: number): void => {
  world.elapsedMs += forMs
  world.readyMs = world.elapsedMs
  if (world.runEndsMs !== null) world.runEndsMs = Math.max(world.runEndsMs, world.elapsedMs)
}

export const setClock = (world: JobWorld, byMs: number): void => {
  world.wallMs += byMs
  world.readyMs = world.elapsedMs
}

/** The application is killed, in the middle of a run too, and started again later. */
export const restart = (world: JobWorld, offMs: number): void => {
  const running = world.runEndsMs === null ? undefined : world.runs.at(-1)
  if (running) world.cutOff.push(running)
  world.runEndsMs = null
  world.elapsedMs += offMs
  world.readyMs = world.elapsedMs
  write(world, afterRestart(world.rules, world.progress, nowOf(world)))
}

export const rateLimit = (world: JobWorld, forMs: number): void => {
  world.coolingUntilMs = Math.max(world.coolingUntilMs, world.elapsedMs + forMs)
}

export const resume = (world: JobWorld): void => {
  const hasRun = (slot: number) => world.runs.some((run) => run.slot === slot)
  write(world, resumeJob(world.rules, world.progress, { now: nowOf(world), hasRun }))
  world.readyMs = world.elapsedMs
}

export const answer = (world: JobWorld, said: 'run' | 'skip'): void => {
  write(world, answerMissed(world.progress, said))
  world.readyMs = world.elapsedMs
}
