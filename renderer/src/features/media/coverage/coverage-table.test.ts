import { expect, test } from 'vitest'
import { resourceUidSchema, screenIdSchema, unitIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { UploadState } from '#core/media/queue/media-file'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { nothingShown, readShownMedia } from '../shown-media.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { countColumns, coverageTable, hasMissing } from './coverage-table.ts'

const index = indexPlaces(samplePlaces({ A: { '1': ['A.1'] } }))
const screens = [screenIdSchema.parse(1), screenIdSchema.parse(2)]
const unit: PlaceMedia = {
  kind: 'unit',
  id: unitIdSchema.parse(1),
  coordinates: [],
  hasGallery: null,
  pictures: [],
  plans: [],
  pdfs: [resourceUidSchema.parse('card')],
}
const shown = readShownMedia(
  screens.map((screenId) => ({ screenId, fetchedAt: 1, places: toJson([unit]) })),
)
const unitStates = (states: readonly UploadState[]) =>
  coverageTable({ index, screens, shown, files: [sampleFile({ states })] })
    .lines.at(-1)
    ?.cells.map((cell) => cell?.state)

test('a column for the plan of each screen, one for the card and one for the gallery', () => {
  const { columns, lines } = coverageTable({ index, screens, shown, files: [] })
  expect(columns.map(({ kind }) => kind)).toEqual(['plan', 'plan', 'pdf', 'gallery'])
  expect(lines.map(({ target }) => target.kind)).toEqual(['building', 'floor', 'unit'])
  expect(lines[0]?.cells.slice(2)).toEqual([null, null])
})

test('what waits in the list will be sent, what has arrived is there', () => {
  expect(unitStates([])).toEqual(['missing', 'missing', 'present', 'unknown'])
  expect(unitStates([{ kind: 'waiting' }])).toEqual(['willBeSent', 'missing', 'present', 'unknown'])
  const done: UploadState = { kind: 'done', at: 1, outcome: 'created', pictureId: null }
  expect(unitStates([{ kind: 'queued' }, done])).toEqual([
    'willBeSent',
    'present',
    'present',
    'unknown',
  ])
})

test('what has taken the place of something is told apart from what was there', () => {
  const done: UploadState = { kind: 'done', at: 1, outcome: 'replaced', pictureId: null }
  expect(unitStates([done])?.[0]).toBe('replaced')
})

test('an offer that nobody has confirmed is not going to be sent', () => {
  const files = [sampleFile({ placedBy: null })]
  const { lines } = coverageTable({ index, screens, shown, files })
  expect(lines.at(-1)?.cells[0]?.state).toBe('missing')
})

test('what is missing is counted by column', () => {
  const table = coverageTable({ index, screens, shown, files: [] })
  expect(countColumns(table)[2]).toEqual({
    present: 1,
    missing: 0,
    unknown: 0,
    willBeSent: 0,
    replaced: 0,
  })
  expect(table.lines.map(hasMissing)).toEqual([false, false, true])
  const unasked = coverageTable({ index, screens, shown: nothingShown, files: [] })
  expect(countColumns(unasked)[0]).toMatchObject({ unknown: 3, missing: 0 })
})
