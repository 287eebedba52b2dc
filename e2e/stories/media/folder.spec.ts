import { join } from 'node:path'
import { folderFor } from '../../files/media-folder.ts'
import { writeFolder } from '../../files/write-folder.ts'
import { openMedia } from '../../harness/media-crm.ts'
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

test('a folder of 200 files lands: each on its place, with its bytes, once', async ({
  open,
  crm,
  home,
}) => {
  test.setTimeout(400_000)
  const { media, inCrm } = await openMedia(open, crm)
  await media.expectEmpty()
  const { ids, floors, paths } = folderFor(await inCrm.units())
  expect(paths).toHaveLength(200)
  const hashes = writeFolder(join(home, 'podklady'), paths)
  await media.drop([join(home, 'podklady')])
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
