import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobFraction } from './job-fraction.ts'

const order = ['waiting', 'downloading', 'saving', 'sending', 'confirming', 'finished'] as const
const kinds = [
  'refreshProjects',
  'refreshPricelist',
  'readDeals',
  'sendBatch',
  'compareBatch',
] as const

test.each(kinds)('the bar of a job (%s) never runs backwards', (kind) => {
  const step = fc.record({
    phase: fc.constantFrom(...order),
    done: fc.nat({ max: 1_000 }),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const inOrder = steps.toSorted(
        (a, b) => order.indexOf(a.phase) - order.indexOf(b.phase) || a.done - b.done,
      )
      const shown = inOrder.map(
        ({ phase, done }) => jobFraction({ kind, phase, done, total: 1_000 }) ?? 0,
      )
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    }),
  )
})

test('a batch that is being sent is past its reading and before its confirmation', () => {
  const at = (phase: (typeof order)[number]) =>
    jobFraction({ kind: 'sendBatch', phase, done: 1, total: 2 }) ?? -1
  const shown = order.map(at)
  expect(new Set(shown).size).toBe(order.length)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test('sending of unknown length stays where it began', () => {
  const sending = { kind: 'sendBatch', phase: 'sending', done: 0 } as const
  expect(jobFraction({ ...sending, total: null })).toBe(jobFraction({ ...sending, total: 7 }))
})

test('a download of unknown size has no fraction', () => {
  const download = { kind: 'refreshPricelist', phase: 'downloading' } as const
  expect(jobFraction({ ...download, done: 5, total: null })).toBeNull()
  expect(jobFraction({ ...download, done: 0, total: 0 })).toBeNull()
})

test('a finished job is whole', () => {
  expect(jobFraction({ kind: 'readDeals', phase: 'finished', done: 3, total: null })).toBe(1)
})
