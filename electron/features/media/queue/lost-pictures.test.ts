import { expect, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { listUnknownCalls } from '../../../store/activity/outgoing-calls.ts'
import {
  drop,
  finished,
  kindsOf,
  listFiles,
  picture,
  received,
  refreshShown,
  settled,
  uploadsOf,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const [number] = numbers
const photo = (order: number) => `${number}_vizualizace_${order}.png`
const all = { ...of, files: null }
const minuteMs = 60_000

const look = async (world: MediaWorld) =>
  finished(world, (await world.call('media.lookWhetherArrived', of)).jobId)

const sendOne = async (world: MediaWorld) => {
  await refreshShown(world)
  await drop(world, folderWith({ [photo(1)]: picture(1) }))
  await world.call('media.startSending', all)
  return settled(world)
}

test('a picture whose answer was lost is never sent again by itself, and is found in the gallery', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  await fault('add-unit-gallery-image', { kind: 'resetAfter' })
  expect(kindsOf(await sendOne(world))).toEqual(['unknown'])
  expect(listUnknownCalls(world.store.db)).toHaveLength(1)
  clock.moveTo(clock.now() + 2 * minuteMs)
  expect(await look(world)).toBeNull()
  const [upload] = uploadsOf(await listFiles(world))
  expect(upload?.state).toMatchObject({ kind: 'done', outcome: 'added' })
  expect(upload?.state.kind === 'done' && upload.state.pictureId).toEqual(expect.any(Number))
  // Nobody is asked about the call that it was.
  expect(listUnknownCalls(world.store.db)).toEqual([])
  expect(await received(sandbox)).toHaveLength(1)
})

test('a picture that has not arrived is told so once the server has had its time, and may go again', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  await fault('add-unit-gallery-image', { kind: 'resetDuring' })
  expect(kindsOf(await sendOne(world))).toEqual(['unknown'])
  clock.moveTo(clock.now() + 1_000)
  await look(world)
  expect(kindsOf(await listFiles(world))).toEqual(['unknown'])
  clock.moveTo(clock.now() + minuteMs)
  await look(world)
  const [upload] = uploadsOf(await listFiles(world))
  expect(upload?.state).toMatchObject({ kind: 'failed', failure: { kind: 'unreachable' } })
  // A broken way may have been a refused login: a person lets the account go on.
  await world.caller.tryOnce(loginKey({ baseUrl: sandbox.baseUrl, login: 'media@demo' }))
  await world.call('media.retryUploads', { uploads: [upload?.id ?? ''] })
  expect(kindsOf(await settled(world))).toEqual(['done'])
  expect((await received(sandbox)).filter(({ fault }) => fault === null)).toHaveLength(1)
})

test('a picture that the server has taken without a word of its ID is not taken for a lost one', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  await sandbox.control('PATCH', '/switches', { uploadAnswers: 'noContent' })
  const settings = await world.call('media.readSettings', of)
  const named = { ...settings, galleryTemplate: 'View' }
  await world.call('media.saveSettings', { ...of, settings: named })
  expect(kindsOf(await sendOne(world))).toEqual(['done'])
  await fault('add-unit-gallery-image', { kind: 'resetDuring' })
  await drop(world, folderWith({ [photo(2)]: picture(2) }))
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(['done', 'unknown'])
  clock.moveTo(clock.now() + 2 * minuteMs)
  await look(world)
  expect(kindsOf(await listFiles(world))).toEqual(['done', 'unknown'])
})

test('what a person finds out counts here and in the list of calls, whichever of them he tells', async () => {
  const { world, fault } = await startMedia()
  await sendOne(world)
  await fault('add-unit-gallery-image', { kind: 'resetAfter' }, 2)
  await drop(world, folderWith({ [photo(2)]: picture(2), [photo(3)]: picture(3) }))
  await world.call('media.startSending', all)
  const [, first, second] = uploadsOf(await settled(world))
  await world.call('media.settleUpload', { uploadId: first?.id ?? '', hasArrived: true })
  const [call, ...others] = listUnknownCalls(world.store.db)
  expect(others).toEqual([])
  expect(world.settleCall({ id: call?.id ?? 0, arrived: false })).toEqual({ ok: true, value: null })
  expect(listUnknownCalls(world.store.db)).toEqual([])
  expect(kindsOf(await listFiles(world))).toEqual(['done', 'done', 'failed'])
  expect(second?.state.kind).toBe('unknown')
})

test('a picture in doubt stays in the list', async () => {
  const { world, fault } = await startMedia()
  await fault('add-unit-gallery-image', { kind: 'resetAfter' })
  const [file] = await sendOne(world)
  await world.call('media.removeFiles', { files: [file?.id ?? ''] })
  expect(kindsOf(await listFiles(world))).toEqual(['unknown'])
  await world.call('media.retryUploads', { uploads: [file?.uploads[0]?.id ?? ''] })
  expect(kindsOf(await listFiles(world))).toEqual(['unknown'])
})

test('a gallery that was seen too early proves nothing, however long the look took', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  await fault('add-unit-gallery-image', { kind: 'resetDuring' })
  expect(kindsOf(await sendOne(world))).toEqual(['unknown'])
  clock.moveTo(clock.now() + 1_000)
  await fault('get-project', { kind: 'latency', ms: 60_000 })
  const { jobId } = await world.call('media.lookWhetherArrived', of)
  await expect.poll(() => sandbox.control('GET', '/faults')).toEqual([])
  clock.moveTo(clock.now() + minuteMs)
  await sandbox.control('DELETE', '/faults')
  await finished(world, jobId)
  expect(kindsOf(await listFiles(world))).toEqual(['unknown'])
})
