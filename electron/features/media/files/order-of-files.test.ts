import { expect, test } from 'vitest'
import {
  drop,
  listFiles,
  picture,
  received,
  refreshShown,
  settled,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const [number] = numbers
const photo = (order: number) => `${number}_foto_${order}.png`
const dropPhotos = (world: MediaWorld, ...orders: readonly number[]) =>
  drop(world, folderWith(Object.fromEntries(orders.map((one) => [photo(one), picture(one)]))))

const names = async (world: MediaWorld): Promise<string[]> =>
  (await listFiles(world)).map(({ path }) => path.split('/').at(-1) ?? '')

const positions = ({ store }: MediaWorld) =>
  store.db.prepare('SELECT position FROM media_file').pluck().all()

test('a picture that was taken out and comes back has a place and a name of its own', async () => {
  const { world, sandbox } = await startMedia()
  await refreshShown(world)
  const settings = await world.call('media.readSettings', of)
  const galleryTemplate = '{number} - {order}'
  await world.call('media.saveSettings', { ...of, settings: { ...settings, galleryTemplate } })
  const [, second] = await dropPhotos(world, 1, 2)
  await world.call('media.removeFiles', { files: [second?.id ?? ''] })
  await dropPhotos(world, 3)
  await world.call('media.restoreFiles', { files: [second?.id ?? ''] })
  expect(await names(world)).toEqual([photo(1), photo(2), photo(3)])
  await world.call('media.startSending', { ...of, files: null })
  await settled(world)
  const called = (await received(sandbox)).map(({ parameters }) => parameters['name'])
  expect(called).toEqual([1, 2, 3].map((order) => `${number} - ${order}`))
})

test('a picture that comes back after the others were moved stands where it stood, alone', async () => {
  const { world } = await startMedia()
  const [first, second, third] = await dropPhotos(world, 1, 2, 3)
  await world.call('media.removeFiles', { files: [second?.id ?? ''] })
  await world.call('media.moveFiles', { files: [third?.id ?? ''], before: first?.id ?? '' })
  await world.call('media.restoreFiles', { files: [second?.id ?? ''] })
  expect(await names(world)).toEqual([photo(3), photo(1), photo(2)])
  expect(new Set(positions(world)).size).toBe(3)
})

test('pictures of one drop are in the order of the numbers at their ends', async () => {
  const { world } = await startMedia()
  const rooms = ['obyvak_01', 'koupelna_02', 'chodba_03', 'balkon_10']
  const files = rooms.map((room, at) => [`${number}_${room}.png`, picture(at)] as const)
  await drop(world, folderWith(Object.fromEntries(files)))
  expect(await names(world)).toEqual(rooms.map((room) => `${number}_${room}.png`))
})
