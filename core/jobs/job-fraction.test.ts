import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobFraction } from './job-fraction.ts'

const order = ['waiting', 'downloading', 'saving', 'finished'] as const

test('the bar of a job never runs backwards', () => {
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
        ({ phase, done }) => jobFraction({ phase, done, total: 1_000 }) ?? 0,
      )
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    }),
  )
})

test('a download of unknown size has no fraction', () => {
  expect(jobFraction({ phase: 'downloading', done: 5, total: null })).toBeNull()
  expect(jobFraction({ phase: 'downloading', done: 0, total: 0 })).toBeNull()
})

test('a finished job is whole', () => {
  expect(jobFraction({ phase: 'finished', done: 3, total: null })).toBe(1)
})
