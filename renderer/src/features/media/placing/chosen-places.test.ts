import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { sampleFile } from '../testing/sample-file.ts'
import { firstPlaces, namedPlaces, toggled, withPlace } from './chosen-places.ts'

const unit = (id: number) => ({ kind: 'unit', id: id as UnitId }) as const
const several = {
  kind: 'ambiguous',
  targets: [],
  reason: { kind: 'several', written: '203' },
} as const

test('of several places that fit none is chosen, and where a file goes already is', () => {
  const file = sampleFile({ states: [{ kind: 'waiting' }] })
  expect(firstPlaces({ ...file, placedBy: null, match: several })).toEqual([])
  expect(firstPlaces({ ...file, placedBy: 'person', match: several })).toHaveLength(1)
})

test('a place is taken beside the others, and given up again', () => {
  expect(toggled([unit(1)], unit(2))).toEqual([unit(1), unit(2)])
  expect(toggled([unit(1), unit(2)], unit(1))).toEqual([unit(2)])
  expect(withPlace([unit(1), unit(2)], unit(1))).toEqual([unit(2), unit(1)])
})

test('every place is named, and once, however many they are', () => {
  expect(namedPlaces(['A.1', 'A.2', 'A.1'])).toEqual({ kind: 'few', said: 'A.1, A.2' })
  expect(namedPlaces(['A.1', 'A.2', 'A.3', 'A.4'])).toEqual({
    kind: 'many',
    said: 'A.1, A.2, A.3, A.4',
    count: 4,
  })
})
