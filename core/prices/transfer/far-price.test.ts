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

test('where one of the two has no price with VAT, the prices without it are compared', () => {
  const whole = { netMinor: 100, grossMinor: 121 }
  expect(isFarPrice(whole, net(150))).toBe(true)
  expect(isFarPrice(whole, net(149))).toBe(false)
  expect(isFarPrice(net(300), whole)).toBe(true)
})
