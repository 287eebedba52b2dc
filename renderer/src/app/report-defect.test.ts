import { expect, test } from 'vitest'
import { isFault } from './report-defect.ts'

test.each([
  ['Uncaught RangeError: a broken list', true],
  ['ResizeObserver loop completed with undelivered notifications.', false],
  ['ResizeObserver loop limit exceeded', false],
])('%s: %s', (message, expected) => {
  expect(isFault({ message })).toBe(expected)
})
