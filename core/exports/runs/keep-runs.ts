import { groupBy } from '#core/group-by'
import type { ReportJobId, RunId } from '#core/ids'
import { dayMs, type Timestamp } from '#core/time'
import { believedTime } from '../schedule/believed-time.ts'
import { contentsBytes } from './contents-bytes.ts'
import { type KeptRun, planRetention, type Retention } from './retention.ts'

type OwnRetention = Pick<Retention, 'maxCount' | 'maxAgeMs'>

interface Rules {
  readonly usual: Retention
  /** Null for a report that has none. */
  readonly own: ReadonlyMap<ReportJobId, OwnRetention | null>
}

interface RunRetention {
  /** What the rules of count and age remove: it can be brought back for a while. */
  readonly toBin: readonly RunId[]
  /** Long enough in the bin, or their room is needed. */
  readonly forGood: readonly RunId[]
  /** What those that go for good give back to the disk. */
  readonly freedBytes: number
  /** What is pinned or newest alone is more than the quota. */
  readonly isOverQuota: boolean
}

/** How long what was removed can be brought back. */
const binMs = 14 * dayMs

/** Which runs go where some reports have rules of their own; the size counts for all of them together. */
export const keepRuns = (
  runs: readonly KeptRun[],
  rules: Rules,
  clock: Timestamp,
): RunRetention => {
  const now = believedTime(
    runs.flatMap(({ at, removedAt }) => (removedAt === null ? at : [at, removedAt])),
    clock,
  )
  const there = runs.filter(({ removedAt }) => removedAt === null)
  const byRule = new Set(ruledOut(there, rules, now))
  const left = there.filter(({ id }) => !byRule.has(id))
  const binned = [
    ...runs.filter(({ removedAt }) => removedAt !== null),
    ...there.filter(({ id }) => byRule.has(id)),
  ]
  const inTime = binned.filter(({ removedAt }) => removedAt === null || now - removedAt <= binMs)
  const { maxTotalBytes } = rules.usual
  const kept = fitBin({ left, binned: inTime }, maxTotalBytes)
  const sized = planRetention(left, { maxCount: null, maxAgeMs: null, maxTotalBytes }, now)
  const staying = new Set([...kept.map(({ id }) => id), ...left.map(({ id }) => id)])
  for (const { id } of sized.remove) staying.delete(id)
  return {
    toBin: kept.flatMap(({ id }) => (byRule.has(id) ? id : [])),
    forGood: runs.flatMap(({ id }) => (staying.has(id) ? [] : id)),
    freedBytes: contentsBytes(runs) - contentsBytes(runs.filter(({ id }) => staying.has(id))),
    isOverQuota: sized.isOverQuota,
  }
}

const ruledOut = (runs: readonly KeptRun[], { usual, own }: Rules, now: Timestamp): RunId[] =>
  [...groupBy(runs, ({ jobId }) => jobId)].flatMap(([jobId, of]) => {
    const { maxCount, maxAgeMs } = own.get(jobId) ?? usual
    const plan = planRetention(of, { maxCount, maxAgeMs, maxTotalBytes: null }, now)
    return plan.remove.map(({ id }) => id)
  })

interface Parts {
  readonly left: readonly KeptRun[]
  readonly binned: readonly KeptRun[]
}

/** The runs in the bin that may stay: runs that are kept go before them. */
const fitBin = ({ left, binned }: Parts, maxTotalBytes: number | null): readonly KeptRun[] => {
  if (maxTotalBytes === null) return binned
  const removedAt = (run: KeptRun) => run.removedAt ?? Number.POSITIVE_INFINITY
  const lastRemovedFirst = [...binned].sort((a, b) => removedAt(b) - removedAt(a) || b.at - a.at)
  const counted = new Set(left.map(({ contents }) => contents?.hash))
  let bytes = contentsBytes(left)
  const kept: KeptRun[] = []
  for (const run of lastRemovedFirst) {
    const { contents } = run
    if (contents && !counted.has(contents.hash)) bytes += contents.bytes
    if (bytes > maxTotalBytes) break
    counted.add(contents?.hash)
    kept.push(run)
  }
  return kept
}
