import { expect, test } from 'vitest'
import { screenIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { readShownMedia } from '../shown-media.ts'
import { coverageTable } from './coverage-table.ts'
import { coverageWorkbook } from './coverage-workbook.ts'

test('every place is a row, and what each type misses is counted on a second sheet', () => {
  const index = indexPlaces(samplePlaces({ A: { '1': ['A.1', 'A.S1', 'A.S2'] } }))
  const screens = [screenIdSchema.parse(1)]
  const bare = { kind: 'unit', coordinates: [], hasGallery: null, pictures: [], pdfs: [] } as const
  const places = index.places.units.map(({ id }) => ({ ...bare, id, plans: [] }))
  const shown = readShownMedia(
    screens.map((screenId) => ({ screenId, fetchedAt: 1, places: toJson(places) })),
  )
  const workbook = coverageWorkbook(coverageTable({ index, screens, shown, files: [] }), {
    title: 'Coverage',
    titleOfTypes: 'By type',
    headings: { place: 'Place', where: 'Where', type: 'Type', what: 'What', places: 'Places' },
    columns: ['Plan', 'PDF', 'Gallery'],
    placeOf: ({ kind, id }) => ({ name: `=${kind} ${id}`, where: '' }),
    typeOf: (target) =>
      target.kind === 'unit' ? `type ${index.units.get(target.id)?.typeCode}` : target.kind,
    cellOf: ({ state }) => state,
    stateOf: (state) => state,
  })
  expect(workbook.rows).toHaveLength(5)
  expect(workbook.rows).toContainEqual(["'=unit 1", '', 'type 1', 'missing', 'missing', 'unknown'])
  expect(workbook.sheets?.[0]?.rows).toContainEqual(['type 3', 'Plan', 2, 0, 0, 2, 0, 0])
})
