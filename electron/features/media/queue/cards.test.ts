import { expect, test } from 'vitest'
import {
  drop,
  picture,
  refreshShown,
  settled,
  unitShown,
  uploadsOf,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const sendCard = async (world: MediaWorld, cards: 'aCard' | 'noCard', bytes: Uint8Array) => {
  const target = await unitShown(world, ({ pdfs }) => pdfs.length > 0 === (cards === 'aCard'))
  const files = await drop(world, folderWith({ 'card.pdf': bytes }))
  const targets = [{ target, endpoint: 'unitPdf' as const }]
  await world.call('media.placeFiles', {
    files: [files.at(-1)?.id ?? ''],
    targets,
    screens: null,
  })
  await world.call('media.startSending', { ...of, files: null })
  return uploadsOf(await settled(world)).at(-1)?.state
}

test('a card is new or replaces one, as was seen before it left: the server says neither', async () => {
  const { world, clock } = await startMedia()
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  const replacing = await sendCard(world, 'aCard', picture(1))
  expect(replacing).toMatchObject({ kind: 'done', outcome: 'replaced' })
  const first = await sendCard(world, 'noCard', picture(2))
  expect(first).toMatchObject({ kind: 'done', outcome: 'created' })
})
