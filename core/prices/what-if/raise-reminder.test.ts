import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { sampleUnit } from '../testing/sample-unit.ts'
import { dueRaise, takenSince } from './raise-reminder.ts'

const group = { kind: 'layout', layout: '1 2+kk' } as const
const [free, reserved, sold] = [0, 2, 3]

const listOf = (codes: readonly number[]) =>
  codes.map((statusCode, index) => sampleUnit({ statusCode, id: index + 1 }))

const reminder = { group, part: 0.02, everySales: 2, counted: [] }

test('a raise is due when enough units were taken, and made twice for twice as many', () => {
  expect(dueRaise(listOf([reserved, free, free]), reminder)).toBeNull()
  expect(dueRaise(listOf([reserved, sold, free]), reminder)).toEqual({
    part: expect.closeTo(0.02, 12),
    sales: [1, 2],
  })
  const twice = dueRaise(listOf([sold, sold, reserved, sold, sold, free]), reminder)
  expect(twice?.part).toBeCloseTo(0.0404, 12)
  expect(twice?.sales).toEqual([1, 2, 3, 4])
})

test('pre-reserved units and those of other groups are not sales', () => {
  const [preReserved] = [1]
  const other = sampleUnit({ id: 9, statusCode: sold, disposition: '4+kk' })
  expect(takenSince([...listOf([preReserved, free, sold]), other], reminder)).toEqual([3])
})

test('no sale is counted twice, in whatever order units are taken and come back', () => {
  const days = fc.array(
    fc.array(fc.constantFrom(free, reserved, sold), { minLength: 8, maxLength: 8 }),
  )
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 4 }), (statuses, everySales) => {
      const counted: UnitId[] = []
      for (const day of statuses) {
        const due = dueRaise(listOf(day), { ...reminder, everySales, counted })
        counted.push(...(due?.sales ?? []))
      }
      expect(new Set(counted).size).toBe(counted.length)
      expect(counted.length % everySales).toBe(0)
    }),
  )
})
