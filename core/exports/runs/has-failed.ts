import type { ExportRun } from './export-run.ts'

/** Also what came and cannot be read, and what the application has left in the middle. */
export const hasFailed = ({ state, failure }: Pick<ExportRun, 'state' | 'failure'>): boolean =>
  state === 'failed' || state === 'interrupted' || (state === 'done' && failure !== null)
