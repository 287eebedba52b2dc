import { join } from 'node:path'
import { writeFolder } from '../../files/write-folder.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { ExportsScreen } from '../../screens/exports.ts'
import { Guide } from '../../screens/guide.ts'
import { MediaScreen } from '../../screens/media.ts'
import { ReviewScreen } from '../../screens/review.ts'

test('whoever opens the demo is shown three tasks, and each is ticked off when it is done', async ({
  start,
  home,
}) => {
  test.slow()
  const { page, unitdesk } = await start()
  await unitdesk.expectWelcome()
  await unitdesk.exploreDemo()
  const guide = new Guide(page)
  await guide.expectPage('First steps')
  await guide.expectDone([])
  expect(await seriousFindings(page)).toEqual([])

  const review = new ReviewScreen(page)
  await review.draftPrice('A.101', '9900000')
  await guide.expectDone([])
  await review.open(1)
  await review.send()
  await review.expectOutcome('1 price is in the CRM')
  await review.close()
  await guide.expectDone(['Change a price and send it'])

  await guide.goToTask('Drop a folder of pictures')
  await unitdesk.expectScreen('Media')
  const folder = join(home, 'plans')
  writeFolder(folder, ['A.101_pudorys.png'])
  await new MediaScreen(page).addFolder(folder)
  await guide.expectDone(['Change a price and send it', 'Drop a folder of pictures'])

  await guide.goToTask('Schedule a report')
  await new ExportsScreen(page).press('Add Units')
  await unitdesk.expectText('You have tried all three. Connect your CRM when you are ready.')
  await guide.press('Close the guide')
  await guide.expectClosed()
})

test('F1 opens the page of each screen with its pictures, and closes it; the pages are searched without accents in Czech', async ({
  open,
}) => {
  const { page, unitdesk } = await open()
  await unitdesk.expectWelcome()
  const guide = new Guide(page)
  await unitdesk.press('F1')
  await guide.expectPage('First steps')
  await unitdesk.press('F1')
  await guide.expectClosed()
  for (const [screen, title] of [
    ['Prices', 'Prices'],
    ['Media', 'Media'],
    ['Leads', 'Leads'],
    ['Customers', 'Customers'],
    ['Exports', 'Exports and reports'],
    ['Payments', 'Payments'],
    ['Activity', 'Activity, and when something fails'],
    ['Settings', 'Settings'],
  ] as const) {
    await unitdesk.go(screen)
    await unitdesk.press('?')
    await guide.expectPage(title)
    await guide.expectPictures()
  }
  await guide.press('connecting your CRM')
  await guide.expectPage('Connecting your CRM')
  await guide.press('All pages of the guide')
  await guide.search('bank statement')
  await guide.expectFound([/^Payments/])
  await unitdesk.press('F1')
  await guide.expectPage('Settings')

  await unitdesk.settings.choose('Čeština')
  const czech = new Guide(page, 'Příručka')
  await czech.search('vypis banky')
  await czech.expectFound([/^Platby/])
  await czech.press('Platby')
  await czech.expectPage('Platby')
  await czech.expectPictures()
  expect(await seriousFindings(page)).toEqual([])
})

test('F1 in a dialog or a panel opens its page beside it, and what was typed there stays', async ({
  open,
  crm,
}) => {
  const { page, unitdesk } = await open({ crm })
  await unitdesk.prices.sheet.expectEditable(['A.106', 'priceGross'])
  const guide = new Guide(page)
  await unitdesk.press('Control+h')
  const dialog = page.getByRole('dialog', { name: 'Find and replace prices' })
  const find = dialog.getByRole('textbox', { name: 'Find' })
  await find.fill('912')
  await unitdesk.press('F1')
  await guide.expectPage('Prices')
  await guide.press('review it')
  await guide.expectPage('Reviewing and sending prices')
  expect(await seriousFindings(page)).toEqual([])
  await unitdesk.press('Escape')
  await guide.expectClosed()
  await expect(find).toHaveValue('912')
  await expect(find).toBeFocused()
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()

  const review = new ReviewScreen(page)
  await review.draftPrice('A.101', '9900000')
  await review.open(1)
  await unitdesk.press('F1')
  await guide.expectPage('Reviewing and sending prices')
  await unitdesk.press('F1')
  await guide.expectClosed()
})
