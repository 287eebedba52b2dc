import { expect, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import { storeLayout } from '../../../store/file/layout.ts'
import { overwrite, pageBytes } from '../../../store/testing/damage.ts'
import {
  drop,
  kindsOf,
  listFiles,
  listThat,
  picture,
  received,
  settled,
  sha256Of,
  uploadsOf,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const all = { ...of, files: null }

const plans = (count: number) =>
  Object.fromEntries(
    numbers.slice(0, count).map((number, index) => [`${number}_pudorys.png`, picture(index + 1)]),
  )

const isHeld = async (world: MediaWorld) =>
  (await world.call('media.listFiles', of)).pausedBy?.kind ?? null

const arrivedWhole = async ({ control }: Parameters<typeof received>[0]) =>
  (await received({ control }))
    .filter(({ status, fault }) => status < 300 && fault === null)
    .map(({ file }) => file?.sha256)
    .sort()

test('a refused login in the middle holds the queue, loses nothing, and it goes on by itself', async () => {
  const { world, sandbox } = await startMedia()
  const files = plans(6)
  await drop(world, folderWith(files))
  await sandbox.control('PATCH', '/accounts/media@demo', { password: 'another' })
  await world.call('media.startSending', all)
  const held = await settled(world)
  expect(await isHeld(world)).toBe('held')
  expect(kindsOf(held)).toEqual(Array(6).fill('queued'))
  await sandbox.control('PATCH', '/accounts/media@demo', { password: 'right' })
  await world.caller.tryOnce(loginKey({ baseUrl: sandbox.baseUrl, login: 'media@demo' }))
  expect(kindsOf(await settled(world))).toEqual(Array(6).fill('done'))
  expect(await isHeld(world)).toBeNull()
  expect(await arrivedWhole(sandbox)).toEqual(Object.values(files).map(sha256Of).sort())
})

test('while a file waits for its next attempt it is told when that follows, and it arrives', async () => {
  let goOn: () => void = () => undefined
  const waited = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { world, sandbox, clock, fault } = await startMedia({ betweenAttempts: () => waited })
  await drop(world, folderWith(plans(1)))
  await fault('set-unit-plan', { kind: 'status', status: 500 })
  await world.call('media.startSending', all)
  const waits = () =>
    world.told.some(({ payload }) =>
      JSON.stringify(payload).includes(`"triedAgainAt":${clock.now() + 1_000}`),
    )
  while (!waits()) await world.nextChange()
  goOn()
  expect(kindsOf(await settled(world))).toEqual(['done'])
  expect(await arrivedWhole(sandbox)).toHaveLength(1)
})

test('failures of the server in the middle fail their files alone, and too many in a row hold the queue', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  const files = plans(5)
  await drop(world, folderWith(files))
  await fault('set-unit-plan', { kind: 'status', status: 500 }, 1_000)
  await world.call('media.startSending', all)
  const held = await settled(world)
  expect(kindsOf(held)).toEqual(expect.arrayContaining(['failed', 'queued']))
  expect(await isHeld(world)).toBe('unreachable')
  await sandbox.control('DELETE', '/faults')
  clock.moveTo(clock.now() + 61_000)
  world.look()
  const failed = uploadsOf(await settled(world)).filter(({ state }) => state.kind === 'failed')
  expect(failed.length).toBeGreaterThanOrEqual(3)
  await world.call('media.retryUploads', { uploads: failed.map(({ id }) => id) })
  expect(kindsOf(await settled(world))).toEqual(Array(5).fill('done'))
  expect(await arrivedWhole(sandbox)).toEqual(Object.values(files).map(sha256Of).sort())
})

test('an account that has to accept the terms holds the queue, and costs no refusal for every file', async () => {
  const { world, sandbox } = await startMedia()
  const files = plans(8)
  await drop(world, folderWith(files))
  await sandbox.control('PATCH', '/accounts/media@demo', { state: 'consentMissing' })
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(Array(8).fill('queued'))
  expect((await world.call('media.listFiles', of)).pausedBy).toMatchObject({
    kind: 'refused',
    status: 403,
  })
  const refusals = (await received(sandbox)).filter(({ status }) => status === 403)
  // As many as were on their way at once.
  expect(refusals.length).toBeLessThanOrEqual(2)
  await sandbox.control('PATCH', '/accounts/media@demo', { state: 'active' })
  await world.call('media.resumeSending', of)
  expect(kindsOf(await settled(world))).toEqual(Array(8).fill('done'))
})

test('what goes to other endpoints leaves while one endpoint is refused to the account', async () => {
  const { world, sandbox, fault } = await startMedia()
  const cards = Object.fromEntries(
    numbers
      .slice(0, 3)
      .map((number, index) => [`${number}_karta.pdf`, Buffer.from(`%PDF-1.4 ${index} %%EOF`)]),
  )
  await drop(world, folderWith({ ...cards, ...plans(5) }))
  await fault('set-unit-pdf', { kind: 'status', status: 401 }, 1_000)
  await world.call('media.startSending', all)
  const held = uploadsOf(await settled(world))
  const states = (endpoint: string) =>
    held.filter((one) => one.endpoint === endpoint).map(({ state }) => state.kind)
  expect(states('unitPdf')).toEqual(['queued', 'queued', 'queued'])
  expect(states('unitPlan')).toEqual(Array(5).fill('done'))
  expect(await isHeld(world)).toBe('held')
  expect((await received(sandbox)).filter(({ status }) => status === 401)).toHaveLength(1)
  await sandbox.control('DELETE', '/faults')
  await world.caller.tryOnce(loginKey({ baseUrl: sandbox.baseUrl, login: 'media@demo' }))
  await world.call('media.resumeSending', of)
  expect(kindsOf(await settled(world))).toEqual(Array(8).fill('done'))
})

test('a server that asks for patience is asked again when it said', async () => {
  const { world, clock, fault } = await startMedia()
  await drop(world, folderWith(plans(1)))
  await fault('set-unit-plan', { kind: 'tooMany', retryAfterSeconds: 90 })
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(['queued'])
  expect(await isHeld(world)).toBe('cooling')
  const { triedAgainAt } = await world.call('media.listFiles', of)
  expect(triedAgainAt).toBe(clock.now() + 90_000)
  clock.moveTo(clock.now() + 50_000)
  clock.moveElapsed(50_000)
  world.look()
  expect(await isHeld(world)).toBe('cooling')
  clock.moveTo(clock.now() + 50_000)
  clock.moveElapsed(100_000)
  world.look()
  expect(kindsOf(await settled(world))).toEqual(['done'])
})

test('a pause lasts over a restart until a person ends it', async () => {
  const { world, sandbox, startAgain } = await startMedia()
  await drop(world, folderWith(plans(3)))
  await world.call('media.startSending', { ...of, files: null })
  await world.call('media.pauseSending', of)
  const before = await settledOrPaused(world)
  const sentBefore = kindsOf(before).filter((kind) => kind === 'done').length
  await world.end()
  const second = await startAgain()
  second.start()
  expect(await second.call('media.listFiles', of)).toMatchObject({ isRunning: false })
  expect((await received(sandbox)).length).toBe(sentBefore)
  await second.call('media.resumeSending', of)
  expect(kindsOf(await settled(second))).toEqual(['done', 'done', 'done'])
  expect(await received(sandbox)).toHaveLength(3)
})

const settledOrPaused = (world: MediaWorld) =>
  listThat(world, (files) => !kindsOf(files).includes('sending') && !world.signs.awake.now)

test('what was in the line when the application ended is sent at the next start', async () => {
  const { world, sandbox, startAgain } = await startMedia()
  await drop(world, folderWith(plans(4)))
  await world.call('media.startSending', all)
  await world.end()
  const second = await startAgain()
  second.start()
  expect(kindsOf(await settled(second))).toEqual(Array(4).fill('done'))
  const hashes = new Set((await received(sandbox)).map(({ file }) => file?.sha256))
  expect(hashes.size).toBe(4)
})

test('a file that is called off does not leave, and can be tried again', async () => {
  const { world, sandbox, fault } = await startMedia()
  await drop(world, folderWith(plans(3)))
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, 3)
  await world.call('media.startSending', all)
  const uploads = uploadsOf(await listFiles(world)).map(({ id }) => id)
  await world.call('media.cancelUploads', { uploads })
  expect(kindsOf(await settled(world))).toEqual(['cancelled', 'cancelled', 'cancelled'])
  await sandbox.control('DELETE', '/faults')
  await world.call('media.retryUploads', { uploads: uploads.slice(0, 1) })
  expect(kindsOf(await settled(world))).toEqual(['done', 'cancelled', 'cancelled'])
})

