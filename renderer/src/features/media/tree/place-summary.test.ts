import { expect, test } from 'vitest'
import { floorIdSchema, resourceUidSchema, screenIdSchema, unitIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { PlacedTarget } from '#core/media/queue/media-file'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { samplePlaces } from '#core/media/testing/sample-places'
import { indexPlaces } from '../place-index.ts'
import { nothingShown, readShownMedia } from '../shown-media.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { comingBelow, placeSummaries } from './place-summary.ts'

const unit: PlaceMedia = {
  kind: 'unit',
  id: unitIdSchema.parse(1),
  coordinates: [],
  hasGallery: null,
  pictures: [],
  plans: [resourceUidSchema.parse('plan')],
  pdfs: [resourceUidSchema.parse('card')],
}
const shown = readShownMedia(
  [1, 2].map((id) => ({
    screenId: screenIdSchema.parse(id),
    fetchedAt: 1,
    places: toJson([unit]),
  })),
)

test('a plan on each screen counts, the one card that all screens show counts once', () => {
  expect(placeSummaries(shown, []).get('unit 1')).toEqual({
    plans: 2,
    pdfs: 1,
    pictures: 0,
    comes: 0,
  })
})

test('what is decided and has not arrived yet comes', () => {
  const done = { kind: 'done', at: 1, outcome: 'created', pictureId: null } as const
  const files = [
    sampleFile(),
    sampleFile({ id: 'f2', placedBy: null }),
    sampleFile({ id: 'f3', states: [done] }),
  ]
  expect(placeSummaries(nothingShown, files).get('unit 1')?.comes).toBe(1)
})

test('a floor and a building count what comes below them', () => {
  const index = indexPlaces(samplePlaces({ A: { '1': ['A.1', 'A.2'] } }))
  const floor: PlacedTarget = {
    target: { kind: 'floor', id: floorIdSchema.parse(1) },
    endpoint: 'floorPlan',
  }
  const files = [sampleFile(), sampleFile({ id: 'f2', targets: [floor] })]
  const below = comingBelow(index, placeSummaries(nothingShown, files))
  expect([below.get('unit 1'), below.get('floor 1'), below.get('building 1')]).toEqual([1, 2, 2])
})
