import { z } from 'zod'
import type { ReportJobId, RunId } from '#core/ids'
import { dayMs, type Timestamp } from '#core/time'

export const retentionSchema = z.strictObject({
  /** The most runs of one report. */
  maxCount: z.int().min(1).nullable(),
  maxAgeMs: z.int().min(dayMs).nullable(),
  /** The most bytes of the contents of all reports. */
  maxTotalBytes: z.int().min(1_000_000).nullable(),
})
export type Retention = z.infer<typeof retentionSchema>

export interface KeptRun {
  readonly id: RunId
  readonly jobId: ReportJobId
  readonly at: Timestamp
  readonly isPinned: boolean
  /** Runs with the same contents share them; null for one that has none. */
  readonly contents: { readonly hash: string; readonly bytes: number } | null
  /** When the run was moved to the bin; null for one that is not in it. */
  readonly removedAt: Timestamp | null
}

interface RetentionPlan {
  /** The runs in the order in which they are removed. */
  readonly remove: readonly { readonly id: RunId; readonly rule: 'count' | 'age' | 'totalSize' }[]
  /** The bytes of contents that no run needs any more. */
  readonly freedBytes: number
  readonly keptBytes: number
  /** What is pinned or newest alone is more than the quota. */
  readonly isOverQuota: boolean
}

/** Which runs go. Pinned ones stay, and so does the newest of each report that has contents. */
export const planRetention = (
  runs: readonly KeptRun[],
  { maxCount, maxAgeMs, maxTotalBytes }: Retention,
  now: Timestamp,
): RetentionPlan => {
  const newestFirst = [...runs].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  const protectedIds = new Set([...newestIds(newestFirst), ...pinnedIds(runs)])
  const counts = new Map<ReportJobId, number>()
  const remove: { id: RunId; rule: 'count' | 'age' | 'totalSize' }[] = []
  const kept: KeptRun[] = []
  for (const run of newestFirst) {
    const before = counts.get(run.jobId) ?? 0
    const rule = isOver(now - run.at, maxAgeMs)
      ? 'age'
      : isOver(before + 1, maxCount)
        ? 'count'
        : null
    if (rule !== null && !protectedIds.has(run.id)) remove.unshift({ id: run.id, rule })
    else {
      kept.push(run)
      // A pinned run takes nobody's place.
      counts.set(run.jobId, before + (run.isPinned ? 0 : 1))
    }
  }
  const total = contentsOf(runs).bytes
  const sizes = contentsOf(kept)
  const users = sizes.users
  let keptBytes = sizes.bytes
  for (const run of kept.reverse()) {
    if (!isOver(keptBytes, maxTotalBytes)) break
    if (protectedIds.has(run.id) || !run.contents) continue
    const left = (users.get(run.contents.hash) ?? 1) - 1
    users.set(run.contents.hash, left)
    if (left === 0) keptBytes -= run.contents.bytes
    remove.push({ id: run.id, rule: 'totalSize' })
  }
  const isOverQuota = isOver(keptBytes, maxTotalBytes)
  return { remove, freedBytes: total - keptBytes, keptBytes, isOverQuota }
}

const isOver = (value: number, limit: number | null): boolean => limit !== null && value > limit

const newestIds = (newestFirst: readonly KeptRun[]): RunId[] => {
  const newest = new Map<ReportJobId, RunId>()
  for (const { id, jobId, contents } of newestFirst) {
    if (contents && !newest.has(jobId)) newest.set(jobId, id)
  }
  return [...newest.values()]
}

const pinnedIds = (runs: readonly KeptRun[]): RunId[] =>
  runs.flatMap(({ id, isPinned }) => (isPinned ? id : []))

const contentsOf = (runs: readonly KeptRun[]) => {
  const users = new Map<string, number>()
  let bytes = 0
  for (const { contents } of runs) {
    if (!contents) continue
    if (!users.has(contents.hash)) bytes += contents.bytes
    users.set(contents.hash, (users.get(contents.hash) ?? 0) + 1)
  }
  return { users, bytes }
}
