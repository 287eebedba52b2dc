import { expect, test } from 'vitest'
import type { MediaFile } from '#core/media/queue/media-file'
import {
  drop,
  kindsOf,
  listFiles,
  listThat,
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

const plans = Object.fromEntries(
  numbers.slice(0, 6).map((number, index) => [`${number}_pudorys.png`, picture(index + 1)]),
)

/** When any of them is on its way. */
const underWay = (world: MediaWorld): Promise<readonly MediaFile[]> =>
  listThat(world, (files) => kindsOf(files).includes('sending'))

/** The server keeps so many plans back until its faults are taken away. */
const sendKeptBack = async (calls: number) => {
  const { world, sandbox, fault } = await startMedia()
  await refreshShown(world)
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, calls)
  await drop(world, folderWith(plans))
  await world.call('media.startSending', { ...of, files: null })
  const ids = uploadsOf(await underWay(world)).map(({ id }) => id)
  return { world, sandbox, ids }
}

test('one upload is put aside or called off while the others go on, and goes on when a person says so', async () => {
  const { world, sandbox, ids } = await sendKeptBack(100)
  await world.call('media.pauseUploads', { uploads: [ids[0] ?? '', ids[5] ?? ''] })
  await world.call('media.cancelUploads', { uploads: [ids[4] ?? ''] })
  await sandbox.control('DELETE', '/faults')
  expect(kindsOf(await settled(world))).toEqual([
    'paused',
    'done',
    'done',
    'done',
    'cancelled',
    'paused',
  ])
  await world.call('media.resumeUploads', { uploads: ids })
  expect(kindsOf(await settled(world))).toEqual([
    'done',
    'done',
    'done',
    'done',
    'cancelled',
    'done',
  ])
  const arrived = new Set((await received(sandbox)).map(({ file }) => file?.sha256))
  expect(arrived.has(sha256Of(picture(6)))).toBe(true)
  expect(arrived.has(sha256Of(picture(5)))).toBe(false)
})

test('what is put aside stays so after a restart', async () => {
  const { world, sandbox, startAgain } = await startMedia()
  await refreshShown(world)
  await drop(world, folderWith(plans))
  await sandbox.control('PATCH', '/accounts/media@demo', { password: 'another' })
  await world.call('media.startSending', { ...of, files: null })
  const ids = uploadsOf(await settled(world)).map(({ id }) => id)
  await world.call('media.pauseUploads', { uploads: [ids[1] ?? ''] })
  await world.end()
  const again = await startAgain()
  expect(kindsOf(await listFiles(again))).toEqual([
    'queued',
    'paused',
    'queued',
    'queued',
    'queued',
    'queued',
  ])
})

test('who removes files is told which of them have left the list', async () => {
  const { world } = await sendKeptBack(1)
  const files = await underWay(world)
  const { removed } = await world.call('media.removeFiles', { files: files.map(({ id }) => id) })
  const stay = (await listFiles(world)).map(({ id }) => id)
  expect(stay.length).toBeGreaterThan(0)
  expect([...removed, ...stay].sort()).toEqual(files.map(({ id }) => id).sort())
})
