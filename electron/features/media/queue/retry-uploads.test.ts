import { expect, test } from 'vitest'
import {
  drop,
  kindsOf,
  listFiles,
  picture,
  received,
  settled,
  uploadsOf,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const [number] = numbers
const plan = `${number}_pudorys.png`
const all = { ...of, files: null }

/** A plan that the server has refused. */
const startRefused = async () => {
  const media = await startMedia()
  const { world, fault, clock } = media
  await drop(world, folderWith({ [plan]: picture(1) }))
  await fault('set-unit-plan', { kind: 'status', status: 400 })
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(['failed'])
  clock.moveTo(clock.now() + 1_000)
  return media
}

const retryAll = async (world: MediaWorld) => {
  const uploads = uploadsOf(await listFiles(world)).map(({ id }) => id)
  await world.call('media.retryUploads', { uploads })
  return settled(world)
}

test('a plan that is tried again does not take the place of what was sent there since', async () => {
  const { world, sandbox, clock } = await startRefused()
  const [, newer] = await drop(world, folderWith({ [plan]: picture(2) }))
  await world.call('media.startSending', { ...of, files: [newer?.id ?? ''] })
  expect(kindsOf(await settled(world))).toEqual(['failed', 'done'])
  clock.moveTo(clock.now() + 1_000)
  const files = await retryAll(world)
  expect(uploadsOf(files)[0]?.state).toMatchObject({ kind: 'skipped', reason: 'newerSent' })
  expect(await received(sandbox)).toHaveLength(2)
  // A person who wants it all the same says so.
  await world.call('media.allowFiles', { files: [files[0]?.id ?? ''], isAllowed: true })
  expect(await world.call('media.startSending', all)).toEqual({ queued: 1 })
  expect(kindsOf(await settled(world))).toEqual(['done', 'done'])
})

test('a plan that is tried again waits for a person when another one wants its place', async () => {
  const { world, sandbox } = await startRefused()
  await drop(world, folderWith({ [plan]: picture(2) }))
  expect(kindsOf(await retryAll(world))).toEqual(['waiting', 'waiting'])
  expect(await received(sandbox)).toHaveLength(1)
})

test('what was sent with another file since is not sent again when it is tried again', async () => {
  const { world, sandbox, clock } = await startRefused()
  await drop(world, folderWith({ [plan]: picture(1) }))
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(['failed', 'done'])
  clock.moveTo(clock.now() + 1_000)
  const [again] = uploadsOf(await retryAll(world))
  expect(again?.state).toMatchObject({ kind: 'skipped', reason: 'sentBefore' })
  expect(await received(sandbox)).toHaveLength(2)
})

test('a copy is ready when the file that went before it has failed', async () => {
  const { world, fault } = await startMedia()
  await drop(world, folderWith({ [`a/${plan}`]: picture(1), [`b/${plan}`]: picture(1) }))
  await fault('set-unit-plan', { kind: 'status', status: 400 })
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(['failed', 'waiting'])
  expect(await world.call('media.startSending', all)).toEqual({ queued: 1 })
  expect(kindsOf(await settled(world))).toEqual(['failed', 'done'])
})

test('a copy is ready when the file that went before it was taken out of the list', async () => {
  const { world, sandbox } = await startMedia()
  const [first] = await drop(
    world,
    folderWith({ [`a/${plan}`]: picture(1), [`b/${plan}`]: picture(1) }),
  )
  await sandbox.control('PATCH', '/accounts/media@demo', { password: 'another' })
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(['queued', 'skipped'])
  await world.call('media.removeFiles', { files: [first?.id ?? ''] })
  expect(kindsOf(await listFiles(world))).toEqual(['waiting'])
})

test('of copies of one picture only one is ever on its way', async () => {
  const { world, fault, sandbox } = await startMedia()
  const photo = `${number}_vizualizace.png`
  await drop(world, folderWith({ [`a/${photo}`]: picture(1), [`b/${photo}`]: picture(1) }))
  await fault('add-unit-gallery-image', { kind: 'status', status: 400 })
  await world.call('media.startSending', all)
  const [failed] = uploadsOf(await settled(world))
  await fault('add-unit-gallery-image', { kind: 'latency', ms: 60_000 })
  await world.call('media.startSending', all)
  await world.call('media.retryUploads', { uploads: [failed?.id ?? ''] })
  await sandbox.control('DELETE', '/faults')
  expect(kindsOf(await settled(world))).toEqual(['skipped', 'done'])
  expect(await received(sandbox)).toHaveLength(2)
})
