import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  drawn,
  drop,
  kindsOf,
  listFiles,
  picture,
  received,
  settled,
  sha256Of,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { numbers, of, place } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const [first, second, third] = numbers
const plan = (number: string | undefined) => `${number}_pudorys.png`
const photo = (number: string | undefined, order: number) => `${number}_vizualizace_${order}.png`
const all = { ...of, files: null }

test('a folder lands on its units, byte for byte, and each file once', async () => {
  const { world, sandbox } = await startMedia()
  const bytes = {
    [plan(first)]: picture(1),
    [plan(second)]: picture(2),
    [photo(first, 1)]: picture(3),
  }
  const files = await drop(world, folderWith(bytes))
  expect(files.map(({ match, placedBy }) => [match?.kind, placedBy])).toEqual(
    files.map(() => ['exact', 'match']),
  )
  expect(await world.call('media.startSending', all)).toEqual({ queued: 3 })
  const ended = await settled(world)
  expect(kindsOf(ended)).toEqual(['done', 'done', 'done'])
  const arrived = await received(sandbox)
  expect(arrived.map(({ file }) => file?.sha256).sort()).toEqual(
    Object.values(bytes).map(sha256Of).sort(),
  )
  const [unitId] = place.flats.map(({ id }) => String(id))
  expect(arrived.find(({ endpoint }) => endpoint === 'add-unit-gallery-image')).toMatchObject({
    parameters: { unitid: unitId, screenid: '1' },
    file: { sha256: sha256Of(picture(3)) },
  })
  expect(world.signs.ends).toEqual([{ done: 3, open: 0 }])
  expect(world.signs.awake.now).toBe(false)
})

test('files that are only just put into the line count as being sent, and an end that comes then leaves none of them out', async () => {
  const { world } = await startMedia()
  await drop(world, folderWith({ [plan(first)]: picture(1), [plan(second)]: picture(2) }))
  const sending = world.call('media.startSending', all)
  await expect.poll(world.isSending).toBe(true)
  expect(kindsOf(await listFiles(world))).toEqual(['waiting', 'waiting'])
  await world.writtenDown()
  expect(kindsOf(await listFiles(world))).not.toContain('waiting')
  expect(await sending).toEqual({ queued: 2 })
  await settled(world)
  expect(world.isSending()).toBe(false)
})

test('what was sent before is left out, unless a person wants it all the same', async () => {
  const { world, sandbox } = await startMedia()
  const folder = folderWith({ [plan(first)]: picture(1) })
  await drop(world, folder)
  await world.call('media.startSending', all)
  await settled(world)
  const [, again] = await drop(world, folder)
  if (!again) throw new Error('the second drop is not in the list')
  expect(again.uploads[0]?.sentBeforeAt).toEqual(expect.any(Number))
  expect(await world.call('media.startSending', all)).toEqual({ queued: 0 })
  expect(kindsOf(await listFiles(world))).toEqual(['done', 'skipped'])
  await world.call('media.allowFiles', { files: [again.id], isAllowed: true })
  expect(await world.call('media.startSending', all)).toEqual({ queued: 1 })
  expect(kindsOf(await settled(world))).toEqual(['done', 'done'])
  expect(await received(sandbox)).toHaveLength(2)
})

test('of two files with the same bytes for one place the first is sent, of two others none', async () => {
  const { world, sandbox } = await startMedia()
  await drop(
    world,
    folderWith({
      [`a/${plan(first)}`]: picture(1),
      [`b/${plan(first)}`]: picture(1),
      [`a/${plan(second)}`]: picture(2),
      [`b/${plan(second)}`]: picture(3),
    }),
  )
  expect(await world.call('media.startSending', all)).toEqual({ queued: 1 })
  await settled(world)
  const arrived = await received(sandbox)
  expect(arrived.map(({ file }) => file?.sha256)).toEqual([sha256Of(picture(1))])
})

