import type { Failure } from '#core/contract/failure'
import type { JobProgress } from './job-progress.ts'

interface WatchedReport {
  readonly progress: Pick<JobProgress, 'paused' | 'asking'> | null
  readonly openAlerts: number
  readonly latest: { readonly failure: Failure | null } | null
}

/** Whether a report waits for a person: it stopped, it asks, its file stays old, or an alert was not seen. */
export const needsPerson = ({ progress, openAlerts, latest }: WatchedReport): boolean =>
  progress?.paused?.by === 'failures' ||
  (progress?.asking ?? null) !== null ||
  openAlerts > 0 ||
  (latest?.failure ?? null) !== null
