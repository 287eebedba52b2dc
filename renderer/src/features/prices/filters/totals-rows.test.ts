import { expect, test } from 'vitest'
import { buildingIdSchema, floorIdSchema } from '#core/ids'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { totalsRows } from './totals-rows.ts'

const nameless = (id: number) =>
  sampleUnit({
    id,
    building: '',
    buildingId: buildingIdSchema.parse(id),
    floor: '1',
    floorId: floorIdSchema.parse(id + 10),
  })
const given = {
  units: [nameless(1), nameless(2)],
  draft: new Map(),
  areaOf: ({ area }: { readonly area: number | null }) => area,
}

test('buildings and floors of the same name are shown and chosen apart', () => {
  const rows = totalsRows({ ...given, grouping: 'place' })
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
  expect(rows.map(({ place }) => place)).toEqual([
    { building: 1 },
    { building: 1, floor: 11 },
    { building: 2 },
    { building: 2, floor: 12 },
  ])
})

test('layouts are grouped over all places', () => {
  expect(totalsRows({ ...given, grouping: 'layout' })).toMatchObject([
    { level: 'layout', name: '2+kk', place: null, figures: { after: { units: 2 } } },
  ])
})
