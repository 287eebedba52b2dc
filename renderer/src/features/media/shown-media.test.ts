import { expect, test } from 'vitest'
import { pictureIdSchema, resourceUidSchema, screenIdSchema, unitIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { currentFile, galleryOf, nothingShown, readShownMedia } from './shown-media.ts'

const unitId = unitIdSchema.parse(5)
const uid = (text: string) => resourceUidSchema.parse(text)
const screen = (id: number) => screenIdSchema.parse(id)
const unit = (plan: string, pictures: number[]): PlaceMedia => ({
  kind: 'unit',
  id: unitId,
  coordinates: [],
  hasGallery: null,
  plans: [uid(plan)],
  pdfs: [uid('card')],
  pictures: pictures.map((id) => ({ id: pictureIdSchema.parse(id), resource: null, names: {} })),
})
const shown = readShownMedia([
  { screenId: screen(1), fetchedAt: 20, places: toJson([unit('web', [1, 2])]) },
  { screenId: screen(2), fetchedAt: 10, places: toJson([unit('kiosk', [2, 3])]) },
])
const target = { kind: 'unit', id: unitId } as const

test('what is shown is as old as its oldest screen', () => {
  expect(shown.fetchedAt).toBe(10)
  expect(nothingShown.fetchedAt).toBe(null)
})

test('a plan is replaced on its own screen, a PDF on all of them, and a picture replaces none', () => {
  expect(currentFile(shown, { target, endpoint: 'unitPlan', screenId: screen(2) })).toBe('kiosk')
  expect(currentFile(shown, { target, endpoint: 'unitPlan', screenId: screen(3) })).toBe(null)
  expect(currentFile(shown, { target, endpoint: 'unitPdf', screenId: null })).toBe('card')
  expect(currentFile(shown, { target, endpoint: 'unitPicture', screenId: screen(1) })).toBe(null)
})

test('a picture that two screens show is one picture', () => {
  expect(galleryOf(shown, unitId).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(galleryOf(shown, unitIdSchema.parse(6))).toEqual([])
})
