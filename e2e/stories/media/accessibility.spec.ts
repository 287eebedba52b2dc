import { join } from 'node:path'
import { writeFolder } from '../../files/write-folder.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { MediaScreen } from '../../screens/media.ts'

test('axe finds nothing serious on the screen of media, light and dark', async ({
  open,
  home,
  crm,
}) => {
  test.slow()
  const { page, unitdesk } = await open({ crm, login: 'media@demo' })
  const media = new MediaScreen(page)
  await unitdesk.prices.expectUnits()
  await unitdesk.go('Media')
  const findings: Record<string, string[]> = {}
  await media.expectEmpty()
  findings['empty'] = await seriousFindings(page)
  const files = ['A.101_pudorys.png', 'A.102_karta.pdf', 'A_104.png', 'nothing.png']
  writeFolder(join(home, 'files'), files)
  await media.addFolder(join(home, 'files'))
  await media.expectCount('All', files.length)
  await media.choose('A.101_pudorys.png')
  findings['list'] = await seriousFindings(page)
  await unitdesk.expectText(/CRM checked/)
  await media.expectCount('Ready', 2)
  await media.press(/^Send \d/)
  await expect(media.sendPlan).toBeVisible()
  findings['sendPlan'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await media.list.focus()
  await unitdesk.press('Enter')
  await unitdesk.expectDialog('Where does')
  findings['place'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await media.writeRule('{number}_{kind}')
  findings['settings'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await media.showCoverage()
  findings['coverage'] = await seriousFindings(page)
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])))
})
