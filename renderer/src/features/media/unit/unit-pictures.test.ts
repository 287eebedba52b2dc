import { expect, test } from 'vitest'
import { pictureIdSchema, resourceUidSchema, screenIdSchema, unitIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { readShownMedia } from '../shown-media.ts'
import { unitPictures } from './unit-pictures.ts'

const unitId = unitIdSchema.parse(7)
const uid = (name: string) => resourceUidSchema.parse(name)

const unit = (plan: string, names: Readonly<Record<string, string>>): PlaceMedia => ({
  kind: 'unit',
  id: unitId,
  plans: [uid(plan)],
  coordinates: [],
  pdfs: [],
  pictures: [
    { id: pictureIdSchema.parse(1), resource: uid('kitchen'), names },
    { id: pictureIdSchema.parse(2), resource: null, names: {} },
  ],
  hasGallery: true,
})

const shown = (...screens: readonly (readonly PlaceMedia[])[]) =>
  readShownMedia(
    screens.map((places, index) => ({
      screenId: screenIdSchema.parse(index + 1),
      fetchedAt: 1,
      places: toJson(places),
    })),
  )

const names = { en_US: 'Kitchen', cs_CZ: 'Kuchyně' }

test('a plan that several screens show is one, another of a further screen is a second, pictures follow', () => {
  const seen = shown([unit('small', names)], [unit('small', names)], [unit('large', names)])
  expect(unitPictures(seen, unitId, 'cs')).toEqual([
    { kind: 'plan', resource: 'small' },
    { kind: 'plan', resource: 'large' },
    { kind: 'picture', resource: 'kitchen', name: 'Kuchyně' },
  ])
})

test('a name in another language is better than none, and an empty one is none', () => {
  const nameOf = (given: Readonly<Record<string, string>>) =>
    unitPictures(shown([unit('plan', given)]), unitId, 'cs').find(({ kind }) => kind === 'picture')
  expect(nameOf({ cs_CZ: ' ', en_US: 'Kitchen' })).toMatchObject({ name: 'Kitchen' })
  expect(nameOf({ cs_CZ: '' })).toMatchObject({ name: null })
})

test('of a unit that was never shown nothing is known', () => {
  expect(unitPictures(shown([]), unitId, 'en')).toEqual([])
})
