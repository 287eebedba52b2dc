import { join } from 'node:path'
import { writeFolder } from '../../files/write-folder.ts'
import { type MediaCrm, openMedia } from '../../harness/media-crm.ts'
import { expect, test } from '../../harness/test.ts'

const endpoints = {
  pudorys: 'set-unit-plan',
  karta: 'set-unit-pdf',
  kuchyn: 'add-unit-gallery-image',
}

/** Where a file of this name has to arrive: the endpoint and the id of the place. */
const wanted = (
  path: string,
  ids: ReadonlyMap<string, number>,
  floors: ReadonlyMap<string, number>,
) => {
  const [, number = '', kind = ''] = /(\w\.\d+)_(pudorys|karta|kuchyn)/.exec(path) ?? []
  if (number === '') {
    const [, building = '', floor = ''] = /(\w)_(\d)NP/.exec(path) ?? []
    return `set-floor-plan ${floors.get(`${building}.${floor}`)}`
  }
  return `${endpoints[kind as keyof typeof endpoints]} ${ids.get(number)}`
}

const folderOf = async (crm: MediaCrm) => {
  const units = (await crm.units()).filter(({ internalId }) => /^[AB]\.[1-4]\d\d$/.test(internalId))
  const ids = new Map(units.map(({ internalId, id }) => [internalId, id]))
  const floors = new Map(units.map(({ internalId, floorId }) => [internalId.slice(0, 3), floorId]))
  const numbers = [...ids.keys()]
  const withGallery = units
    .filter(({ hasGallery }) => hasGallery)
    .map(({ internalId }) => internalId)
  const paths = [
    ...numbers.map((number) => `Dum ${number[0]}/pudorysy/${number}_pudorys.png`),
    ...numbers.map((number) => `Dum ${number[0]}/karty/${number}_karta.pdf`),
    ...[...floors.keys()].map(
      (floor) => `Dum ${floor[0]}/podlazi/${floor[0]}_${floor[2]}NP_pudorys.png`,
    ),
    ...withGallery.flatMap((number) =>
      [1, 2, 3, 4].map((order) => `Dum ${number[0]}/vizualizace/${number}_kuchyn_0${order}.jpg`),
    ),
  ]
  return { ids, floors, paths: paths.slice(0, 200) }
}

test('a folder of 200 files lands: each on its place, with its bytes, once', async ({
  start,
  crm,
  seat,
}) => {
  test.slow()
  const { media, inCrm } = await openMedia(start, crm)
  await media.expectEmpty()
  const { ids, floors, paths } = await folderOf(inCrm)
  expect(paths).toHaveLength(200)
  const hashes = writeFolder(join(seat.home, 'podklady'), paths)
  await media.drop([join(seat.home, 'podklady')])
  await media.expectCount('Ready', 200)
  await media.send()
  await media.expectCount('Done', 200)
  await media.expectAtRest()
  const arrived = (await inCrm.taken()).map(({ endpoint, parameters, file }) => {
    const place = parameters['unitid'] ?? parameters['floorid']
    return `${endpoint} ${place} ${file?.sha256}`
  })
  const expected = paths.map((path) => `${wanted(path, ids, floors)} ${hashes.get(path)}`)
  expect([...arrived].sort()).toEqual([...expected].sort())
})
