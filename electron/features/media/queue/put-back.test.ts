import { expect, test } from 'vitest'
import type { TestedSandbox } from '../../../../sandbox/testing/start-for-test.ts'
import {
  drop,
  kindsOf,
  listFiles,
  picture,
  received,
  refreshShown,
  settled,
  sha256Of,
  uploadsOf,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const [number] = numbers
const all = { ...of, files: null }

/** What is listed later comes at once. */
const haveDrawn = ({ post }: TestedSandbox) => post('list-resources', {}, 'media@demo')

const send = async (world: MediaWorld, bytes: Uint8Array) => {
  await drop(world, folderWith({ [`${number}_pudorys.png`]: bytes }))
  await world.call('media.startSending', all)
  return settled(world)
}

test('what a plan replaces is kept first, and can be put back', async () => {
  const { world, sandbox, clock } = await startMedia()
  await haveDrawn(sandbox)
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  await send(world, picture(1))
  clock.moveTo(clock.now() + 1_000)
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  const [, second] = uploadsOf(await send(world, picture(2)))
  expect(second).toMatchObject({ state: { kind: 'done' }, canPutBack: true })
  // A person presses twice.
  const press = () => world.call('media.putBack', { uploadId: second?.id ?? '' })
  await Promise.allSettled([press(), press()])
  const ended = await settled(world)
  expect(kindsOf(ended)).toEqual(['done', 'done', 'done'])
  expect((await received(sandbox)).at(-1)?.file?.sha256).toBe(sha256Of(picture(1)))
  // The copy has been used: only one file can be put back with it.
  expect(uploadsOf(await listFiles(world))[1]).toMatchObject({ canPutBack: false })
})

test('a file that the server shows at the place already is not sent again', async () => {
  const { world, sandbox, clock } = await startMedia()
  await haveDrawn(sandbox)
  await send(world, picture(1))
  world.store.db.prepare('DELETE FROM media_ledger').run()
  clock.moveTo(clock.now() + 1_000)
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  const [, again] = uploadsOf(await send(world, picture(1)))
  expect(again?.state).toMatchObject({ kind: 'skipped', reason: 'serverHasIt' })
  expect(await received(sandbox)).toHaveLength(1)
})

test('a server that does not list its files is asked once, and is no reason to send nothing', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  await fault('list-resources', { kind: 'status', status: 404 }, 100)
  expect(kindsOf(await send(world, picture(1)))).toEqual(['done'])
  clock.moveTo(clock.now() + 1_000)
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  expect(kindsOf(await send(world, picture(2)))).toEqual(['done', 'done'])
  const asked = (await sandbox.control('GET', '/requests?endpoint=list-resources')) as unknown[]
  expect(asked).toHaveLength(1)
})
