import { expect, test } from 'vitest'
import type { UnitId } from './ids.ts'
import { readServerId } from './read-server-id.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['0012', 12],
  ['0', null],
  ['-12', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  ['12 13', null],
  ['9'.repeat(16), null],
  [null, null],
])('of the text %j the ID is %j', (text, id) => {
  expect(readServerId<UnitId>(text)).toBe(id)
})
