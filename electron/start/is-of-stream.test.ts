import { expect, test } from 'vitest'
import { isOfStream } from './is-of-stream.ts'

const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

test.each([
  [system('EPIPE', 'write'), true],
  [system('ECONNRESET', 'read'), true],
  [system('ENOSPC', 'write'), false],
  [Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }), false],
  [new TypeError('x is not a function'), false],
  ['EPIPE', false],
])('%s leaves the application as it was: %s', (error, isHarmless) => {
  expect(isOfStream(error)).toBe(isHarmless)
})
