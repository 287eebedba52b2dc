import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunksOf } from './chunk-rows.ts'

test('the first rows of a sheet come alone, the others in large parts', () => {
  expect(chunksOf(0)).toEqual([])
  expect(chunksOf(500)).toEqual([{ from: 0, until: 500 }])
  expect(chunksOf(6_000).map(({ from, until }) => until - from)).toEqual([500, 5_000, 500])
})

test('every row is in one chunk', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (rows) => {
      const chunks = chunksOf(rows)
      expect(chunks.map(({ from }) => from)).toEqual(
        [0, ...chunks.map(({ until }) => until)].slice(0, chunks.length),
      )
      expect(chunks.at(-1)?.until ?? 0).toBe(rows)
    }),
  )
})
