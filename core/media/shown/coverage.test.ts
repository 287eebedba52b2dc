import { expect, test } from 'vitest'
import { pictureIdSchema, resourceUidSchema, screenIdSchema } from '#core/ids'
import { samplePlaces } from '../testing/sample-places.ts'
import { coverage } from './coverage.ts'
import type { PlaceMedia } from './place-media.ts'

const places = samplePlaces({ 'Dům A': { '1': ['A.1.01', 'A.1.02'] } })
const [house, floor] = [places.buildings[0], places.floors[0]]
const [first, second] = places.units
const uid = resourceUidSchema.parse('file')
const [small, large, other] = [1, 2, 3].map((id) => screenIdSchema.parse(id))
const picture = (id: number) => ({ id: pictureIdSchema.parse(id), resource: uid, names: {} })
const empty = { plans: [], coordinates: [] }
const unitMedia = { ...empty, pdfs: [], pictures: [], hasGallery: null }

const rows = () => {
  if (!house || !floor || !first || !second || !small || !large || !other) throw new Error('sample')
  const shownOn = (plans: PlaceMedia['plans']): readonly PlaceMedia[] => [
    { ...empty, kind: 'building', id: house.id, plans },
    { ...empty, kind: 'floor', id: floor.id },
    {
      ...unitMedia,
      kind: 'unit',
      id: first.id,
      plans,
      pdfs: [uid],
      pictures: plans.length > 0 ? [picture(1), picture(2)] : [picture(2), picture(3)],
    },
    { ...unitMedia, kind: 'unit', id: second.id, hasGallery: true },
  ]
  const shown = new Map([
    [small, shownOn([uid])],
    [large, shownOn([])],
  ])
  return coverage({ places, screens: [small, large, other], shown })
}

test('each place tells on which screens it has a plan, and where nobody asked', () => {
  expect(rows().map(({ target, plans }) => [target.kind, ...plans])).toEqual([
    ['building', 'present', 'missing', 'unknown'],
    ['floor', 'missing', 'missing', 'unknown'],
    ['unit', 'present', 'missing', 'unknown'],
    ['unit', 'missing', 'missing', 'unknown'],
  ])
})

test('a unit tells of its card and of every picture once', () => {
  expect(rows().map(({ pdf, gallery }) => [pdf, gallery])).toEqual([
    [null, null],
    [null, null],
    ['present', { presence: 'present', pictures: 3 }],
    ['missing', { presence: 'present', pictures: 0 }],
  ])
})

test('of a project that was not fetched nothing is known', () => {
  const unknown = coverage({ places, screens: [], shown: new Map() })
  expect(unknown.at(-1)).toMatchObject({
    plans: [],
    pdf: 'unknown',
    gallery: { presence: 'unknown', pictures: 0 },
  })
})
