import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobIdSchema } from '#core/ids'
import { handClock } from '../../../store/testing/store-folder.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { mediaStore } from '../../../wiring/stores/media-store.ts'
import { kindsOf, listFiles, picture, received } from '../../../wiring/testing/media/acts.ts'
import { type MediaWorld, numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'
import { projectPlaces } from '../shown/project-places.ts'
import { watchFolders } from './watch-folders.ts'

const plan = (at: number) => `${numbers[at]}_pudorys.png`

const start = async () => {
  const media = await startMedia()
  const folder = join(temporaryFolder(), 'exports')
  mkdirSync(folder)
  media.world.picked.folder = folder
  const put = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes)
  return { ...media, folder, put }
}

const patience = { interval: 50, timeout: 100_000 }

/** Looks until the list is as it is meant to be. */
const listThat = async (
  world: MediaWorld,
  isMeant: (files: Awaited<ReturnType<typeof listFiles>>) => boolean,
) => {
  const look = async () => {
    world.look()
    return isMeant(await listFiles(world))
  }
  await expect.poll(look, patience).toBe(true)
  return listFiles(world)
}

const looked = (world: MediaWorld, isThere: boolean) => {
  const look = async () => {
    world.look()
    return world.call('media.readFolder', of)
  }
  return expect.poll(look, patience).toMatchObject({ isThere })
}

test('what is put into a watched folder comes into the list once, through restarts, and does not leave by itself', async () => {
  const { world, folder, put, startAgain, sandbox } = await start()
  put(plan(0), picture(1))
  await world.call('media.chooseFolder', of)
  expect(await world.call('media.readFolder', of)).toEqual({ name: 'exports', isThere: true })
  const [first] = await listThat(world, ({ length }) => length === 1)
  expect(first).toMatchObject({ path: `exports/${plan(0)}`, placedBy: 'match' })
  // What a person takes out of the list does not come back.
  await world.call('media.removeFiles', { files: [first?.id ?? ''] })
  mkdirSync(join(folder, 'more'))
  put(join('more', plan(1)), picture(2))
  await listThat(world, (files) => files.some(({ path }) => path.endsWith(plan(1))))
  await world.end()

  const second = await startAgain()
  second.start()
  put(plan(2), picture(3))
  const files = await listThat(second, (all) => all.some(({ path }) => path.endsWith(plan(2))))
  expect(files.map(({ path }) => path)).toEqual([`exports/more/${plan(1)}`, `exports/${plan(2)}`])
  expect(kindsOf(files)).toEqual(['waiting', 'waiting'])
  expect(await received(sandbox)).toEqual([])
})

test('a file that is exported again before it was sent is that file as it is now', async () => {
  const { world, put } = await start()
  put(plan(0), picture(1))
  await world.call('media.chooseFolder', of)
  const [before] = await listThat(world, ([only]) => only?.read !== undefined)
  put(plan(0), Buffer.concat([picture(2), Buffer.alloc(7)]))
  const [after, ...others] = await listThat(
    world,
    ([only]) => only?.read?.sha256 !== before?.read?.sha256,
  )
  expect(others).toEqual([])
  expect(after?.id).toBe(before?.id)
})

test('a folder that is gone is told, and its files come when it is back; one click ends the watching', async () => {
  const { world, folder, put } = await start()
  await world.call('media.chooseFolder', of)
  await looked(world, true)
  renameSync(folder, `${folder} away`)
  await looked(world, false)
  renameSync(`${folder} away`, folder)
  put(plan(0), picture(1))
  await listThat(world, ({ length }) => length === 1)
  expect(await world.call('media.readFolder', of)).toMatchObject({ isThere: true })
  await world.call('media.forgetFolder', of)
  expect(await world.call('media.readFolder', of)).toBeNull()
  rmSync(folder, { recursive: true })
})

test('whoever chooses no folder changes nothing', async () => {
  const { world } = await start()
  world.picked.folder = null
  expect(await world.call('media.chooseFolder', of)).toBeNull()
  expect(await world.call('media.readFolder', of)).toBeNull()
})

test('a file that is still being written waits until two looks find it the same', async () => {
  const { world } = await start()
  const store = mediaStore(world.store)
  store.write.writeMediaFolder({ ...of, path: '/exports' })
  const sizes = [10, 20, 30]
  const read: string[][] = []
  const giveWay = () => Promise.resolve()
  const folders = watchFolders({
    store,
    giveWay,
    clock: handClock(),
    checks: { begin: () => undefined },
    queue: { follow: () => undefined },
    places: projectPlaces(store, giveWay),
    newId: () => 'never',
    announce: () => undefined,
    tellLeftOut: () => undefined,
    logDefect: (_what, error) => {
      throw error
    },
    addInTurn: (_of, work) => {
      void work({ tell: () => undefined, signal: new AbortController().signal })
      return jobIdSchema.parse('job')
    },
    files: {
      lookAtFile: () => Promise.resolve(null),
      readDropped: async function* ({ dropped }) {
        read.push(dropped.map(({ hint }) => hint))
        yield []
      },
      walkFolder: async () => [
        {
          path: '/exports/a.png',
          hint: 'exports/a.png',
          sizeBytes: sizes.shift() ?? 30,
          modifiedAt: 1,
        },
      ],
    },
  })
  for (const _size of sizes.slice()) await folders.look()
  expect(read).toEqual([])
  await folders.look()
  expect(read).toEqual([['exports/a.png']])
  await folders.look()
  expect(read).toHaveLength(1)
})
