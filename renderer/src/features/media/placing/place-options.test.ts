import { expect, test } from 'vitest'
import { floorIdSchema, unitIdSchema } from '#core/ids'
import { placeOption, placesThatFit } from './place-options.ts'

const unit = (id: number, name: string, where: string) =>
  placeOption({ kind: 'unit', id: unitIdSchema.parse(id) }, { name, where })
const options = [
  unit(1, 'A.1.05', 'Dům A · 1'),
  unit(2, 'A.1.051', 'Dům A · 1'),
  unit(3, 'B.1.05', 'Dům B · 1'),
  placeOption({ kind: 'floor', id: floorIdSchema.parse(1) }, { name: 'Floor 1', where: 'Dům B' }),
]
const found = (typed: string, limit = 10) =>
  placesThatFit(options, typed, limit).map(({ name }) => name)

test('a number is found without its separators, the whole number before longer ones', () => {
  expect(found('a105')).toEqual(['A.1.05', 'A.1.051'])
  expect(found('a.1.05')).toEqual(['A.1.05', 'A.1.051'])
})

test('words are found without accents, in any order', () => {
  expect(found('dum b')).toEqual(['B.1.05', 'Floor 1'])
  expect(found('b floor')).toEqual(['Floor 1'])
  expect(found('c')).toEqual([])
})

test('nothing typed offers the first ones', () => {
  expect(found('', 2)).toEqual(['A.1.05', 'A.1.051'])
  expect(found('.', 9)).toHaveLength(3)
})
