import { expect, test } from 'vitest'
import { createLinePace, largestPieceBytes } from './line-pace.ts'

const much = 500_000_000
const small = createLinePace().next(much)

test('the first pieces are small: nobody knows the line', () => {
  expect(small).toBeLessThan(300_000)
  expect(createLinePace().next(7)).toBe(7)
})

test('pieces that leave in no time become large, and small again on a line that slows down', () => {
  const pace = createLinePace()
  pace.left({ bytes: small, tookMs: 2 })
  expect(pace.next(much)).toBe(largestPieceBytes)
  expect(pace.next(1_000_000)).toBe(1_000_000)
  pace.left({ bytes: largestPieceBytes, tookMs: 2_000 })
  expect(pace.next(much)).toBe(small)
})

test('a short piece says nothing of the line', () => {
  const pace = createLinePace()
  pace.left({ bytes: 1_000, tookMs: 0 })
  expect(pace.next(much)).toBe(small)
  pace.left({ bytes: small, tookMs: 2 })
  pace.left({ bytes: 1_000, tookMs: 50 })
  expect(pace.next(much)).toBe(largestPieceBytes)
})
