import { expect, test } from 'vitest'
import type { Area } from '#core/api/areas'
import { accountIdSchema } from '#core/ids'
import { changeAccount } from '../../../store/accounts/accounts.ts'
import {
  drop,
  kindsOf,
  picture,
  received,
  refreshShown,
  settled,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const [number] = numbers

interface RecordedCall {
  readonly endpoint: string
  readonly parameters: Readonly<Record<string, string>>
}

const send = async (world: MediaWorld) => {
  await drop(world, folderWith({ [`${number}_pudorys.png`]: picture(1) }))
  await world.call('media.startSending', { ...of, files: null })
}

/** A server that lets accounts into their own areas alone, and the account of media is for these. */
const start = async (areas: Area[]) => {
  const media = await startMedia()
  const { world, sandbox, clock } = media
  await sandbox.control('PATCH', '/switches', { endpointAreas: 'one' })
  await sandbox.control('PATCH', '/accounts/media@demo', { areas })
  const id = accountIdSchema.parse('w1-media')
  changeAccount(world.store.db, { id, label: 'media', areas, projects: null })
  await refreshShown(world)
  clock.moveTo(clock.now() + 1_000)
  await sandbox.control('DELETE', '/requests')
  const asked = async () => (await sandbox.control('GET', '/requests')) as readonly RecordedCall[]
  return { ...media, asked }
}

test('an account for media alone uploads, and is asked for no files', async () => {
  const { world, sandbox, asked } = await start(['media'])
  await send(world)
  expect(kindsOf(await settled(world))).toEqual(['done'])
  expect(await received(sandbox)).toHaveLength(1)
  const withMedia = (await asked()).filter(({ parameters }) => parameters['login'] === 'media@demo')
  expect(withMedia.map(({ endpoint }) => endpoint)).toEqual(['set-unit-plan'])
})

test('an account that is refused the list of files is asked for none of them, and uploads', async () => {
  const { world, sandbox, fault, asked } = await start(['media', 'prices'])
  await fault('list-resources', { kind: 'status', status: 401 })
  await send(world)
  expect(kindsOf(await settled(world))).toEqual(['done'])
  expect(await received(sandbox)).toHaveLength(1)
  const withMedia = (await asked()).filter(({ parameters }) => parameters['login'] === 'media@demo')
  const endpoints = withMedia.map(({ endpoint }) => endpoint)
  expect(endpoints).toContain('list-resources')
  expect(endpoints).not.toContain('get-resource')
})
