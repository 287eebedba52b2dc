import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { groupChoices } from './group-choices.ts'

const namesOf = (...args: Parameters<typeof groupChoices>) =>
  groupChoices(...args).map(({ group, name, within }) => [group.kind, name, within])

test('layouts, buildings and floors can be raised, floors of one name by their building', () => {
  const [second, third] = [2, 3].map((id) => ({ buildingId: buildingIdSchema.parse(id) }))
  const units = [
    sampleUnit({ id: 1 }),
    sampleUnit({ id: 2, disposition: '4+kk' }),
    sampleUnit({ id: 3, ...second, building: 'B', floorId: floorIdSchema.parse(9) }),
    // Garages and units without a layout make no group of their own.
    sampleUnit({ id: 4, ...third, building: 'C', typeCode: 5, disposition: null }),
  ]
  expect(namesOf(units, [])).toEqual([
    ['layout', '2+kk', null],
    ['layout', '4+kk', null],
    ['building', 'A', null],
    ['building', 'B', null],
    ['floor', '1', 'A'],
    ['floor', '1', 'B'],
  ])
})

test('what is selected in the list comes first', () => {
  const [unit] = [sampleUnit({ id: 1 })]
  expect(groupChoices([unit], [unit])[0]?.group).toEqual({ kind: 'selection', unitIds: [unit.id] })
})
