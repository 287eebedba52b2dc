import { expect, test } from 'vitest'
import { slopeAlong } from './medians.ts'

test('what lies in the middle belongs to neither half', () => {
  const points = [
    [1, 10],
    [2, 500],
    [3, 30],
  ].flatMap(([x = 0, y = 0]) => Array.from({ length: 5 }, () => ({ x, y })))
  expect(slopeAlong(points, ({ x }) => x)(({ y }) => y)).toBe(10)
})
