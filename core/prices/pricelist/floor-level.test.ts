import { expect, test } from 'vitest'
import { floorLevel } from './floor-level.ts'

test.each([
  ['3', 3],
  ['2. NP', 2],
  ['1.PP', -1],
  ['-2', -2],
  ['2. podzemní podlaží', -2],
  ['Přízemí', 0],
  ['Podkroví', null],
  ['', null],
])('the floor %j lies at %s', (name, level) => {
  expect(floorLevel(name)).toBe(level)
})
