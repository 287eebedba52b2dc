import { expect, test } from 'vitest'
import {
  drop,
  kindsOf,
  listFiles,
  picture,
  received,
  settled,
  sha256Of,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const plans = Object.fromEntries(
  numbers.slice(0, 5).map((number, index) => [`${number}_pudorys.png`, picture(index + 1)]),
)

test('a workspace that is removed while a file of it leaves holds nothing up', async () => {
  const { world, sandbox, fault } = await startMedia()
  await drop(world, folderWith(plans))
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, 5)
  await world.call('media.startSending', { ...of, files: null })
  await expect.poll(async () => kindsOf(await listFiles(world))).toContain('sending')
  world.store.db.prepare('DELETE FROM workspace').run()
  await sandbox.control('DELETE', '/faults')
  await expect.poll(() => world.signs.awake.now).toBe(false)
  expect((await world.call('media.listFiles', of)).pausedBy).not.toMatchObject({ kind: 'store' })
})

test('what arrives while the disk refuses is written later, and what was to take its place leaves after that', async () => {
  const { world, sandbox, fault } = await startMedia()
  await drop(world, folderWith(plans))
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, 5)
  const { db } = world.store
  db.exec(
    `CREATE TEMP TRIGGER refusing_disk BEFORE UPDATE ON media_upload WHEN new.state_kind = 'done'
     BEGIN SELECT raise(ABORT, 'refused'); END`,
  )
  await world.call('media.startSending', { ...of, files: null })
  const begunHere = async () => kindsOf(await listFiles(world)).filter((kind) => kind === 'sending')
  // Two more are made ready while two are on their way.
  await expect.poll(begunHere).toHaveLength(2)
  await sandbox.control('DELETE', '/faults')
  const pausedBy = async () => (await world.call('media.listFiles', of)).pausedBy?.kind ?? null
  await expect.poll(pausedBy).toBe('store')
  await expect.poll(() => world.signs.awake.now).toBe(false)
  // The disk knows of each that has left.
  expect(await received(sandbox)).toHaveLength((await begunHere()).length)
  db.exec('DROP TRIGGER refusing_disk')
  await world.call('media.resumeSending', of)
  expect(kindsOf(await settled(world))).toEqual(Array(5).fill('done'))
  const arrived = (await received(sandbox)).map(({ file }) => file?.sha256)
  expect(arrived.sort()).toEqual(Object.values(plans).map(sha256Of).sort())
})

test('what the disk had refused of a workspace that was removed since holds nothing up', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  await drop(world, folderWith(plans))
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, 5)
  const { db } = world.store
  db.exec(
    `CREATE TEMP TRIGGER refusing_disk BEFORE UPDATE ON media_upload WHEN new.state_kind = 'done'
     BEGIN SELECT raise(ABORT, 'refused'); END`,
  )
  await world.call('media.startSending', { ...of, files: null })
  await expect.poll(async () => kindsOf(await listFiles(world))).toContain('sending')
  await sandbox.control('DELETE', '/faults')
  const pausedBy = async () => (await world.call('media.listFiles', of)).pausedBy?.kind ?? null
  await expect.poll(pausedBy).toBe('store')
  await expect.poll(() => world.signs.awake.now).toBe(false)
  db.exec('DROP TRIGGER refusing_disk')
  db.prepare('DELETE FROM workspace').run()
  clock.moveTo(clock.now() + 31_000)
  world.look()
  expect(await pausedBy()).toBeNull()
})
