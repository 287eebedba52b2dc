import { expect, test, vi } from 'vitest'
import { isFault, reportDefect } from './report-defect.ts'

test.each([
  ['Uncaught RangeError: a broken list', true],
  ['ResizeObserver loop completed with undelivered notifications.', false],
  ['ResizeObserver loop limit exceeded', false],
])('%s: %s', (message, expected) => {
  expect(isFault({ message })).toBe(expected)
})

test('a report that main does not take is no defect of its own', async () => {
  const refuse = () => Promise.reject(new Error('main does not answer'))
  vi.stubGlobal('window', { unitdesk: { call: refuse } })
  expect(await reportDefect('window', new Error('a broken list'))).toBe(null)
  vi.unstubAllGlobals()
})
