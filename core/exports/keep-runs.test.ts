import { expect, test } from 'vitest'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { dayMs } from '#core/time'
import { keepRuns } from './keep-runs.ts'
import type { KeptRun } from './retention.ts'

const run = (report: string, at: number): KeptRun => ({
  id: runIdSchema.parse(`${report}-${at}`),
  jobId: reportJobIdSchema.parse(report),
  at: at * dayMs,
  isPinned: false,
  contents: { hash: `${report}${at}`, bytes: 1_000_000 },
})
const usual = { maxCount: 2, maxAgeMs: null, maxTotalBytes: null }
const runs = [1, 2, 3].flatMap((at) => [run('units', at), run('deals', at)])

test('a report with rules of its own is kept by them, the others by the usual ones', () => {
  const own = new Map([[reportJobIdSchema.parse('deals'), { maxCount: 1, maxAgeMs: null }]])
  const { remove } = keepRuns(runs, { usual, own }, 4 * dayMs)
  expect([...remove].sort()).toEqual(['deals-1', 'deals-2', 'units-1'])
})

test('the size counts for all reports together, and the newest of each stays', () => {
  const small = { ...usual, maxTotalBytes: 1_000_000 }
  const { remove, isOverQuota } = keepRuns(runs, { usual: small, own: new Map() }, 4 * dayMs)
  expect([...remove].sort()).toEqual(['deals-1', 'deals-2', 'units-1', 'units-2'])
  expect(isOverQuota).toBe(true)
})
