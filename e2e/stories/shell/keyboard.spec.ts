import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'

test('the first start is accessible, and every screen is reached by keys and by the palette and says without a workspace what it is for', async ({
  open,
}) => {
  const { page, unitdesk } = await open()
  await unitdesk.expectWelcome()
  expect(await seriousFindings(page)).toEqual([])
  await unitdesk.chooseToConnect()
  await unitdesk.expectScreen('Connect your CRM')
  expect(await seriousFindings(page)).toEqual([])

  await unitdesk.press('Control+7')
  await unitdesk.expectScreen('Activity')
  await unitdesk.choosePaletteEntry('go to media')
  await unitdesk.expectScreen('Media')
  for (const [screen, words] of [
    ['Leads', 'Connect your CRM to check whether your website’s leads arrive.'],
    ['Customers', 'Connect the CRM or open the demo to look customers up.'],
    ['Exports', 'Reports appear here once a CRM is connected or the demo is open.'],
    ['Payments', 'Connect the CRM or open the demo to send payments.'],
  ] as const) {
    await unitdesk.go(screen)
    await unitdesk.expectText(words)
  }

  // The palette takes letters from the moment in which it is there.
  await unitdesk.choosePaletteEntry('go to leads')
  expect(await unitdesk.focusOfArrivingPalette()).toBe('Screen, project, unit, workspace or action')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await unitdesk.press('Control+/')
  await unitdesk.expectDialog('Keyboard shortcuts')
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
})
