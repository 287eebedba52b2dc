import { expect, test } from 'vitest'
import { drawFrom } from './draw.ts'

test('the same number draws the same, and another one does not', () => {
  const drawn = (seed: number) => {
    const draw = drawFrom(seed)
    return Array.from({ length: 50 }, () => draw.below(1_000))
  }
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
  expect(new Set(drawn(1)).size).toBeGreaterThan(40)
})
