import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { success } from '#core/contract/failure'
import { usualMediaSettings } from '#core/media/shown/media-settings'
import {
  drawn,
  drop,
  kindsOf,
  picture,
  received,
  settled,
  sha256Of,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'
import { pictureChecks } from './check-pictures.ts'

const all = { ...of, files: null }
const heic = readFileSync(new URL('../../../workers/pictures/testing/sample.heic', import.meta.url))

test('a picture of a phone leaves as a copy that the CRM takes, and stays as it is', async () => {
  const { world, sandbox, directory } = await startMedia()
  const folder = folderWith({ [`${numbers[0]}_pudorys.heic`]: heic })
  const [file] = await drop(world, folder)
  const decoded = file?.read?.decoded
  expect(decoded).toMatchObject({ kind: 'converted', because: ['format'], type: 'jpeg' })
  const copy = readFileSync(`${directory}/media/copies/${file?.id}.jpeg`)
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(['done'])
  expect((await received(sandbox)).map(({ file: sent }) => sent?.sha256)).toEqual([sha256Of(copy)])
  expect(readFileSync(`${folder}/${numbers[0]}_pudorys.heic`)).toEqual(heic)
})

test('a picture that breaks off is not sent, and keeps no other one from its place', async () => {
  const { world, sandbox } = await startMedia()
  const whole = picture(2)
  const files = await drop(
    world,
    folderWith({
      [`a/${numbers[0]}_pudorys.png`]: picture(1).subarray(0, -40),
      [`b/${numbers[0]}_pudorys.png`]: whole,
    }),
  )
  expect(files.map(({ read }) => read?.decoded?.kind)).toEqual(['broken', 'whole'])
  await world.call('media.startSending', all)
  expect(kindsOf(await settled(world))).toEqual(['waiting', 'done'])
  expect((await received(sandbox)).map(({ file }) => file?.sha256)).toEqual([sha256Of(whole)])
})

test('a copy that the disk did not take is made at the next start', async () => {
  const { world, directory, startAgain } = await startMedia()
  const copies = `${directory}/media/copies`
  // What lies in the place of the folder refuses as a full disk does.
  mkdirSync(dirname(copies), { recursive: true })
  writeFileSync(copies, '')
  const [before] = await drop(world, folderWith({ [`${numbers[0]}_pudorys.heic`]: heic }))
  expect(before?.read?.decoded).toEqual({ kind: 'unproved' })
  await world.end()
  rmSync(copies)
  const again = await startAgain()
  again.start()
  const [after] = await drawn(again)
  expect(after?.read?.decoded).toMatchObject({ kind: 'converted', type: 'jpeg' })
})

test('other limits make other copies', async () => {
  const { world } = await startMedia()
  const [before] = await drop(world, folderWith({ [`${numbers[0]}_pudorys.png`]: picture(1) }))
  expect(before?.read?.decoded).toEqual({ kind: 'whole' })
  const settings = await world.call('media.readSettings', of)
  const limits = { ...settings.limits, maxSide: 100 }
  await world.call('media.saveSettings', { ...of, settings: { ...settings, limits } })
  const [after] = await drawn(world)
  expect(after?.read?.decoded).toMatchObject({
    kind: 'converted',
    because: ['tooManyPixels'],
    image: { width: 100, height: 75 },
  })
})

test('copies that no file of the list needs any more are gone after the next start', async () => {
  const { world, directory, startAgain } = await startMedia()
  const [file] = await drop(world, folderWith({ [`${numbers[0]}_pudorys.heic`]: heic }))
  const copy = `${directory}/media/copies/${file?.id}.jpeg`
  await world.end()
  const second = await startAgain()
  expect(existsSync(copy)).toBe(true)
  await second.call('media.removeFiles', { files: [file?.id ?? ''] })
  await second.end()
  await startAgain()
  await expect.poll(() => existsSync(copy)).toBe(false)
})

test.each(Array.from({ length: 12 }, (_, turns) => turns))(
  'pictures that come while a check is about to end are looked for: %i turns after its beginning',
  async (turns) => {
    let looks = 0
    const checks = pictureChecks({
      clock: { now: () => 0, elapsedMs: () => 0 },
      logDefect: (what) => ({ kind: 'defect', id: what, again: 'now' }),
      store: {
        listUndecoded: () => {
          looks += 1
          return []
        },
        readMediaFileAlone: () => null,
        readMediaSettings: () => usualMediaSettings,
        write: { writeDecoded: () => success(null), writeMediaSource: () => success(null) },
      },
      files: { lookAtPicture: () => Promise.resolve(null) },
    })
    checks.begin()
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    const before = looks
    checks.begin()
    await setImmediate()
    expect(looks).toBe(before + 1)
  },
)
