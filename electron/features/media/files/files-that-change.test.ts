import { renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { MediaFile } from '#core/media/queue/media-file'
import {
  drawn,
  drop,
  finished,
  kindsOf,
  listFiles,
  listThat,
  picture,
  received,
  settled,
  sha256Of,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, numbers, of, place } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const [first] = numbers
const all = { ...of, files: null }
const target = { kind: 'unit' as const, id: place.flats[2]?.id ?? 0 }
const targets = [{ target, endpoint: 'unitPlan' as const }]

const find = async (world: MediaWorld, fileId: string, path: string | null) => {
  const file = path === null ? null : world.grant(path)
  return finished(world, (await world.call('media.findFile', { fileId, file })).jobId)
}

/** Other bytes of the same length, as an editor writes them: later. */
const rewrite = (path: string) => {
  const { size, mtime } = statSync(path)
  writeFileSync(path, Buffer.alloc(size, 7))
  utimesSync(path, mtime, new Date(mtime.getTime() + 2_000))
}

test('a file that changes while it waits for its turn does not leave', async () => {
  const { world, sandbox, fault } = await startMedia()
  const names = numbers.slice(0, 3).map((number) => `${number}_pudorys.png`)
  const files = Object.fromEntries(names.map((name, index) => [name, picture(index + 1)]))
  const folder = folderWith(files)
  await drop(world, folder)
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, 2)
  await world.call('media.startSending', all)
  const countSending = (files: readonly MediaFile[]) =>
    kindsOf(files).filter((kind) => kind === 'sending').length
  await listThat(world, (files) => countSending(files) === 2)
  rewrite(join(folder, names[2] ?? ''))
  // The two that are on their way arrive.
  await sandbox.control('DELETE', '/faults')
  const ended = await settled(world)
  expect(kindsOf(ended)).toEqual(['done', 'done', 'waiting'])
  expect(ended[2]).toMatchObject({ source: 'changed' })
  expect(await received(sandbox)).toHaveLength(2)
})

test('what was put into the line leaves it where other bytes are found in the file', async () => {
  const { world, sandbox, fault } = await startMedia()
  const names = numbers.slice(0, 3).map((number) => `${number}_pudorys.png`)
  const folder = folderWith(
    Object.fromEntries(names.map((name, index) => [name, picture(index + 1)])),
  )
  const [, , last] = await drop(world, folder)
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000, when: 'before' }, 2)
  await world.call('media.startSending', all)
  const countSending = (files: readonly MediaFile[]) =>
    kindsOf(files).filter((kind) => kind === 'sending').length
  await listThat(world, (files) => countSending(files) === 2)
  // Half a picture, as a watched folder finds it that has seen the file before it was sent.
  writeFileSync(join(folder, names[2] ?? ''), picture(3).subarray(0, 40))
  expect(await find(world, last?.id ?? '', null)).toBeNull()
  await sandbox.control('DELETE', '/faults')
  expect(kindsOf(await settled(world))).toEqual(['done', 'done', 'waiting'])
  expect(await received(sandbox)).toHaveLength(2)
})

test('another file in place of one that is gone is asked about as if it were new', async () => {
  const { world } = await startMedia()
  const folder = folderWith({ 'a.png': picture(1) })
  const [{ id } = { id: '' }] = await drop(world, folder)
  await world.call('media.placeFiles', { files: [id], targets, screens: null })
  await world.call('media.allowFiles', { files: [id], isAllowed: true })
  renameSync(join(folder, 'a.png'), join(folder, 'b.png'))
  await world.call('media.startSending', all)
  expect(await settled(world)).toMatchObject([{ source: 'moved' }])
  const other = `${first}_pudorys.png`
  writeFileSync(join(folder, other), picture(2))
  expect(await find(world, id, join(folder, other))).toBeNull()
  const unitId = place.flats[0]?.id
  expect(await listFiles(world)).toMatchObject([
    {
      source: 'there',
      path: other,
      isAllowed: false,
      placedBy: 'match',
      uploads: [{ target: { kind: 'unit', id: unitId }, state: { kind: 'waiting' } }],
    },
  ])
})

test('another file that tells no place waits for a person', async () => {
  const { world } = await startMedia()
  const folder = folderWith({ 'a.png': picture(1) })
  const [{ id } = { id: '' }] = await drop(world, folder)
  await world.call('media.placeFiles', { files: [id], targets, screens: null })
  writeFileSync(join(folder, 'b.png'), picture(2))
  expect(await find(world, id, join(folder, 'b.png'))).toBeNull()
  expect(await listFiles(world)).toMatchObject([{ placedBy: null, path: 'b.png', uploads: [] }])
})

test('files of a drive that was away are all found again, and what is still away stays so', async () => {
  const { world } = await startMedia()
  const names = numbers.slice(0, 3).map((number) => `${number}_pudorys.png`)
  const folder = folderWith(
    Object.fromEntries(names.map((name, index) => [name, picture(index + 1)])),
  )
  await drop(world, folder)
  renameSync(folder, `${folder}.away`)
  await world.call('media.startSending', all)
  const away = await settled(world)
  expect(away.map(({ source }) => source)).toEqual(['moved', 'moved', 'moved'])
  renameSync(`${folder}.away`, folder)
  renameSync(join(folder, names[1] ?? ''), join(folder, 'elsewhere'))
  expect(await finished(world, (await world.call('media.findMissing', of)).jobId)).toBeNull()
  const found = await listFiles(world)
  expect(found.map(({ source }) => source)).toEqual(['there', 'moved', 'there'])
})

test('the same bytes in another place keep what a person has decided', async () => {
  const { world } = await startMedia()
  const folder = folderWith({ 'a.png': picture(1) })
  const [{ id, path } = { id: '', path: '' }] = await drop(world, folder)
  await world.call('media.placeFiles', { files: [id], targets, screens: null })
  await world.call('media.allowFiles', { files: [id], isAllowed: true })
  renameSync(join(folder, 'a.png'), join(folder, 'b.png'))
  expect(await find(world, id, join(folder, 'b.png'))).toBeNull()
  expect(await listFiles(world)).toMatchObject([
    { path, placedBy: 'person', isAllowed: true, uploads: [{ target }] },
  ])
})

test('a file that was edited where it lies stays where a person has put it, and is checked again', async () => {
  const { world, sandbox } = await startMedia()
  const folder = folderWith({ 'a.png': picture(1) })
  const [{ id } = { id: '' }] = await drop(world, folder)
  await world.call('media.placeFiles', { files: [id], targets, screens: null })
  await world.call('media.allowFiles', { files: [id], isAllowed: true })
  writeFileSync(join(folder, 'a.png'), picture(290))
  expect(await find(world, id, null)).toBeNull()
  expect(await drawn(world)).toMatchObject([{ placedBy: 'person', isAllowed: false }])
  await world.call('media.startSending', all)
  await settled(world)
  expect((await received(sandbox)).map(({ file }) => file?.sha256)).toEqual([
    sha256Of(picture(290)),
  ])
})

test('where a person puts a file while it is being looked at is where it goes', async () => {
  const { world } = await startMedia()
  const folder = folderWith({ [`${first}_pudorys.png`]: picture(1) })
  const [{ id } = { id: '' }] = await drop(world, folder)
  const finding = find(world, id, null)
  await world.call('media.placeFiles', { files: [id], targets, screens: null })
  expect(await finding).toBeNull()
  expect(await listFiles(world)).toMatchObject([{ placedBy: 'person', uploads: [{ target }] }])
})
