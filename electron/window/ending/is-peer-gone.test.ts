import { expect, test } from 'vitest'
import { isPeerGone } from './is-peer-gone.ts'

const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

test.each([
  [system('EPIPE', 'write'), true],
  [system('ECONNRESET', 'read'), true],
  [system('ENOSPC', 'write'), false],
  [Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }), false],
  [new TypeError('x is not a function'), false],
  ['EPIPE', false],
])('%s leaves the application as it was: %s', (error, isHarmless) => {
  expect(isPeerGone(error)).toBe(isHarmless)
})