test('what a backup has in the line is not sent before a person says so', async () => {
  const { world, sandbox, clock, directory, startAgain, fault } = await startMedia()
  await drop(world, folderWith(plans(3)))
  await fault('set-unit-plan', { kind: 'latency', ms: 600_000, when: 'before' })
  await world.call('media.startSending', all)
  await expect.poll(() => sandbox.control('GET', '/faults')).toEqual([])
  expect(kindsOf(await listFiles(world))).toContain('queued')
  await world.store.backUp('now')
  await world.end()
  await sandbox.control('DELETE', '/faults')
  // An account that has not worked yet has one under way: the server takes it with nobody there to hear it.
  const sentBefore = 1
  await expect.poll(() => received(sandbox)).toHaveLength(sentBefore)
  overwrite(storeLayout(directory).database, pageBytes, Buffer.alloc(64, 0xff))
  clock.moveTo(clock.now() + 1_000)
  const second = await startAgain()
  expect(second.store.state().kind).toBe('restored')
  second.start()
  expect(await second.call('media.listFiles', of)).toMatchObject({ isRunning: false })
  expect(second.signs.awake.now).toBe(false)
  expect(await received(sandbox)).toHaveLength(sentBefore)
  await second.call('media.resumeSending', of)
  expect(kindsOf(await settled(second))).toEqual(['done', 'done', 'done'])
})

