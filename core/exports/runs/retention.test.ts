import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { dayMs } from '#core/time'
import { type KeptRun, planRetention, retentionSchema } from './retention.ts'

const now = Date.UTC(2026, 10, 21)
const run = (
  id: string,
  daysAgo: number,
  { job = 'sales', hash = id, bytes = 1_000_000, isPinned = false } = {},
): KeptRun => ({
  id: runIdSchema.parse(id),
  jobId: reportJobIdSchema.parse(job),
  at: now - daysAgo * dayMs,
  isPinned,
  contents: { hash, bytes },
  removedAt: null,
})
const open = { maxCount: null, maxAgeMs: null, maxTotalBytes: null }
const gone = (runs: KeptRun[], rules: Partial<typeof open> | object) =>
  planRetention(runs, { ...open, ...rules }, now).remove.map(({ id, rule }) => `${id} ${rule}`)

test('of each report the newest runs stay', () => {
  const runs = [run('a', 3), run('b', 2), run('c', 1), run('d', 9, { job: 'leads' })]
  expect(gone(runs, { maxCount: 2 })).toEqual(['a count'])
})

test('old runs go, but never the newest that has contents', () => {
  const failed: KeptRun = { ...run('f', 0), contents: null }
  expect(gone([run('a', 90), run('b', 40), failed], { maxAgeMs: 30 * dayMs })).toEqual(['a age'])
})

test('pinned runs stay and take no place from others', () => {
  const runs = [run('a', 3), run('b', 2, { isPinned: true }), run('c', 1)]
  expect(gone(runs, { maxCount: 2 })).toEqual([])
  expect(gone(runs, { maxCount: 1 })).toEqual(['a count'])
})

test('over the quota the oldest go first, and shared contents count once', () => {
  const runs = [
    run('a', 5, { hash: 'x' }),
    run('b', 4, { hash: 'x' }),
    run('c', 3, { hash: 'y' }),
    run('d', 1, { hash: 'z' }),
  ]
  expect(planRetention(runs, { ...open, maxTotalBytes: 2_000_000 }, now)).toEqual({
    remove: [
      { id: 'a', rule: 'totalSize' },
      { id: 'b', rule: 'totalSize' },
    ],
    freedBytes: 1_000_000,
    keptBytes: 2_000_000,
    isOverQuota: false,
  })
})

test('a quota that the pinned runs alone exceed is told', () => {
  const runs = [run('a', 5, { isPinned: true }), run('b', 1)]
  const plan = planRetention(runs, { ...open, maxTotalBytes: 1_000_000 }, now)
  expect(plan).toMatchObject({ remove: [], isOverQuota: true })
})

test('a clock set back makes nothing old', () => {
  expect(gone([run('a', -400), run('b', 0)], { maxAgeMs: dayMs })).toEqual([])
})

const runs = fc.array(
  fc.record({
    daysAgo: fc.integer({ min: 0, max: 60 }),
    job: fc.constantFrom('sales', 'leads'),
    hash: fc.constantFrom('x', 'y', 'z'),
    isPinned: fc.boolean(),
  }),
  { maxLength: 30 },
)
const rules = fc.record({
  maxCount: fc.option(fc.integer({ min: 1, max: 5 })),
  maxAgeMs: fc.option(fc.integer({ min: 1, max: 60 }).map((days) => days * dayMs)),
  maxTotalBytes: fc.option(fc.integer({ min: 1_000_000, max: 3_000_000 })),
})

test('whatever the rules, nothing pinned goes, every report keeps one, and asking again removes nothing', () => {
  fc.assert(
    fc.property(runs, rules, (drawn, rule) => {
      const all = drawn.map(({ daysAgo, ...rest }, at) => run(`r${at}`, daysAgo, rest))
      const { remove, keptBytes } = planRetention(all, retentionSchema.parse(rule), now)
      const removed = new Set(remove.map(({ id }) => id))
      expect(removed.size).toBe(remove.length)
      const left = all.filter(({ id }) => !removed.has(id))
      expect(all.filter(({ id, isPinned }) => isPinned && removed.has(id))).toEqual([])
      expect(new Set(left.map(({ jobId }) => jobId))).toEqual(
        new Set(all.map(({ jobId }) => jobId)),
      )
      expect(keptBytes).toBe(new Set(left.map(({ contents }) => contents?.hash)).size * 1_000_000)
      expect(planRetention(left, rule, now).remove).toEqual([])
    }),
  )
})
