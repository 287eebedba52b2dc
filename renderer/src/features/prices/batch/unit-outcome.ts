import type { BatchUnit } from '#core/prices/batch/batch'
import type { BatchKind } from './batch-kind.ts'

export type UnitOutcome = BatchUnit['state'] | 'notSent' | 'unknown'

const neverLeft: ReadonlySet<BatchKind> = new Set(['notSent', 'stopped', 'withdrawn'])

/** What became of one unit: one without an answer is as far as its batch. */
export const unitOutcome = (state: BatchUnit['state'], batch: BatchKind): UnitOutcome => {
  if (state !== 'waiting') return state
  if (batch === 'unknown') return 'unknown'
  return neverLeft.has(batch) ? 'notSent' : 'waiting'
}
