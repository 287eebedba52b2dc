import type { ExportRun } from '../runs/export-run.ts'
import type { JobProgress } from './job-progress.ts'

interface WatchedReport {
  readonly progress: Pick<JobProgress, 'paused' | 'asking'> | null
  readonly openAlerts: number
  readonly lastRun: Pick<ExportRun, 'latestFailure'> | null
}

/** Whether a report waits for a person: it stopped, it asks, its file stays old, or an alert was not seen. */
export const needsPerson = ({ progress, openAlerts, lastRun }: WatchedReport): boolean =>
  progress?.paused?.by === 'failures' ||
  (progress?.asking ?? null) !== null ||
  openAlerts > 0 ||
  (lastRun?.latestFailure ?? null) !== null
