import { groupBy } from '#core/group-by'
import type { ReportJobId, RunId } from '#core/ids'
import type { Timestamp } from '#core/time'
import { type KeptRun, planRetention, type Retention } from './retention.ts'

type OwnRetention = Pick<Retention, 'maxCount' | 'maxAgeMs'>

interface Keeping {
  readonly remove: readonly RunId[]
  readonly isOverQuota: boolean
}

/** Which runs go where some reports have rules of their own; the size counts for all of them together. */
export const keepRuns = (
  runs: readonly KeptRun[],
  {
    usual,
    own,
  }: { readonly usual: Retention; readonly own: ReadonlyMap<ReportJobId, OwnRetention> },
  now: Timestamp,
): Keeping => {
  const byReport = groupBy(runs, ({ jobId }) => jobId)
  const remove = [...byReport].flatMap(([jobId, of]) => {
    const { maxCount, maxAgeMs } = own.get(jobId) ?? usual
    const plan = planRetention(of, { maxCount, maxAgeMs, maxTotalBytes: null }, now)
    return plan.remove.map(({ id }) => id)
  })
  const gone = new Set(remove)
  const left = runs.filter(({ id }) => !gone.has(id))
  const { maxTotalBytes } = usual
  const sized = planRetention(left, { maxCount: null, maxAgeMs: null, maxTotalBytes }, now)
  return {
    remove: [...remove, ...sized.remove.map(({ id }) => id)],
    isOverQuota: sized.isOverQuota,
  }
}
