import fc from 'fast-check'
import { expect, test } from 'vitest'
import { screenIdSchema, unitIdSchema, uploadIdSchema } from '#core/ids'
import type { MediaUpload, UploadState } from './media-file.ts'
import { placeKey, placesWanted, placeUploads, type UploadPlace } from './place-uploads.ts'

const unit = (id: number) => ({ kind: 'unit', id: unitIdSchema.parse(id) }) as const
const screens = [1, 2].map((id) => screenIdSchema.parse(id))
const plan = { target: unit(7), endpoint: 'unitPlan' } as const
const card = { target: unit(7), endpoint: 'unitPdf' } as const

test('a plan goes to every screen, a card to its unit alone', () => {
  expect(placesWanted({ targets: [plan, card, plan], screens })).toEqual([
    { ...plan, screenId: 1 },
    { ...plan, screenId: 2 },
    { ...card, screenId: null },
  ])
})

test('a plan without any screen is one place, so that somebody sees what is missing', () => {
  expect(placesWanted({ targets: [plan], screens: [] })).toEqual([{ ...plan, screenId: null }])
})

const kinds = ['waiting', 'queued', 'sending', 'done', 'failed', 'unknown'] as const
const stateOf = (kind: (typeof kinds)[number]): UploadState => {
  if (kind === 'sending') return { kind, since: 1 }
  if (kind === 'done') return { kind, at: 1, outcome: 'added', pictureId: null }
  if (kind === 'failed') return { kind, at: 1, failure: { kind: 'cancelled', again: 'now' } }
  return kind === 'unknown' ? { kind, at: 1 } : { kind }
}

const places = fc
  .array(fc.record({ id: fc.integer({ min: 1, max: 3 }), screen: fc.constantFrom(...screens) }))
  .map((list) =>
    list.map(({ id, screen }): UploadPlace => ({ ...plan, target: unit(id), screenId: screen })),
  )
  .map((list) => [...new Map(list.map((place) => [placeKey(place), place])).values()])

test('what has left stays, what is wanted is there once, and nothing else is left', () => {
  fc.assert(
    fc.property(places, places, fc.array(fc.constantFrom(...kinds)), (there, wanted, states) => {
      const uploads = there.map(
        (place, index): MediaUpload => ({
          id: uploadIdSchema.parse(`u${index}`),
          ...place,
          canPutBack: false,
          isWithoutCopy: false,
          sentBeforeAt: null,
          state: stateOf(states[index] ?? 'waiting'),
        }),
      )
      const { removed, added } = placeUploads(uploads, wanted)
      const kept = uploads.filter(({ id }) => !removed.includes(id))
      const hasLeft = ({ state: { kind } }: MediaUpload) =>
        kind === 'sending' || kind === 'done' || kind === 'unknown'
      expect(kept).toEqual(expect.arrayContaining(uploads.filter(hasLeft)))
      const keys = [...kept, ...added].map(placeKey)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys).toEqual(expect.arrayContaining(wanted.map(placeKey)))
      const wantedKeys = new Set(wanted.map(placeKey))
      for (const upload of kept) {
        expect(hasLeft(upload) || wantedKeys.has(placeKey(upload))).toBe(true)
      }
    }),
  )
})
