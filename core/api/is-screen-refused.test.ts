import { expect, test } from 'vitest'
import type { FailureOf } from '#core/contract/failure'
import { isScreenRefused } from './is-screen-refused.ts'

const refused: FailureOf<'refused'> = {
  kind: 'refused',
  endpoint: 'get-project',
  status: 400,
  message: 'Invalid screen ID.',
  about: null,
  again: 'afterFix',
}

test.each([
  ['Invalid screen ID.', 400],
  ['unknown screenid 1', 400],
  ['No such screen-id', 400],
  ['Screen 1 does not exist.', 404],
  ['screenId: not found', 422],
])('%j is about the screen', (message, status) => {
  expect(isScreenRefused({ ...refused, message, status })).toBe(true)
})

test('what is about something else or no refusal is not', () => {
  expect(isScreenRefused({ ...refused, message: 'Invalid project ID.' })).toBe(false)
  expect(isScreenRefused({ kind: 'cancelled', again: 'now' })).toBe(false)
})
