import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

const twoKept = () => {
  const lru = createLru<string>(2)
  lru.put('a', 'picture a')
  lru.put('b', 'picture b')
  return lru
}

test('what was asked for longest ago goes first', () => {
  const lru = twoKept()
  expect(lru.get('a')).toBe('picture a')
  lru.put('c', 'picture c')
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['picture a', undefined, 'picture c'])
})

test('a newer value takes the place of the older one', () => {
  const lru = twoKept()
  lru.put('a', 'newer')
  expect([lru.get('a'), lru.get('b')]).toEqual(['newer', 'picture b'])
})

test('all of them go at once', () => {
  const lru = twoKept()
  lru.clear()
  expect([lru.get('a'), lru.get('b')]).toEqual([undefined, undefined])
})
