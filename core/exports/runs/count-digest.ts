import type { ExportRun } from './export-run.ts'
import { hasFailed } from './has-failed.ts'

export type DigestRun = Pick<ExportRun, 'state' | 'failure' | 'isPostponed'>

export interface DigestFigures {
  readonly runs: number
  readonly failed: number
  readonly postponed: number
  readonly alerts: number
}

/** What a day was like; null for one of which there is nothing to tell. */
export const countDigest = (runs: readonly DigestRun[], alerts: number): DigestFigures | null => {
  // A person knows of the runs that they have called off.
  const counted = runs.filter(({ state }) => state !== 'cancelled')
  if (counted.length === 0 && alerts === 0) return null
  return {
    runs: counted.length,
    alerts,
    failed: counted.filter(hasFailed).length,
    postponed: counted.filter(({ isPostponed }) => isPostponed).length,
  }
}
