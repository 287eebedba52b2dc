import type { Timestamp } from '#core/time'
import { runsAfter } from './next-runs.ts'
import type { Schedule } from './schedule.ts'

interface RunsBetween {
  readonly runs: readonly Timestamp[]
  /** Whether there are more runs than are listed. */
  readonly isCutShort: boolean
}

/** The times of a schedule in a part of a calendar: from its first moment, before its last. */
export const runsBetween = (
  schedule: Schedule,
  { from, until }: { readonly from: Timestamp; readonly until: Timestamp },
  most: number,
): RunsBetween => {
  const runs: Timestamp[] = []
  for (const at of runsAfter(schedule, from - 1)) {
    if (at >= until) break
    if (runs.length >= most) return { runs, isCutShort: true }
    runs.push(at)
  }
  return { runs, isCutShort: false }
}
