import type { JobProgress } from '../schedule/job-progress.ts'

/** What a run of the schedule has brought can be read: none of those before it counts any more. */
export const runRead = (progress: JobProgress): JobProgress => ({ ...progress, failuresInARow: 0 })
