import { othersForEverything } from '../../harness/enter-workspace.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import type { ScreenTitle } from '../../screens/unitdesk.ts'

const screens: ScreenTitle[] = [
  'Prices',
  'Media',
  'Leads',
  'Exports',
  'Payments',
  'Activity',
  'Settings',
]

test('axe finds nothing serious on any screen, light and dark', async ({ open, crm }) => {
  const { page, unitdesk } = await open({ crm, others: othersForEverything })
  await unitdesk.prices.expectUnits()
  const findings: Record<string, string[]> = {}
  for (const screen of screens) {
    await unitdesk.go(screen)
    if (screen === 'Prices') await unitdesk.prices.expectUnits()
    findings[screen] = await seriousFindings(page)
  }
  await unitdesk.settings.openLicences('pdfjs-dist', 'Apache License')
  findings['licences'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await unitdesk.press('Control+k')
  await unitdesk.expectDialog('')
  findings['palette'] = await seriousFindings(page)
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])))
})
