import { expect, test } from 'vitest'
import { countdown } from './countdown.ts'

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [299_000, '4:59'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [3_750_000, '1:02:30'],
])('%i ms before the server may be asked again the button says %s', (left, words) => {
  expect(countdown(left)).toBe(words)
})
