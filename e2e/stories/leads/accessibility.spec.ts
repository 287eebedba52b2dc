import { othersForEverything } from '../../harness/enter-workspace.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { LeadsScreen } from '../../screens/leads.ts'

const views = ['Archive', 'Reconciliation', 'Send a lead'] as const

test('axe finds nothing serious on the screen of leads, light and dark', async ({ open, crm }) => {
  test.slow()
  const { page, unitdesk } = await open({ crm, others: othersForEverything })
  const leads = new LeadsScreen(page)
  await unitdesk.prices.expectUnits()
  await unitdesk.go('Leads')
  const findings: Record<string, string[]> = {}
  await leads.expectSaid(/leads from the last 7 days are in the CRM/)
  await expect(page.getByRole('img', { name: 'Leads per day' })).toBeVisible()
  findings['overview'] = await seriousFindings(page)
  await leads.showAs('How “Leads per day” is shown', 'Table')
  findings['table'] = await seriousFindings(page)
  for (const view of views) {
    await leads.show(view)
    await expect(page.locator('[data-ready="leads"]')).toHaveCount(1)
    findings[view] = await seriousFindings(page)
  }
  await leads.openPrivacy()
  findings['privacy'] = await seriousFindings(page)
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await leads.openSettings()
  await leads.press('Add an attribute')
  findings['settings'] = await seriousFindings(page)
  expect(findings).toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])))
})