test('what was called off or taken out is no part of what is to be done', async () => {
  const { world, sandbox, fault } = await startMedia()
  const files = await drop(world, folderWith(plans(5)))
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, 100)
  await world.call('media.startSending', all)
  const totals = () =>
    world.told.flatMap(({ name, payload }) =>
      name === 'media.uploadsProgressed'
        ? [(payload as { total: { files: number } }).total.files]
        : [],
    )
  await expect.poll(totals).toContain(5)
  await world.call('media.cancelUploads', { uploads: [files[4]?.uploads[0]?.id ?? ''] })
  await world.call('media.removeFiles', { files: [files[3]?.id ?? ''] })
  await sandbox.control('DELETE', '/faults')
  await settled(world)
  expect(Math.max(...totals())).toBe(5)
  await expect.poll(() => totals().at(-1)).toBeLessThanOrEqual(3)
})

test('the taskbar moves while a single file is on its way', async () => {
  const { world, sandbox, fault } = await startMedia()
  await drop(world, folderWith(plans(1)))
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' })
  await world.call('media.startSending', all)
  await expect.poll(() => world.signs.fractions.some((one) => one !== null && one > 0)).toBe(true)
  await sandbox.control('DELETE', '/faults')
  await settled(world)
  await expect.poll(() => world.signs.fractions.at(-1)).toBeNull()
})

test('before the application ends, the file that leaves arrives and no other one begins', async () => {
  const { world, sandbox, fault, startAgain } = await startMedia()
  await drop(world, folderWith(plans(4)))
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, 4)
  await world.call('media.startSending', all)
  const leaving = async () =>
    kindsOf(await listFiles(world)).filter((kind) => kind === 'sending').length
  await expect.poll(leaving).toBeGreaterThan(0)
  const finished = world.finish()
  const begun = await leaving()
  await sandbox.control('DELETE', '/faults')
  await finished
  expect(await leaving()).toBe(0)
  expect(kindsOf(await listFiles(world)).filter((kind) => kind === 'done')).toHaveLength(begun)
  expect(await received(sandbox)).toHaveLength(begun)
  await world.end()
  const second = await startAgain()
  second.start()
  expect(kindsOf(await settled(second))).toEqual(Array(4).fill('done'))
})
