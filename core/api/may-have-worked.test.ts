import { expect, test } from 'vitest'
import { mayHaveWorked } from './may-have-worked.ts'

test.each([
  [400, false],
  [401, false],
  [408, true],
  [429, false],
  [500, true],
  [502, true],
  [503, true],
  [504, true],
])('a server that answers %i may have done its work: %s', (status, may) => {
  expect(mayHaveWorked(status)).toBe(may)
})
