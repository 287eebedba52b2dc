import { expect, test } from 'vitest'
import { usualMediaSettings } from '#core/media/shown/media-settings'
import {
  drop,
  listFiles,
  listThat,
  picture,
  refresh,
  uploadsOf,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { of, place } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const [first, second] = place.flats.map(({ id, attributes }) => ({
  id,
  number: attributes['flat_internal_id'],
}))
const screens = [1, 2].map((id) => ({ id, name: '', isChosen: true }))

test('a new rule says again where files go that no person has placed', async () => {
  const { world } = await startMedia()
  const folder = folderWith({
    'a.png': picture(1),
    [`plan=${second?.number}=x.png`]: picture(2),
  })
  const [left, ruled] = await drop(world, folder)
  const target = { kind: 'unit' as const, id: first?.id ?? 0 }
  const targets = [{ target, endpoint: 'unitPlan' as const }]
  await world.call('media.placeFiles', { files: [left?.id ?? ''], targets, screens: null })
  expect(ruled).toMatchObject({ match: { reason: expect.not.objectContaining({ kind: 'rule' }) } })
  const settings = { ...usualMediaSettings, screens, namingRule: '{kind}={number}=*' }
  await world.call('media.saveSettings', { ...of, settings })
  const files = await listFiles(world)
  expect(files).toMatchObject([
    { placedBy: 'person', uploads: [{ target }, { target }] },
    { placedBy: 'match', match: { kind: 'exact', reason: { kind: 'rule' } } },
  ])
  // Two screens were chosen: every plan goes to both.
  expect(uploadsOf(files).map(({ screenId }) => screenId)).toEqual([1, 2, 1, 2])
  expect(files[1]?.uploads[0]?.target).toEqual({ kind: 'unit', id: second?.id })
})

test('files that came before the pricelist find their units when it comes', async () => {
  const { world } = await startMedia()
  world.store.db.prepare('DELETE FROM pricelist').run()
  const [before] = await drop(world, folderWith({ [`${first?.number}_pudorys.png`]: picture(1) }))
  expect(before).toMatchObject({ placedBy: null, uploads: [] })
  await refresh(world)
  const [file] = await listThat(world, ([one]) => one?.placedBy === 'match')
  expect(file?.uploads).toMatchObject([{ target: { kind: 'unit', id: first?.id }, screenId: 1 }])
})

test('a guess waits for a word, and what a person has placed can be taken back', async () => {
  const { world } = await startMedia()
  const name = `${first?.number}.png`
  const [guess] = await drop(world, folderWith({ [name]: picture(1) }))
  expect(guess).toMatchObject({ placedBy: null, match: { kind: 'guessed' } })
  const files = [guess?.id ?? '']
  await world.call('media.confirmMatches', { files })
  expect(await listFiles(world)).toMatchObject([{ placedBy: 'person' }])
  await world.call('media.placeFiles', { files, targets: [], screens: null })
  expect(await listFiles(world)).toMatchObject([{ placedBy: null, match: { kind: 'guessed' } }])
})

test('a file that was removed can be brought back to its place in the list', async () => {
  const { world } = await startMedia()
  const files = await drop(world, folderWith({ 'a.png': picture(1), 'b.png': picture(2) }))
  const [a] = files
  await world.call('media.removeFiles', { files: [a?.id ?? ''] })
  expect((await listFiles(world)).map(({ path }) => path)).toEqual([files[1]?.path])
  await world.call('media.restoreFiles', { files: [a?.id ?? ''] })
  expect((await listFiles(world)).map(({ path }) => path)).toEqual(files.map(({ path }) => path))
})

test('what is no file of a person is told of and not in the list', async () => {
  const { world } = await startMedia()
  await drop(world, folderWith({ 'a.png': picture(1), 'Thumbs.db': picture(2) }))
  expect(await listFiles(world)).toHaveLength(1)
  expect(world.told).toEqual([
    {
      name: 'media.filesLeftOut',
      payload: { ...of, count: 1, leftOut: [expect.objectContaining({ reason: 'litter' })] },
    },
  ])
})

test('of a file of which one upload has ended the open ones follow a new rule', async () => {
  const { world } = await startMedia()
  const settings = { ...usualMediaSettings, screens }
  await world.call('media.saveSettings', { ...of, settings })
  const [file] = await drop(world, folderWith({ [`${first?.number}_pudorys.png`]: picture(1) }))
  await world.call('media.cancelUploads', { uploads: [file?.uploads[0]?.id ?? ''] })
  const others = [
    { id: 1, name: '', isChosen: false },
    { id: 3, name: '', isChosen: true },
  ]
  await world.call('media.saveSettings', { ...of, settings: { ...settings, screens: others } })
  expect(
    uploadsOf(await listFiles(world)).map(({ screenId, state }) => [screenId, state.kind]),
  ).toEqual([
    [1, 'cancelled'],
    [3, 'waiting'],
  ])
})
