import type { BegunRun } from '../../../store/exports/runs/export-run-changes.ts'

/** A run that a person has begun, unless it is said to be another one. */
export const begunRun = (run: Pick<BegunRun, 'id' | 'reportId'> & Partial<BegunRun>): BegunRun => ({
  trigger: 'person',
  slot: null,
  isPostponed: false,
  headers: 'default',
  request: JSON.stringify({ name: 'products', parameters: {} }),
  askedFormat: 'xlsx',
  at: 1,
  ...run,
})
