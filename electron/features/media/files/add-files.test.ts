import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handClock } from '../../../store/testing/store-folder.ts'
import { mediaStore } from '../../../wiring/stores/media-store.ts'
import { drop, listFiles, picture, uploadsOf } from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { of, place } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'
import { askFiles } from '../../../workers/ask-files.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'
import { projectPlaces } from '../shown/project-places.ts'
import { addFiles } from './add-files.ts'

const [first, second] = place.flats.map(({ id, attributes }) => ({
  id,
  plan: `${attributes['flat_internal_id']}_pudorys.png`,
}))
const { signal } = new AbortController()

test('a drop that takes long finds the units of a pricelist that comes meanwhile', async () => {
  const { world, directory } = await startMedia()
  const folder = folderWith({ 'a.png': picture(1) })
  const { lookAtFile } = askFiles(forkedReports(), {
    stagedFolder: join(directory, 'staged'),
    maxFiles: 1,
  })
  const looked = await lookAtFile(join(folder, 'a.png'), signal)
  if (looked === null) throw new Error('the picture cannot be read')
  const pricelist = world.store.db.prepare(
    'UPDATE pricelist SET published = ?, fetched_at = fetched_at + 1',
  )
  const store = mediaStore(world.store)
  const giveWay = () => Promise.resolve()
  let ids = 0
  pricelist.run(0)
  const added = await addFiles(
    {
      store,
      giveWay,
      checks: { begin: () => undefined },
      clock: handClock(),
      places: projectPlaces(store, giveWay),
      newId: () => `late-${++ids}`,
      tellLeftOut: () => undefined,
      files: {
        readDropped: async function* () {
          yield [{ ...looked, hint: first?.plan ?? '' }]
          pricelist.run(1)
          yield [{ ...looked, hint: second?.plan ?? '' }]
        },
      },
    },
    { ...of, dropped: [{ path: folder, hint: 'media' }] },
    { tell: () => undefined, signal },
  )
  expect(added.ok).toBe(true)
  expect(uploadsOf(await listFiles(world)).map(({ target }) => target.id)).toEqual([
    first?.id,
    second?.id,
  ])
})

test('two workspaces with projects of one number look at their files in jobs of their own', async () => {
  const { world } = await startMedia()
  const folder = folderWith({ 'a.png': picture(1) })
  const dropped = [{ file: world.grant(folder), path: 'media' }]
  const [here, there] = [
    await world.call('media.addFiles', { ...of, dropped }),
    await world.call('media.addFiles', { ...of, workspaceId: 'w2', dropped }),
  ]
  const prices = [
    await world.call('prices.refreshPricelist', of),
    await world.call('prices.refreshPricelist', { ...of, workspaceId: 'w2' }),
  ]
  expect(here.jobId).not.toBe(there.jobId)
  expect(prices[0]?.jobId).not.toBe(prices[1]?.jobId)
  expect(await drop(world, folderWith({ 'b.png': picture(2) }))).toHaveLength(2)
})
