import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { writeRefusal } from '../../../store/guards/holds.ts'
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

/** Plans of units from the first one on, each with a colour of its own. */
const plans = (count: number, firstColour: number) =>
  Object.fromEntries(
    numbers.slice(0, count).map((name, at) => [`${name}_pudorys.png`, picture(firstColour + at)]),
  )

/** Every unit of those has a plan at the server, which the next one replaces. */
const startOverPlans = async (count: number) => {
  const started = await startMedia()
  const { world, sandbox, clock, directory } = started
  // What is listed later comes at once.
  await sandbox.post('list-resources', {}, 'media@demo')
  const send = async (files: Readonly<Record<string, Uint8Array>>) => {
    await drop(world, folderWith(files))
    await world.call('media.startSending', { ...of, files: null })
  }
  await send(plans(count, 1))
  await settled(world)
  clock.moveTo(clock.now() + 1_000)
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  const kept = () => readdirSync(join(directory, 'media', 'kept')).length
  return { ...started, send, kept, before: kept() }
}

const slow = { kind: 'latency', ms: 60_000, when: 'before' }

const leavingNow = async (world: MediaWorld) =>
  (await listFiles(world)).filter(({ uploads }) => uploads[0]?.state.kind === 'sending')

test('two files are got ready behind two that leave, and where those do not leave their copies go', async () => {
  const { world, sandbox, fault, send, kept, before } = await startOverPlans(5)
  await fault('set-unit-plan', slow, 5)
  await send(plans(5, 11))
  await expect.poll(kept).toBe(before + 4)
  await expect.poll(() => leavingNow(world)).toHaveLength(2)
  await world.call('media.pauseSending', of)
  await sandbox.control('DELETE', '/faults')
  await expect.poll(async () => kindsOf(await listFiles(world)).slice(5)).toContain('done')
  await expect.poll(kept).toBe(before + 2)
})

test('what comes into the line while two files hang is got ready all the same', async () => {
  const { world, fault, send, kept, before } = await startOverPlans(3)
  await fault('set-unit-plan', { ...slow, ms: 600_000 }, 5)
  const [first, second, third] = Object.entries(plans(3, 11))
  await send(Object.fromEntries([first, second].flatMap((one) => (one ? [one] : []))))
  await expect.poll(() => leavingNow(world)).toHaveLength(2)
  await send(Object.fromEntries(third ? [third] : []))
  await expect.poll(kept).toBe(before + 3)
})

test('what is replaced is copied with the login that sends where the one that lists waits for a person', async () => {
  const { world, sandbox, send, kept, before } = await startOverPlans(2)
  const login = loginKey({ baseUrl: sandbox.baseUrl, login: 'prices@demo' })
  const refusal = { ...login, since: 1, endpoint: 'get-project', cause: 'refused' } as const
  writeRefusal(world.store.db, refusal, { holds: true })
  await send(plans(2, 11))
  await expect.poll(async () => kindsOf(await listFiles(world))).toEqual(Array(4).fill('done'))
  expect(kept()).toBe(before + 2)
})

test('a file that is paused again before it leaves anew keeps the copy of its first try, which can be put back', async () => {
  const { world, sandbox, fault, send } = await startOverPlans(3)
  await fault('set-unit-plan', slow, 5)
  await send(plans(3, 11))
  await expect.poll(() => leavingNow(world)).toHaveLength(2)
  const [file] = await leavingNow(world)
  const uploadId = file?.uploads[0]?.id ?? ''
  const read = async () => uploadsOf(await listFiles(world)).find(({ id }) => id === uploadId)
  await world.call('media.pauseUploads', { uploads: [uploadId] })
  await expect.poll(async () => (await read())?.state.kind).toBe('paused')
  // The third has taken the place: the line is as busy as before.
  await expect.poll(() => leavingNow(world)).toHaveLength(2)
  await world.call('media.resumeUploads', { uploads: [uploadId] })
  await world.call('media.pauseUploads', { uploads: [uploadId] })
  await sandbox.control('DELETE', '/faults')
  await expect.poll(() => leavingNow(world)).toEqual([])
  await world.call('media.resumeUploads', { uploads: [uploadId] })
  await settled(world)
  expect(await read()).toMatchObject({ state: { kind: 'done' }, canPutBack: true })
  await world.call('media.putBack', { uploadId })
  expect(kindsOf(await settled(world))).toEqual(Array(7).fill('done'))
  const first = plans(3, 1)[file?.path.split('/').at(-1) ?? '']
  expect((await received(sandbox)).at(-1)?.file?.sha256).toBe(sha256Of(first ?? new Uint8Array()))
})

test('a file whose beginning the disk refuses leaves no copy of what it was to replace', async () => {
  const { world, send, kept, before } = await startOverPlans(3)
  const { db } = world.store
  db.exec(
    `CREATE TEMP TRIGGER refusing_disk BEFORE UPDATE ON media_upload WHEN new.state_kind = 'sending'
     BEGIN SELECT raise(ABORT, 'refused'); END`,
  )
  await send(plans(3, 11))
  const pausedBy = async () => (await world.call('media.listFiles', of)).pausedBy?.kind ?? null
  await expect.poll(pausedBy).toBe('store')
  await expect.poll(() => world.signs.awake.now).toBe(false)
  expect(kept()).toBe(before)
  db.exec('DROP TRIGGER refusing_disk')
  await world.call('media.resumeSending', of)
  expect(kindsOf(await settled(world))).toEqual(Array(6).fill('done'))
  expect(kept()).toBe(before + 3)
})
