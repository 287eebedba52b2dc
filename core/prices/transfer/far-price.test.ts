import { expect, test } from 'vitest'
import { isFarPrice } from './far-price.ts'

const gross = (grossMinor: number | null) => ({ netMinor: null, grossMinor })
const net = (netMinor: number | null) => ({ netMinor, grossMinor: null })

test.each([
  [100, 150, true],
  [100, 149, false],
  [100, 50, true],
  [100, 51, false],
  [100, 0, true],
  [null, 100, false],
  [0, 100, false],
])('%j to %j is far: %j', (before, after, isFar) => {
  expect(isFarPrice(gross(before), gross(after))).toBe(isFar)
  expect(isFarPrice(net(before), net(after))).toBe(isFar)
})
