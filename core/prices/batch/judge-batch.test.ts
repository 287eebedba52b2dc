import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import { isSamePair, type ServerPair } from '../rules/price-pair.ts'
import type { BatchUnit } from './batch.ts'
import { judgeBatch } from './judge-batch.ts'

const before = { netMinor: 100, grossMinor: 121 }
const after = { netMinor: 200, grossMinor: 242 }
const other = { netMinor: 300, grossMinor: 363 }

const batchUnit = (id: number): BatchUnit => ({
  unitId: unitIdSchema.parse(id),
  number: `A.${id}`,
  building: 'A',
  area: 50,
  before,
  after,
  state: 'sent',
  message: null,
  seen: null,
})

const judged = (seen: readonly ServerPair[], answer: 'accepted' | 'unheard') => {
  const units = seen.map((_, index) => batchUnit(index + 1))
  const fresh = new Map(units.map(({ unitId }, index) => [unitId, seen[index] as ServerPair]))
  return judgeBatch({ units, fresh, answer })
}
const states = (of: ReturnType<typeof judged>) => of.units.map(({ state }) => state)

test('what the server shows as it was sent is confirmed, whether it had answered or not', () => {
  expect(judged([after, after], 'accepted').verdict).toBe('confirmed')
  expect(judged([after, after], 'unheard').verdict).toBe('confirmed')
})

test('a batch without an answer that left everything as before never arrived', () => {
  const result = judged([before, before], 'unheard')
  expect(result.verdict).toBe('notApplied')
  expect(states(result)).toEqual(['notApplied', 'notApplied'])
})

test('a batch without an answer never arrived though a unit was changed elsewhere, and that unit is named', () => {
  const result = judged([before, other], 'unheard')
  expect(result.verdict).toBe('notApplied')
  expect(states(result)).toEqual(['notApplied', 'notApplied'])
  expect(result.units.map(({ seen }) => seen)).toEqual([null, other])
})

test('a single price of a batch without an answer tells that it arrived', () => {
  expect(judged([before, other, after], 'unheard').verdict).toBe('differs')
})

test('a batch without an answer never arrived either where somebody has changed another unit', () => {
  const result = judged([before, other], 'unheard')
  expect(result.verdict).toBe('notApplied')
  expect(states(result)).toEqual(['notApplied', 'notApplied'])
  expect(result.units.map(({ seen }) => seen)).toEqual([null, other])
  expect(judged([before, other, after], 'unheard').verdict).toBe('differs')
  expect(judged([other, other], 'unheard').verdict).toBe('differs')
})

test('an accepted batch that left everything as before differs: the server did not do what it said', () => {
  const result = judged([before, before], 'accepted')
  expect(result.verdict).toBe('differs')
  expect(result.units[0]?.seen).toEqual(before)
})

test('a unit that shows something else is named with what it shows', () => {
  const result = judged([after, other], 'accepted')
  expect(result.verdict).toBe('differs')
  expect(states(result)).toEqual(['confirmed', 'differs'])
  expect(result.units[1]?.seen).toEqual(other)
})

test('a unit that is gone differs', () => {
  const units = [batchUnit(1)]
  const result = judgeBatch({ units, fresh: new Map(), answer: 'unheard' })
  expect(result.verdict).toBe('differs')
  expect(result.units[0]?.seen).toEqual({ netMinor: null, grossMinor: null })
})

test('no batch is confirmed of which a single price is another', () => {
  const pairs = fc.array(fc.constantFrom(before, after, other), { minLength: 1 })
  fc.assert(
    fc.property(pairs, fc.constantFrom('accepted', 'unheard'), (seen, answer) => {
      const { verdict } = judged(seen, answer)
      expect(verdict === 'confirmed').toBe(seen.every((pair) => isSamePair(pair, after)))
    }),
  )
})
