import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPng } from '../../files/draw-files.ts'
import { writeFolder } from '../../files/write-folder.ts'
import { saveAs } from '../../harness/answer-dialogs.ts'
import { openMedia } from '../../harness/media-crm.ts'
import { giveToPerson } from '../../harness/person.ts'
import { expect, test } from '../../harness/test.ts'

test('the same bytes are not sent twice to a place until a person says so', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { media, inCrm } = await openMedia(open, crm)
  const place = join(home, 'plans')
  writeFolder(place, ['A.101_pudorys.png'])
  await media.addFolder(place)
  await media.expectCount('Ready', 1)
  await media.send()
  await media.expectCount('Done', 1)
  await media.addFolder(place)
  await media.expectCount('Left out', 1)
  await media.show('Left out')
  await media.expectRow('A.101_pudorys.png', /Already sent there/)
  await media.choose('A.101_pudorys.png')
  await media.press('Send anyway')
  await media.show('All')
  await media.expectCount('Ready', 1)
  await media.send()
  await media.expectCount('Done', 2)
  expect(await inCrm.asked('set-unit-plan')).toBe(2)
})

test('what would be refused is stopped before it leaves, and says why', async ({
  open,
  crm,
  home,
}) => {
  const { media } = await openMedia(open, crm)
  const place = join(home, 'plans')
  writeFolder(place, ['A.101_pudorys.png', 'A.102_pudorys.png', 'Dum A/A.102_pudorys v2.png'])
  writeFileSync(join(place, 'A.103_pudorys.png'), '')
  writeFileSync(join(place, 'A.104_pudorys.png'), 'no picture at all')
  await media.addFolder(place)
  await media.expectCount('Ready', 1)
  await media.expectCount('Needs attention', 4)
  await media.expectRow('A.103_pudorys.png', 'The file is empty.')
  await media.expectRow('A.104_pudorys.png', /The CRM accepts PNG or JPEG here/)
  await media.expectRow('A.102_pudorys.png', 'Another file goes to the same place.')
})

test('a file that has moved or changed asks before anything of it leaves', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { page, media, inCrm } = await openMedia(open, crm)
  const place = join(home, 'plans')
  writeFolder(place, ['A.101_pudorys.png', 'A.102_pudorys.png'])
  await media.addFolder(place)
  await media.expectCount('Ready', 2)
  renameSync(join(place, 'A.101_pudorys.png'), join(place, 'elsewhere.png'))
  writeFileSync(join(place, 'A.102_pudorys.png'), drawPng('another one'))
  await media.send()
  await media.expectCount('Needs attention', 2)
  expect(await inCrm.taken()).toEqual([])
  await media.choose('A.102_pudorys.png')
  await media.pressInDetail('Check again')
  await media.expectCount('Ready', 1)
  await media.choose('A.101_pudorys.png')
  await media.pressInDetail('Check again')
  await expect(media.detail).toContainText('It wasn’t found or can’t be read.')
  await page.getByLabel('Find the file…').first().setInputFiles(join(place, 'elsewhere.png'))
  await media.expectCount('Ready', 2)
  await media.send()
  await media.expectCount('Done', 2)
})

test('all files of a drive that was away are checked again with one click', async ({
  open,
  crm,
  home,
}) => {
  const { media } = await openMedia(open, crm)
  const drive = join(home, 'drive')
  writeFolder(drive, ['A.101_pudorys.png', 'A.102_pudorys.png'])
  await media.addFolder(drive)
  await media.expectCount('Ready', 2)
  renameSync(drive, `${drive}-away`)
  await media.send()
  await media.expectCount('Needs attention', 2)
  renameSync(`${drive}-away`, drive)
  await media.choose('A.101_pudorys.png')
  await media.pressInDetail('Check all 2 missing files again')
  await media.expectCount('Ready', 2)
})

test('a check of the CRM that comes to nothing is told in the head', async ({ open, crm }) => {
  const { unitdesk, media, inCrm } = await openMedia(open, crm)
  await unitdesk.expectText(/^CRM checked/)
  await inCrm.plan('get-project', { kind: 'status', status: 400 }, 5)
  await media.press('Check the CRM')
  await unitdesk.expectText(/^The last check failed/)
})

test('a unit without a gallery: the refusal says what to do, and a retry goes through', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { media, inCrm } = await openMedia(open, crm)
  const unit = (await inCrm.units()).find(({ hasGallery }) => !hasGallery)
  const name = `${unit?.internalId}_kuchyn_01.jpg`
  writeFolder(join(home, 'pictures'), [name])
  await media.addFolder(join(home, 'pictures'))
  await media.expectRow(name, 'The unit seems to have no gallery.')
  await media.send()
  await media.expectCount('Failed', 1)
  await media.expectRow(name, 'The unit has no gallery')
  await media.choose(name)
  await expect(media.detail).toContainText('Create the gallery of the unit in the CRM')
  await crm.control('PATCH', `/units/${unit?.id}`, { hasGallery: true })
  await media.queue.getByRole('button', { name: /^Retry/ }).click()
  await media.expectCount('Done', 1)
})

test('a replaced plan can be put back; coverage and the report tell what is there', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { unitdesk, electron, media, inCrm } = await openMedia(open, crm)
  await unitdesk.expectText(/CRM checked/)
  const name = 'A.101_pudorys.png'
  const first = writeFolder(join(home, 'plans'), [name])
  await media.addFolder(join(home, 'plans'))
  await media.expectCount('Ready', 1)
  await media.showCoverage()
  await media.searchPlace('A.101')
  await expect(media.coverageOf('A.101')).toContainText('Will be sent')
  await media.coverageOf('A.101').getByRole('button').click()
  await expect(media.row('A.101_pudorys.png')).toBeVisible()
  await media.send()
  await media.expectCount('Done', 1)
  await media.showCoverage()
  await media.searchPlace('A.101')
  await expect(media.coverageOf('A.101')).toContainText('Replaced')
  await media.coverageOf('A.101').getByRole('button').click()
  writeFolder(join(home, 'later'), ['A.101_pudorys_v2.png'])
  await media.addFolder(join(home, 'later'))
  await media.expectCount('Ready', 1)
  await media.send()
  await media.expectCount('Done', 2)
  await media.choose('A.101_pudorys_v2.png')
  await media.pressInDetail('Restore the earlier file')
  await media.expectCount('Done', 3)
  await media.expectAtRest()
  expect((await inCrm.taken()).at(-1)?.file?.sha256).toBe(first.get(name))
  const report = join(home, 'report.csv')
  writeFileSync(report, '')
  giveToPerson(report)
  await saveAs(electron, report)
  await media.saveReport('CSV')
  expect(readFileSync(report, 'utf8')).toContain('A.101_pudorys.png')
})