test('a file that was changed or moved since waits for a person, and is found again', async () => {
  const { world, sandbox } = await startMedia()
  const folder = folderWith({ [plan(first)]: picture(1), [plan(second)]: picture(2) })
  await drop(world, folder)
  writeFileSync(join(folder, plan(first)), picture(300))
  renameSync(join(folder, plan(second)), join(folder, 'elsewhere.png'))
  await world.call('media.startSending', all)
  const files = await settled(world)
  expect(files.map(({ source }) => source)).toEqual(['changed', 'moved'])
  expect(kindsOf(files)).toEqual(['waiting', 'waiting'])
  expect(await received(sandbox)).toEqual([])
  for (const [index, file] of [null, world.grant(join(folder, 'elsewhere.png'))].entries()) {
    const fileId = files[index]?.id ?? ''
    const { jobId } = await world.call('media.findFile', { fileId, file })
    while (world.jobs.list().find(({ id }) => id === jobId)?.outcome === null) {
      await world.nextChange()
    }
  }
  await drawn(world)
  expect(await world.call('media.startSending', all)).toEqual({ queued: 2 })
  expect(kindsOf(await settled(world))).toEqual(['done', 'done'])
  const arrived = await received(sandbox)
  expect(arrived.map(({ file }) => file?.sha256).sort()).toEqual(
    [sha256Of(picture(300)), sha256Of(picture(2))].sort(),
  )
})

test('what a person puts elsewhere goes there, in the order that he has given', async () => {
  const { world, sandbox } = await startMedia()
  const dropped = await drop(
    world,
    folderWith({ 'a.png': picture(1), 'b.png': picture(2), 'c.png': picture(3) }),
  )
  expect(dropped.map(({ placedBy }) => placedBy)).toEqual([null, null, null])
  const ids = dropped.map(({ id }) => id)
  const target = { kind: 'unit' as const, id: place.flats[0]?.id ?? 0 }
  const targets = [{ target, endpoint: 'unitPicture' as const }]
  await world.call('media.placeFiles', { files: ids, targets, screens: null })
  await world.call('media.moveFiles', { files: [ids[2] ?? ''], before: ids[0] ?? '' })
  await world.call('media.nameFile', { fileId: ids[0] ?? '', name: 'Kuchyň' })
  await world.call('media.startSending', all)
  await settled(world)
  const arrived = await received(sandbox)
  expect(arrived.map(({ parameters }) => parameters['name'])).toEqual(['C', 'Kuchyň', 'B'])
  expect(arrived.map(({ file }) => file?.sha256)).toEqual(
    [3, 1, 2].map((n) => sha256Of(picture(n))),
  )
})

test('a refusal of the server is told with its words and can be tried again', async () => {
  const { world, fault } = await startMedia()
  await drop(world, folderWith({ [plan(third)]: picture(1) }))
  await fault('set-unit-plan', { kind: 'status', status: 400 })
  await world.call('media.startSending', all)
  const [failed] = (await settled(world)).flatMap(({ uploads }) => uploads)
  expect(failed?.state).toMatchObject({ kind: 'failed', failure: { kind: 'refused', status: 400 } })
  await world.call('media.retryUploads', { uploads: [failed?.id ?? ''] })
  expect(kindsOf(await settled(world))).toEqual(['done'])
})

test('what a person has taken back does not leave with the rest of the line', async () => {
  const { world, sandbox, fault } = await startMedia()
  const numbers = place.flats.slice(0, 5).map(({ attributes }) => attributes['flat_internal_id'])
  const files = await drop(
    world,
    folderWith(
      Object.fromEntries(numbers.map((number, index) => [`${number}.png`, picture(index + 1)])),
    ),
  )
  expect(new Set(files.map(({ match }) => match?.kind))).toEqual(new Set(['guessed']))
  const ids = files.map(({ id }) => id)
  await world.call('media.confirmMatches', { files: ids })
  await fault('set-unit-plan', { kind: 'latency', ms: 60_000 }, 5)
  await world.call('media.startSending', all)
  const taken = files.at(-1)
  await world.call('media.placeFiles', { files: [taken?.id ?? ''], targets: [], screens: null })
  await sandbox.control('DELETE', '/faults')
  expect(kindsOf(await settled(world))).toEqual(['done', 'done', 'done', 'done', 'waiting'])
  expect(await received(sandbox)).toHaveLength(4)
})
