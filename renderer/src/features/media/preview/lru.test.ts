import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

const twoKept = () => {
  const gone: string[] = []
  const lru = createLru<string>(2, (value) => gone.push(value))
  lru.put('a', 'picture a')
  lru.put('b', 'picture b')
  return { lru, gone }
}

test('what was asked for longest ago goes first, and is told', () => {
  const { lru, gone } = twoKept()
  expect(lru.get('a')).toBe('picture a')
  lru.put('c', 'picture c')
  expect(gone).toEqual(['picture b'])
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual(['picture a', undefined, 'picture c'])
})

test('a newer value takes the place of the older one', () => {
  const { lru, gone } = twoKept()
  lru.put('a', 'newer')
  expect([gone, lru.get('a'), lru.get('b')]).toEqual([['picture a'], 'newer', 'picture b'])
})

test('all of them go at once', () => {
  const { lru, gone } = twoKept()
  lru.clear()
  expect([gone, lru.get('a')]).toEqual([['picture a', 'picture b'], undefined])
})
