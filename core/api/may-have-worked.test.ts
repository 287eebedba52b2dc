import { expect, test } from 'vitest'
import { mayHaveMadeExport, mayHaveWorked } from './may-have-worked.ts'

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

test.each([
  [200, true],
  [299, true],
  [302, false],
  [400, false],
  [401, false],
  [408, true],
  [429, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
  [524, true],
])('an export that is answered with %i may have been made: %s', (status, may) => {
  expect(mayHaveMadeExport(status)).toBe(may)
})
