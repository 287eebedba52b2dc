import { join } from 'node:path'
import { writeFolder } from '../../files/write-folder.ts'
import { answerQuestions } from '../../harness/answer-dialogs.ts'
import { closeWindow } from '../../harness/close-window.ts'
import { openMedia } from '../../harness/media-crm.ts'
import { expect, test } from '../../harness/test.ts'

const plans = Array.from({ length: 6 }, (_, at) => `A.10${at + 1}_pudorys.png`)

test('closing the window during uploads asks; sending is paused, nothing leaves meanwhile, and it goes on', async ({
  start,
  crm,
  home,
}) => {
  test.slow()
  const { electron, media, inCrm } = await openMedia(start, crm)
  writeFolder(join(home, 'plans'), plans)
  await media.addFolder(join(home, 'plans'))
  await media.expectCount('Ready', plans.length)
  await inCrm.holdBack('set-unit-plan')
  await media.send()
  const pause = media.queue.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  const asked = await answerQuestions(electron, 'Cancel')
  await closeWindow(electron)
  await expect.poll(asked).toHaveLength(1)
  expect((await asked())[0]).toMatch(/^Files are being sent .*sent at the next start\./)
  await pause.click()
  await expect(media.queue).toContainText(/Paused; \d uploads wait/)
  await inCrm.letGo()
  await expect(media.list.getByText(/^Sending \d/)).toHaveCount(0)
  const taken = (await inCrm.taken()).length
  expect(taken).toBeLessThan(plans.length)
  await media.queue.getByRole('button', { name: 'Resume' }).click()
  await media.expectCount('Done', plans.length)
  expect(await inCrm.taken()).toHaveLength(plans.length)
})

test('before something is replaced it is said what, nothing leaves without a word, and a picture arrives with the name that it has in the list', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { unitdesk, page, media, inCrm } = await openMedia(open, crm)
  await unitdesk.expectText(/CRM checked/)
  const picture = (await inCrm.units()).find(({ hasGallery }) => hasGallery)
  const photo = `${picture?.internalId}_kuchyn_01.jpg`
  writeFolder(join(home, 'files'), [...plans.slice(0, 2), photo])
  await media.addFolder(join(home, 'files'))
  await media.expectCount('Ready', 3)
  await media.queue.getByRole('button', { name: 'Send 3 files' }).click()
  await expect(media.sendPlan).toContainText('2 replace files in the CRM')
  await expect(media.sendPlan).toContainText('1 is new there')
  await expect(media.sendPlan.getByRole('listitem')).toHaveText([
    /A\.101_pudorys\.png.*A\.101/,
    /A\.102_pudorys\.png.*A\.102/,
  ])
  await page.keyboard.press('Escape')
  await media.expectCount('Ready', 3)
  expect(await inCrm.taken()).toEqual([])
  await media.rename(photo, 'Kuchyň s ostrůvkem')
  await media.expectRow(photo, 'Kuchyň s ostrůvkem')
  await media.send()
  await media.expectCount('Done', 3)
  const names = (await inCrm.taken()).flatMap(({ parameters }) => parameters['name'] ?? [])
  expect(names).toEqual(['Kuchyň s ostrůvkem'])
})

test('Ctrl+Z takes back what was removed, placed and confirmed, the last first, and the order of the list', async ({
  open,
  crm,
  home,
}) => {
  const { unitdesk, page, media } = await openMedia(open, crm)
  writeFolder(join(home, 'mixed'), ['A_104.png', 'other.png'])
  await media.addFolder(join(home, 'mixed'))
  await media.expectCount('Needs attention', 2)
  await media.press('Confirm all guesses')
  await media.expectCount('Ready', 1)
  await media.choose('other.png')
  await media.placeByTyping('a105')
  await media.expectCount('Ready', 2)
  await media.list.focus()
  await unitdesk.press('Delete')
  await media.expectCount('All', 1)
  await media.list.focus()
  await unitdesk.press('Control+z')
  await media.expectCount('All', 2)
  await unitdesk.press('Control+z')
  await media.expectRow('other.png', 'Not placed yet')
  await unitdesk.press('Control+z')
  await media.expectCount('Needs attention', 2)

  writeFolder(join(home, 'plans'), plans.slice(0, 3))
  await media.addFolder(join(home, 'plans'))
  await media.expectCount('Ready', 3)
  await media.show('Ready')
  const third = media.list.getByRole('row').nth(3)
  await media.choose('A.103_pudorys.png')
  await media.list.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(third).toContainText('A.102_pudorys.png')
  await unitdesk.press('Control+z')
  await expect(third).toContainText('A.103_pudorys.png')
})

test('what is dropped during a run is sent too; one upload is put aside, another called off', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { media, inCrm } = await openMedia(open, crm)
  writeFolder(join(home, 'plans'), plans)
  await media.addFolder(join(home, 'plans'))
  await media.expectCount('Ready', plans.length)
  await inCrm.holdBack('set-unit-plan')
  await media.send()
  await media.choose('A.106_pudorys.png')
  await media.press('Hold')
  await media.expectRow('A.106_pudorys.png', 'On hold')
  await media.choose('A.105_pudorys.png')
  await media.press('Cancel sending')
  await media.expectCount('Left out', 1)
  writeFolder(join(home, 'more'), ['A.201_pudorys.png', 'A.202_pudorys.png'])
  await media.addFolder(join(home, 'more'))
  await media.expectCount('Ready', 2)
  await media.choose('A.202_pudorys.png')
  await media.sendChosen()
  await inCrm.letGo()
  await media.expectCount('Ready', 1)
  await media.expectCount('Done', plans.length - 1)
  await media.expectRow('A.106_pudorys.png', 'On hold')
  expect(await inCrm.taken()).toHaveLength(plans.length - 1)
  await media.queue.getByRole('button', { name: 'Requeue 1' }).click()
  await media.expectCount('Done', plans.length)
  await media.expectRow('A.201_pudorys.png', 'Ready')
})
