import { expect, test } from 'vitest'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { dayMs } from '#core/time'
import { keepRuns } from './keep-runs.ts'
import type { KeptRun } from './retention.ts'

const run = (report: string, at: number, removedAt: number | null = null): KeptRun => ({
  id: runIdSchema.parse(`${report}-${at}`),
  jobId: reportJobIdSchema.parse(report),
  at: at * dayMs,
  isPinned: false,
  contents: { hash: `${report}${at}`, bytes: 1_000_000 },
  removedAt: removedAt === null ? null : removedAt * dayMs,
})
const open = { maxCount: null, maxAgeMs: null, maxTotalBytes: null }
const usual = { ...open, maxCount: 2 }
const none = new Map()
const runs = [1, 2, 3].flatMap((at) => [run('units', at), run('deals', at)])

test('a report with rules of its own is kept by them, the others by the usual ones', () => {
  const own = new Map([[reportJobIdSchema.parse('deals'), { maxCount: 1, maxAgeMs: null }]])
  const { toBin, forGood, freedBytes } = keepRuns(runs, { usual, own }, 4 * dayMs)
  expect([...toBin].sort()).toEqual(['deals-1', 'deals-2', 'units-1'])
  expect([forGood, freedBytes]).toEqual([[], 0])
})

test('the size counts for all reports together, and the newest of each stays', () => {
  const small = { ...usual, maxTotalBytes: 1_000_000 }
  const kept = keepRuns(runs, { usual: small, own: none }, 4 * dayMs)
  expect([...kept.forGood].sort()).toEqual(['deals-1', 'deals-2', 'units-1', 'units-2'])
  expect(kept).toMatchObject({ toBin: [], freedBytes: 4_000_000, isOverQuota: true })
})

test('the bin goes before anything that is kept, and of the bin what was removed first', () => {
  const all = [run('units', 1, 9), run('units', 2, 8), run('units', 3), run('units', 4)]
  const small = { ...open, maxTotalBytes: 3_000_000 }
  const kept = keepRuns(all, { usual: small, own: none }, 10 * dayMs)
  expect(kept).toMatchObject({ toBin: [], forGood: ['units-2'], freedBytes: 1_000_000 })
})

test('of two runs in the bin that share their contents, the second takes no room', () => {
  const shared = { hash: 'same', bytes: 1_000_000 }
  const twins = [1, 2].map((at) => ({ ...run('units', at, 8), contents: shared }))
  const small = { ...open, maxTotalBytes: 2_000_000 }
  const kept = keepRuns([...twins, run('units', 4)], { usual: small, own: none }, 10 * dayMs)
  expect(kept.forGood).toEqual([])
})

test('a quota that most runs go for looks at each of them a few times', () => {
  let reads = 0
  const many = Array.from({ length: 400 }, (_, at): KeptRun => {
    const { contents, ...rest } = run('units', at)
    return {
      ...rest,
      get contents() {
        reads += 1
        return contents
      },
    }
  })
  const small = { ...usual, maxTotalBytes: 2_000_000 }
  const kept = keepRuns(many, { usual: small, own: none }, 400 * dayMs)
  expect(kept.forGood).toHaveLength(398)
  expect(reads).toBeLessThan(400 * 20)
})

test('what was removed can be brought back for two weeks', () => {
  const all = [run('units', 1, 10), run('units', 2, 12), run('units', 25)]
  const rules = { usual: open, own: none }
  expect(keepRuns(all, rules, 24 * dayMs).forGood).toEqual([])
  expect(keepRuns(all, rules, 25 * dayMs).forGood).toEqual(['units-1'])
})

test('a clock that is more than a year ahead removes nothing', () => {
  const all = [run('units', 1), run('units', 2), run('units', 3, 3), run('units', 4)]
  const aged = { usual: { ...open, maxAgeMs: 366 * dayMs }, own: none }
  expect(keepRuns(all, aged, 404 * dayMs)).toMatchObject({ toBin: [], forGood: [] })
})
