import { expect, test } from 'vitest'
import {
  drop,
  picture,
  received,
  refreshShown,
  settled,
  sha256Of,
  unitShown,
  uploadsOf,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const all = { ...of, files: null }

/** A unit whose plan the server shows already, or one without. */
const unitWith = (world: MediaWorld, plans: 'aPlan' | 'noPlan') =>
  unitShown(world, ({ plans: there }) => there.length > 0 === (plans === 'aPlan'))

type Unit = Awaited<ReturnType<typeof unitWith>>

const begin = async (world: MediaWorld, target: Unit, bytes: Uint8Array) => {
  const files = await drop(world, folderWith({ 'plan.png': bytes }))
  const targets = [{ target, endpoint: 'unitPlan' as const }]
  await world.call('media.placeFiles', {
    files: [files.at(-1)?.id ?? ''],
    targets,
    screens: null,
  })
  await world.call('media.startSending', all)
}

const ledger = ({ store }: MediaWorld) =>
  store.db.prepare('SELECT sha256, outcome FROM media_ledger').all()

/** The application ends when a plan is there and its answer is not; the server lists its files. */
const endBeforeAnswer = async (plans: 'aPlan' | 'noPlan') => {
  const { world, sandbox, clock, startAgain, fault } = await startMedia()
  await sandbox.post('list-resources', {}, 'media@demo')
  await refreshShown(world)
  const unit = await unitWith(world, plans)
  if (plans === 'aPlan') {
    clock.moveTo(clock.now() + 1_000)
    await begin(world, unit, picture(1))
    await settled(world)
    clock.moveTo(clock.now() + 1_000)
    await refreshShown(world)
  }
  clock.moveTo(clock.now() + 1_000)
  const before = (await received(sandbox)).length
  await fault('set-unit-plan', { kind: 'latency', ms: 600_000, when: 'after' })
  await begin(world, unit, picture(2))
  await expect.poll(async () => (await received(sandbox)).length).toBe(before + 1)
  await world.end()
  clock.moveTo(clock.now() + 20 * 60_000)
  const again = await startAgain()
  again.start()
  return { again, sandbox, uploads: uploadsOf(await settled(again)) }
}

test('a plan whose answer the application did not live to see has replaced the one before, which can be put back', async () => {
  const { again, sandbox, uploads } = await endBeforeAnswer('aPlan')
  expect(uploads[1]).toMatchObject({
    state: { kind: 'done', outcome: 'replaced' },
    canPutBack: true,
    isWithoutCopy: false,
  })
  expect(ledger(again)).toEqual([{ sha256: sha256Of(picture(2)), outcome: 'replaced' }])
  expect(await received(sandbox)).toHaveLength(2)
  await again.call('media.putBack', { uploadId: uploads[1]?.id ?? '' })
  await settled(again)
  expect((await received(sandbox)).at(-1)?.file?.sha256).toBe(sha256Of(picture(1)))
})

test('a first plan that is sent once more because its answer was lost is not said to have replaced anything', async () => {
  const { world, sandbox, fault } = await startMedia()
  await sandbox.post('list-resources', {}, 'media@demo')
  await refreshShown(world)
  // An answer of what has never worked with a login would hold it.
  await begin(world, await unitWith(world, 'aPlan'), picture(1))
  await settled(world)
  const before = (await received(sandbox)).length
  await fault('set-unit-plan', { kind: 'resetAfter' }, 1)
  await begin(world, await unitWith(world, 'noPlan'), picture(2))
  const uploads = uploadsOf(await settled(world))
  expect((await received(sandbox)).length).toBe(before + 2)
  expect(uploads.at(-1)).toMatchObject({ state: { kind: 'done', outcome: 'created' } })
})

const [firstUnit, secondUnit] = numbers

const sendPlan = async (world: MediaWorld, unit: string | undefined, bytes: Uint8Array) => {
  await drop(world, folderWith({ [`${unit}_pudorys.png`]: bytes }))
  await world.call('media.startSending', all)
}

test('at a place that nobody could look at, a plan that was sent twice is not said to have replaced one', async () => {
  const { world, sandbox, fault } = await startMedia()
  await fault('get-project', { kind: 'status', status: 400 }, 100)
  await sendPlan(world, firstUnit, picture(1))
  await settled(world)
  await fault('set-unit-plan', { kind: 'resetAfter' }, 1)
  await sendPlan(world, secondUnit, picture(2))
  const uploads = uploadsOf(await settled(world))
  expect(await received(sandbox)).toHaveLength(3)
  expect(uploads.at(-1)).toMatchObject({ state: { kind: 'done', outcome: 'stored' } })
})

test('a plan that left for a place that nobody had looked at, and is found there, is stored', async () => {
  const { world, sandbox, clock, startAgain, fault } = await startMedia()
  await fault('get-project', { kind: 'status', status: 400 }, 100)
  await fault('set-unit-plan', { kind: 'latency', ms: 600_000, when: 'after' })
  await sendPlan(world, firstUnit, picture(1))
  await expect.poll(async () => (await received(sandbox)).length).toBe(1)
  await world.end()
  await sandbox.control('DELETE', '/faults')
  clock.moveTo(clock.now() + 20 * 60_000)
  const again = await startAgain()
  again.start()
  expect(uploadsOf(await settled(again))[0]).toMatchObject({
    state: { kind: 'done', outcome: 'stored' },
  })
  expect(await received(sandbox)).toHaveLength(1)
})

test('a first plan whose answer was lost that way is a new one', async () => {
  const { again, sandbox, uploads } = await endBeforeAnswer('noPlan')
  expect(uploads[0]).toMatchObject({
    state: { kind: 'done', outcome: 'created' },
    canPutBack: false,
    isWithoutCopy: false,
  })
  expect(ledger(again)).toEqual([{ sha256: sha256Of(picture(2)), outcome: 'created' }])
  expect(await received(sandbox)).toHaveLength(1)
})
