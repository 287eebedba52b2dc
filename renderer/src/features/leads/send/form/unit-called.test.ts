import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { optionsCalled, unitCalled } from './unit-called.ts'

const units = ['A.107', 'A.10.7', 'B.201', 'Á 5'].map((number, at) => ({
  id: (at + 1) as UnitId,
  number,
}))

test.each([
  ['b201', 'B.201'],
  [' B-201 ', 'B.201'],
  ['A.107', 'A.107'],
  ['a5', 'Á 5'],
  ['a107', null],
  ['C.1', null],
  ['', null],
])('%j is %j', (typed, number) => {
  expect(unitCalled(typed, units)?.number ?? null).toBe(number)
})

test('units are searched by what people type of them', () => {
  const options = units.map(({ id, number }) => ({ value: String(id), label: `${number} · 2+kk` }))
  expect(optionsCalled(options, 'a10 2+kk', 10).map(({ value }) => value)).toEqual(['1', '2'])
  expect(optionsCalled(options, '', 2)).toHaveLength(2)
})
