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

test.each(['Invalid screen ID.', 'unknown screenid 1', 'No such screen-id'])(
  '%j is about the screen',
  (message) => {
    expect(isScreenRefused({ ...refused, message })).toBe(true)
  },
)

test('what is about something else, of another status or no refusal is not', () => {
  expect(isScreenRefused({ ...refused, message: 'Invalid project ID.' })).toBe(false)
  expect(isScreenRefused({ ...refused, status: 404 })).toBe(false)
  expect(isScreenRefused({ kind: 'cancelled', again: 'now' })).toBe(false)
})
