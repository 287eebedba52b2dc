import { join } from 'node:path'
import { writeFolder } from '../../files/write-folder.ts'
import { openMedia } from '../../harness/media-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('a file is seen large, zoomed with the keys and moved', async ({ open, crm, home }) => {
  const { page, media } = await openMedia(open, crm)
  writeFolder(join(home, 'plans'), ['A.101_pudorys.png'])
  await media.addFolder(join(home, 'plans'))
  await media.choose('A.101_pudorys.png')
  await media.detail.getByRole('button', { name: 'Enlarge', exact: true }).click()
  const viewer = page.getByRole('dialog').getByLabel(/^New: zoom with/)
  const picture = viewer.locator('img')
  await expect(picture).toBeVisible()
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0
  const before = await widthOf()
  await viewer.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(widthOf).toBeGreaterThan(before)
  const larger = await picture.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await picture.boundingBox())?.x).not.toBe(larger?.x)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the screen speaks Czech, with its counts', async ({ open, crm, home }) => {
  const { unitdesk, page, media } = await openMedia(open, crm)
  writeFolder(join(home, 'plans'), ['A.101_pudorys.png', 'A.102_pudorys.png', 'jiny.png'])
  await media.addFolder(join(home, 'plans'))
  await media.expectCount('Ready', 2)
  await unitdesk.go('Settings')
  await unitdesk.settings.choose('Čeština')
  await unitdesk.press('Control+2')
  await expect(page.getByRole('heading', { name: 'Média', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Odeslat 2 soubory' })).toBeVisible()
  await expect(page.getByRole('grid')).toContainText('Přesně')
})
