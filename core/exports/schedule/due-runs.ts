import { minuteMs, secondMs, type Timestamp } from '#core/time'
import { accountAsking, accountSlots, dropPending } from './account-slots.ts'
import { dueSlots } from './due-slots.ts'
import type { DueRun, JobProgress, ProgressOfJob, RunRules, SlotAccount } from './job-progress.ts'
import { longestRetryMs } from './run-unreachable.ts'

interface RunWorld {
  readonly now: Timestamp
  /** When the cooldown of the endpoint ends, by the same clock; any past moment when there is none. */
  readonly allowedAt: Timestamp
  /** False while there is no network, or while the same endpoint runs for another reason. */
  readonly mayStart: boolean
  /** Whether the job has a run for a time of its schedule already, whatever became of it. */
  readonly hasRun: (slot: Timestamp) => boolean
}

interface DuePlan extends ProgressOfJob {
  /** The run to start. It is written as running, with the progress, before its request leaves. */
  readonly start: DueRun | null
  /** When to ask again at the latest; null where only another change can make a run due. */
  readonly wakeAt: Timestamp | null
}

// Timers come late by a little: an application that was awake has missed nothing.
const onTimeMs = 2 * minuteMs

/**
 * What of a schedule is due. Asked at every tick, after sleep, after a jump of the clock and when a run ends.
 * Each time of the schedule has one run, or one account that tells why not.
 */
export const dueRuns = (rules: RunRules, before: JobProgress, world: RunWorld): DuePlan => {
  const { now } = world
  const progress = afterClockSetBack(before, now)
  const window = { after: progress.handledUntil, now }
  const { slots, tooOld, next } = dueSlots(rules, window, world.hasRun)
  const handled = { ...progress, handledUntil: now }
  const taken = takeSlots(rules, handled, slots, now)
  const accounts = [...tooOld, ...taken.accounts]
  const { waiting, running } = taken.progress
  if (!waiting || running || !world.mayStart) {
    return { progress: taken.progress, accounts, start: null, wakeAt: next }
  }
  const retryAt = retryOf(waiting, now)
  if (retryAt > Math.max(now, world.allowedAt)) {
    const wakeAt = Math.min(retryAt, next ?? retryAt)
    return { progress: taken.progress, accounts, start: null, wakeAt }
  }
  if (world.allowedAt > now) {
    const wakeAt = Math.ceil(world.allowedAt / secondMs) * secondMs
    const postponed = { ...taken.progress, waiting: { ...waiting, isPostponed: true } }
    return { progress: postponed, accounts, start: null, wakeAt: Math.min(wakeAt, next ?? wakeAt) }
  }
  const started = { ...taken.progress, waiting: null, running: waiting }
  return { progress: started, accounts, start: waiting, wakeAt: next }
}

/** A clock that was set back lets nobody wait longer than the longest delay. */
const retryOf = ({ unreachable }: DueRun, now: Timestamp): Timestamp => {
  const retryAt = unreachable?.until ?? now
  return retryAt - now > longestRetryMs ? now : retryAt
}

/**
 * What is in the future again comes due again, but for what has a run; what waits was due once and stays so, for
 * others have joined it.
 */
const afterClockSetBack = (progress: JobProgress, now: Timestamp): JobProgress => {
  if (now >= progress.handledUntil) return progress
  const { asking } = progress
  const isAskedTooEarly = asking !== null && asking.last > now
  return {
    ...progress,
    handledUntil: isAskedTooEarly ? Math.min(now, asking.first - 1) : now,
    asking: isAskedTooEarly ? null : asking,
  }
}

const takeSlots = (
  rules: RunRules,
  progress: JobProgress,
  slots: readonly Timestamp[],
  now: Timestamp,
): ProgressOfJob => {
  if (progress.paused) {
    const dropped = dropPending(progress, 'paused')
    return { ...dropped, accounts: [...dropped.accounts, ...accountSlots(slots, 'paused')] }
  }
  const { waiting } = progress
  if (waiting) return joinInto(progress, waiting, slots)
  const missed = slots.filter((slot) => now - slot > onTimeMs)
  const onTime = slots.slice(missed.length)
  const last = onTime.at(-1)
  if (last !== undefined) {
    const skipped = rules.missed === 'skip' ? accountSlots(missed, 'skipped') : []
    const others = rules.missed === 'skip' ? onTime.slice(0, -1) : slots.slice(0, -1)
    const joined = joinInto(progress, dueRun(last, 'onTime'), others)
    return { ...joined, accounts: [...skipped, ...joined.accounts] }
  }
  return takeMissed(rules, progress, missed, now)
}

const dueRun = (slot: Timestamp, reason: DueRun['reason']): DueRun => ({
  slot,
  reason,
  isPostponed: false,
  attempt: 1,
  unreachable: null,
})

/** The missed times join one run: a report that is read now has everything that all of theirs would have had. */
const joinInto = (
  progress: JobProgress,
  waiting: DueRun,
  slots: readonly Timestamp[],
): ProgressOfJob => ({
  progress: { ...progress, waiting, asking: null },
  accounts: [
    ...accountAsking(progress, 'joined', waiting.slot),
    ...accountSlots(slots, 'joined', waiting.slot),
  ],
})

const takeMissed = (
  { missed: rule, maxAgeMs }: RunRules,
  progress: JobProgress,
  missed: readonly Timestamp[],
  now: Timestamp,
): ProgressOfJob => {
  const last = missed.at(-1)
  if (last === undefined) return dropOldQuestion(progress, maxAgeMs, now)
  if (rule === 'once') return joinInto(progress, dueRun(last, 'missed'), missed.slice(0, -1))
  if (rule === 'skip') return { progress, accounts: accountSlots(missed, 'skipped') }
  const { asking } = progress
  const first = asking?.first ?? missed[0] ?? last
  const count = (asking?.count ?? 0) + missed.length
  return { progress: { ...progress, asking: { first, last, count } }, accounts: [] }
}

const dropOldQuestion = (
  progress: JobProgress,
  maxAgeMs: number,
  now: Timestamp,
): ProgressOfJob => {
  const isOld = progress.asking !== null && now - progress.asking.last > maxAgeMs
  const accounts: SlotAccount[] = isOld ? accountAsking(progress, 'tooOld') : []
  return { progress: isOld ? { ...progress, asking: null } : progress, accounts }
}
