import type { ExportRun } from './export-run.ts'

/**
 * Whether a run failed. One whose contents cannot be read has failed too, and one that the end of the application cut
 * off.
 */
export const hasFailed = ({ state, failure }: Pick<ExportRun, 'state' | 'failure'>): boolean =>
  state === 'failed' || state === 'interrupted' || (state === 'done' && failure !== null)
