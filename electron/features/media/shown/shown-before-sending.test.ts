import { expect, test } from 'vitest'
import { usualMediaSettings } from '#core/media/shown/media-settings'
import type { TestedSandbox } from '../../../../sandbox/testing/start-for-test.ts'
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
const plan = `${number}_pudorys.png`
const photo = `${number}_vizualizace.png`
const all = { ...of, files: null }
const minuteMs = 60_000

const haveDrawn = ({ post }: TestedSandbox) => post('list-resources', {}, 'media@demo')

const timesAsked = async ({ control }: TestedSandbox) =>
  ((await control('GET', '/requests?endpoint=get-project')) as unknown[]).length

const send = async (world: MediaWorld, name: string, bytes: Uint8Array) => {
  await drop(world, folderWith({ [name]: bytes }))
  await world.call('media.startSending', all)
  return settled(world)
}

const screens = (ids: readonly number[], chosen: number) =>
  ids.map((id) => ({ id, name: '', isChosen: id === chosen }))

test('what the places have is asked again before it is relied on, and once for all that is sent', async () => {
  const { world, sandbox, clock } = await startMedia()
  await haveDrawn(sandbox)
  await refreshShown(world)
  const asked = await timesAsked(sandbox)
  clock.moveTo(clock.now() + 5 * minuteMs)
  await send(world, plan, picture(1))
  expect(await timesAsked(sandbox)).toBe(asked)
  clock.moveTo(clock.now() + 11 * minuteMs)
  const [, second] = uploadsOf(await send(world, plan, picture(2)))
  expect(await timesAsked(sandbox)).toBe(asked + 1)
  // So the plan that was sent first is known to be there, and is kept.
  expect(second).toMatchObject({ state: { kind: 'done' }, canPutBack: true, isWithoutCopy: false })
  expect((await world.call('media.listFiles', of)).unseenBecause).toBeNull()
})

test('files leave although the places cannot be looked at, and it is said', async () => {
  const { world, fault } = await startMedia()
  await fault('get-project', { kind: 'status', status: 400 }, 10)
  expect(kindsOf(await send(world, plan, picture(1)))).toEqual(['done'])
  expect((await world.call('media.listFiles', of)).unseenBecause).toMatchObject({ kind: 'refused' })
})

test('a plan whose copy does not come waits for a person, who may send it all the same', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  await haveDrawn(sandbox)
  await send(world, plan, picture(1))
  clock.moveTo(clock.now() + minuteMs)
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  await fault('get-resource', { kind: 'status', status: 500 }, 100)
  const [, file] = await send(world, plan, picture(2))
  expect(file?.uploads[0]?.state).toMatchObject({ kind: 'skipped', reason: 'notKept' })
  expect(await received(sandbox)).toHaveLength(1)
  await world.call('media.allowFiles', { files: [file?.id ?? ''], isAllowed: true })
  await world.call('media.startSending', all)
  const [, sent] = uploadsOf(await settled(world))
  expect(sent).toMatchObject({ state: { kind: 'done', outcome: 'replaced' }, isWithoutCopy: true })
})

test('a picture that the gallery has already is not added again', async () => {
  const { world, sandbox, clock } = await startMedia()
  await haveDrawn(sandbox)
  await send(world, photo, picture(1))
  world.store.db.prepare('DELETE FROM media_ledger').run()
  clock.moveTo(clock.now() + 1_000)
  await refreshShown(world)
  const [, again] = uploadsOf(await send(world, photo, picture(1)))
  expect(again?.state).toMatchObject({ kind: 'skipped', reason: 'serverHasIt' })
  expect(await received(sandbox)).toHaveLength(1)
})

test('a gallery that was never seen on its screen proves nothing', async () => {
  const { world, sandbox, clock, fault } = await startMedia()
  // The gallery on the second screen has a picture of this name, which nobody here knows of.
  const settings = { ...usualMediaSettings, screens: screens([1, 2], 2) }
  await world.call('media.saveSettings', { ...of, settings })
  await send(world, photo, picture(1))
  world.store.db.prepare('DELETE FROM media_ledger').run()
  world.store.db.prepare('DELETE FROM media_shown').run()
  clock.moveTo(clock.now() + 20 * minuteMs)
  const first = { ...settings, screens: screens([1, 2], 1) }
  await world.call('media.saveSettings', { ...of, settings: first })
  await refreshShown(world)
  await world.call('media.saveSettings', { ...of, settings })
  await fault('get-project', { kind: 'status', status: 400 }, 1)
  await fault('add-unit-gallery-image', { kind: 'resetDuring' })
  expect(kindsOf(await send(world, photo, picture(2)))).toEqual(['done', 'unknown'])
  clock.moveTo(clock.now() + 2 * minuteMs)
  await refreshShown(world)
  await finished(world, (await world.call('media.lookWhetherArrived', of)).jobId)
  expect(kindsOf(await listFiles(world))).toEqual(['done', 'unknown'])
  expect((await received(sandbox)).filter(({ fault: wrong }) => wrong === null)).toHaveLength(1)
})

test('a picture is looked for on its own screen, chosen or not', async () => {
  const { world, clock, fault } = await startMedia()
  const settings = { ...usualMediaSettings, screens: screens([1, 2], 2) }
  await world.call('media.saveSettings', { ...of, settings })
  await refreshShown(world)
  await fault('add-unit-gallery-image', { kind: 'resetAfter' })
  expect(kindsOf(await send(world, photo, picture(1)))).toEqual(['unknown'])
  const first = { ...settings, screens: screens([1, 2], 1) }
  await world.call('media.saveSettings', { ...of, settings: first })
  clock.moveTo(clock.now() + 2 * minuteMs)
  await finished(world, (await world.call('media.lookWhetherArrived', of)).jobId)
  expect(kindsOf(await listFiles(world))).toEqual(['done'])
})

test('many pictures for one gallery are no reason to ask again and again', async () => {
  const { world, sandbox, clock } = await startMedia()
  await refreshShown(world)
  const asked = await timesAsked(sandbox)
  for (const order of [1, 2, 3]) {
    clock.moveTo(clock.now() + minuteMs)
    await send(world, `${number}_vizualizace_${order}.png`, picture(order))
  }
  expect(kindsOf(await listFiles(world))).toEqual(['done', 'done', 'done'])
  expect(await timesAsked(sandbox)).toBe(asked)
})
