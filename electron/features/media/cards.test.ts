import { expect, test } from 'vitest'
import type { PlaceMedia } from '#core/media/place-media'
import {
  drop,
  finished,
  folderWith,
  picture,
  settled,
  uploadsOf,
} from '../../wiring/testing/media/acts.ts'
import { type MediaWorld, of } from '../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../wiring/testing/media/start-media.ts'

const look = async (world: MediaWorld) =>
  finished(world, (await world.call('media.refreshShown', of)).jobId)

/** A unit that the server shows with a card, or without one. */
const unitWith = async (world: MediaWorld, cards: 'aCard' | 'noCard') => {
  const [shown] = await world.call('media.readShown', of)
  const places = JSON.parse(shown?.placesJson ?? '[]') as readonly PlaceMedia[]
  const found = places.find(
    (place) => place.kind === 'unit' && place.pdfs.length > 0 === (cards === 'aCard'),
  )
  return { kind: 'unit', id: found?.id ?? 0 } as const
}

const sendCard = async (world: MediaWorld, cards: 'aCard' | 'noCard', bytes: Uint8Array) => {
  const target = await unitWith(world, cards)
  const files = await drop(world, folderWith({ 'card.pdf': bytes }))
  const targets = [{ target, endpoint: 'unitPdf' as const }]
  await world.call('media.placeFiles', {
    ...{ files: [files.at(-1)?.id ?? ''], targets, screens: null },
  })
  await world.call('media.startSending', { ...of, files: null })
  return uploadsOf(await settled(world)).at(-1)?.state
}

test('a card is new or replaces one, as was seen before it left: the server says neither', async () => {
  const { world, clock } = await startMedia()
  await look(world)
  clock.moveTo(clock.now() + 1_000)
  const replacing = await sendCard(world, 'aCard', picture(1))
  expect(replacing).toMatchObject({ kind: 'done', outcome: 'replaced' })
  const first = await sendCard(world, 'noCard', picture(2))
  expect(first).toMatchObject({ kind: 'done', outcome: 'created' })
})
