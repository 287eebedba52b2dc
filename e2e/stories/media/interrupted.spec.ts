import { join } from 'node:path'
import { folderFor } from '../../files/media-folder.ts'
import { writeFolder } from '../../files/write-folder.ts'
import { mediaCrm, openMedia } from '../../harness/media-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { MediaScreen } from '../../screens/media.ts'

const longWait = { timeout: 180_000 }
const plans = Array.from({ length: 8 }, (_, at) => `A.10${at + 1}_pudorys.png`)

test('errors and resets of the server: every file ends up exactly once', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { unitdesk, media, inCrm } = await openMedia(open, crm)
  const hashes = writeFolder(join(home, 'plans'), plans)
  await media.addFolder(join(home, 'plans'))
  await media.expectCount('Ready', plans.length)
  // All but one go first: where the login has worked, a connection that breaks is not taken for a refusal.
  await media.choose('A.108_pudorys.png')
  await media.press('Remove')
  await media.expectCount('Ready', plans.length - 1)
  await media.send()
  await media.expectCount('Done', plans.length - 1)
  await media.list.focus()
  await unitdesk.press('Control+z')
  await media.expectCount('Ready', 1)
  await inCrm.plan('set-unit-plan', { kind: 'status', status: 500 })
  await inCrm.plan('set-unit-plan', { kind: 'resetAfter' })
  await media.send()
  await media.expectCount('Done', plans.length)
  // What was sent again took its own place: each unit has its one plan.
  const last = new Map(
    (await inCrm.taken()).map(({ parameters, file }) => [parameters['unitid'], file?.sha256]),
  )
  expect([...last.values()].sort()).toEqual([...hashes.values()].sort())
})

test('a picture whose answer was lost is shown, looked for and found; it is not sent twice', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { unitdesk, media, inCrm } = await openMedia(open, crm)
  const unit = (await inCrm.units()).find(({ hasGallery }) => hasGallery)
  const name = `${unit?.internalId}_kuchyn_01.jpg`
  writeFolder(join(home, 'pictures'), [name])
  await media.addFolder(join(home, 'pictures'))
  await media.expectCount('Ready', 1)
  await inCrm.plan('add-unit-gallery-image', { kind: 'resetAfter' })
  await media.send()
  await unitdesk.expectText('1 file may or may not have arrived')
  await media.expectCount('Unknown', 1)
  await media.press('Check whether it arrived')
  await media.expectCount('Done', 1)
  await media.expectRow(name, 'Added to the gallery')
  expect(await inCrm.asked('add-unit-gallery-image')).toBe(1)
})

test('a folder of 100 with errors and a kill in the middle: every file once, the open picture is shown', async ({
  start,
  crm,
  seat,
}) => {
  test.setTimeout(500_000)
  const first = await openMedia(start, crm)
  const { media, inCrm } = first
  const paths = folderFor(await inCrm.units()).paths.filter((_path, at) => at % 2 === 0)
  const unit = (await inCrm.units()).find(({ hasGallery }) => hasGallery)
  // The first of the list: it arrives, and its answer is held back for as long as the application lives.
  const picture = `${unit?.internalId}_kuchyn_00.jpg`
  const hashes = writeFolder(join(seat.home, 'podklady'), [...paths, picture])
  await media.drop([join(seat.home, 'podklady')])
  await media.expectCount('Ready', paths.length + 1)
  await inCrm.plan('add-unit-gallery-image', { kind: 'latency', ms: 600_000 })
  // The cards are the first of the folder: three go through, and the fault is over before the application is.
  await inCrm.plan('set-unit-pdf', { kind: 'latency', ms: 0 }, 3)
  await inCrm.plan('set-unit-pdf', { kind: 'status', status: 500 })
  // Plans come before the other pictures: whenever the kill comes, no other picture is on its way.
  await inCrm.holdBack('set-unit-plan')
  await media.send()
  await expect.poll(() => inCrm.asked('add-unit-gallery-image'), longWait).toBeGreaterThan(0)
  await expect.poll(async () => (await inCrm.taken()).length, longWait).toBeGreaterThan(20)
  await first.kill9()
  await inCrm.letGo()

  const second = await start()
  await second.unitdesk.expectScreen('Media')
  const after = new MediaScreen(second.page)
  await after.expectCount('Unknown', 1)
  await after.expectCount('Done', paths.length)
  const lost = after.list
    .getByRole('row')
    .filter({ hasText: /May or may not have arrived|Unknown/ })
  await after.show('Unknown')
  await lost.first().click()
  await after.pressInDetail('It arrived')
  await after.show('All')
  await after.expectCount('Done', paths.length + 1)
  const taken = await mediaCrm(crm).taken()
  const slots = taken.map(({ endpoint, parameters, file }) => {
    const place = parameters['unitid'] ?? parameters['floorid']
    const isPicture = endpoint === 'add-unit-gallery-image'
    return [`${endpoint} ${place} ${isPicture ? file?.sha256 : ''}`, file?.sha256] as const
  })
  expect([...new Map(slots).values()].sort()).toEqual([...hashes.values()].sort())
  // A picture is not replaced: each has left once.
  const pictures = slots.filter(([slot]) => slot.startsWith('add-unit-gallery-image'))
  expect(new Set(pictures.map(([, sha256]) => sha256)).size).toBe(pictures.length)
})

test('an account that may not upload holds the queue; allowed again, it goes on', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { unitdesk, media, inCrm } = await openMedia(open, crm)
  writeFolder(join(home, 'plans'), plans)
  await media.addFolder(join(home, 'plans'))
  await media.expectCount('Ready', plans.length)
  await crm.changeAccount('media@demo', { areas: ['prices'] })
  await media.send()
  await unitdesk.expectText(/lacks a permission/)
  await media.expectCount('Sending', plans.length)
  expect(await inCrm.taken()).toEqual([])
  await crm.changeAccount('media@demo', { areas: ['prices', 'media'] })
  await unitdesk.accounts.tryOnce('Integration')
  await media.expectCount('Done', plans.length)
})
