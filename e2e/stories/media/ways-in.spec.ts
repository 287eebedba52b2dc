import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawFile } from '../../files/draw-files.ts'
import { writeFolder } from '../../files/write-folder.ts'
import { zipOf } from '../../files/zip-of.ts'
import { openMedia } from '../../harness/media-crm.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

test('an archive is opened, its folders kept, and its files land', async ({ open, crm, home }) => {
  test.slow()
  const { media, inCrm } = await openMedia(open, crm)
  const paths = ['Dum A/pudorysy/A.101.png', 'Dum A/pudorysy/A.102.png']
  const archive = join(home, 'podklady.zip')
  writeFileSync(archive, zipOf(new Map(paths.map((path) => [path, drawFile(path)]))))
  giveToPerson(archive)
  await media.drop([archive])
  await media.expectCount('Ready', 2)
  await media.expectRow('A.101.png', 'Dum A/pudorysy')
  await media.send()
  await media.expectCount('Done', 2)
  expect((await inCrm.taken()).map(({ endpoint }) => endpoint)).toEqual([
    'set-unit-plan',
    'set-unit-plan',
  ])
})

test('copied files are pasted into the list', async ({ open, crm, home }) => {
  const { media } = await openMedia(open, crm)
  const folder = join(home, 'plans')
  writeFolder(folder, ['A.101_pudorys.png', 'A.102_pudorys.png'])
  await media.paste([join(folder, 'A.101_pudorys.png'), join(folder, 'A.102_pudorys.png')])
  await media.expectCount('Ready', 2)
})
