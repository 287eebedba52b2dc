import { expect, it } from 'vitest'
import { keepNewest } from './keep-newest.ts'

it('keeps what came last, in its order', () => {
  const kept = new Set<number>()
  for (const number of [1, 2, 3, 4, 5]) keepNewest(kept, number, 3)
  expect([...kept]).toEqual([3, 4, 5])
})

it('keeps all while there is room', () => {
  const kept = new Set(['first'])
  keepNewest(kept, 'second', 3)
  expect([...kept]).toEqual(['first', 'second'])
})
