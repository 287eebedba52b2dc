import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { formulaScopes } from './formula-scopes.ts'

const units = [1, 2, 3].map((id) => sampleUnit({ id: id as UnitId }))
const numbersOf = (rows: readonly { readonly id: UnitId }[]) => rows.map(({ id }) => id)

test('before the table has told of filters, every unit is shown and none selected', () => {
  const scopes = formulaScopes({ units, shown: null, range: null })
  expect(scopes).toEqual({ selection: [], shown: units, all: units })
})

test('a formula meets what passes the filter and lies in the range at the moment', () => {
  const scopes = formulaScopes({
    units,
    shown: units.slice(1),
    range: { rows: units.slice(2) },
  })
  expect(numbersOf(scopes.shown)).toEqual([2, 3])
  expect(numbersOf(scopes.selection)).toEqual([3])
  expect(numbersOf(scopes.all)).toEqual([1, 2, 3])
})

test('a unit is met as it was read last, and one that the server has no more is not met', () => {
  const newer = sampleUnit({ id: 2 as UnitId, priceGrossMinor: 500_000_000 })
  const scopes = formulaScopes({ units: [newer], shown: units, range: { rows: units } })
  expect(scopes).toEqual({ selection: [newer], shown: [newer], all: [newer] })
})
