import { expect, test } from 'vitest'
import { neededPages } from './needed-pages.ts'

test.each([
  [0, 1, [0]],
  [0, 200, [0]],
  [0, 201, [0, 1]],
  [390, 410, [0, 1, 2]],
  [199_990, 200_000, [0, 999]],
])('rows %i to %i are on the pages %j', (from, to, pages) => {
  expect(neededPages({ from, to })).toEqual(pages)
})
