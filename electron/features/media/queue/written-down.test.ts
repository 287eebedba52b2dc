import { expect, test } from 'vitest'
import { countUploads, insertManyUploads } from '../../../wiring/testing/media/many-uploads.ts'
import { type MediaWorld, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

type Many = ReturnType<typeof insertManyUploads>

const startWithMany = async () => {
  const { world } = await startMedia()
  await world.call('media.pauseSending', of)
  return { world, many: insertManyUploads(world.store, of, { kind: 'queued' }) }
}

const outOfLine: readonly [
  what: string,
  act: (world: MediaWorld, many: Many) => Promise<unknown>,
  left: readonly string[],
][] = [
  [
    'cancels',
    (world, { uploads }) => world.call('media.cancelUploads', { uploads: [...uploads] }),
    ['cancelled'],
  ],
  [
    'pauses',
    (world, { uploads }) => world.call('media.pauseUploads', { uploads: [...uploads] }),
    ['paused'],
  ],
  ['removes', (world, { files }) => world.call('media.removeFiles', { files: [...files] }), []],
  [
    'takes out of their places',
    (world, { files }) =>
      world.call('media.placeFiles', { files: [...files], targets: [], screens: null }),
    [],
  ],
]

test.each(outOfLine)(
  'an end leaves none of the many files in the line that a person %s just then',
  async (_what, act, left) => {
    const { world, many } = await startWithMany()
    const acted = act(world, many)
    expect(countUploads(world.store)).toHaveProperty('queued')
    await world.writtenDown()
    expect(Object.keys(countUploads(world.store))).toEqual(left)
    await acted
  },
)

test('files that are being cancelled do not count as being sent', async () => {
  const { world, many } = await startWithMany()
  const cancelled = world.call('media.cancelUploads', { uploads: [...many.uploads] })
  expect(world.isSending()).toBe(false)
  await cancelled
})

test('what the end of the application has cut off is called off, and is no defect', async () => {
  const { world, many } = await startWithMany()
  const paused = world.call('media.pauseUploads', { uploads: [...many.uploads] })
  const cutOff = expect(paused).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
  world.stop()
  world.store.close()
  await cutOff
})

test('a defect stays one, also while the application ends', async () => {
  const { world, many } = await startWithMany()
  const paused = world.call('media.pauseUploads', { uploads: [...many.uploads] })
  const broken = expect(paused).rejects.toThrow('no such table')
  world.stop()
  world.store.db.exec('ALTER TABLE media_upload RENAME TO lost')
  await broken
})
