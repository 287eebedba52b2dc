import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLeads } from '../../harness/leads-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { sizeWindow } from '../../screens/size-window.ts'

const hourMs = 3_600_000

const petr = { name: 'Petr', surname: 'Šťastný', email: 'petr@example.cz' } as const
const people = [
  { name: 'Eva', surname: 'Nováková', email: 'eva@example.cz' },
  petr,
  { name: 'Hana', surname: 'Zemanová', email: 'hana@example.cz' },
] as const

/** What the web site says that it has sent, three hours ago and since. */
const siteFile = (now: number): string =>
  [
    'id;submitted_at;first name;last name;email',
    ...people.map(({ name, surname, email }, at) => {
      const sentAt = new Date(now - 3 * hourMs + at * 600_000).toISOString()
      return [4711 + at, sentAt, name, surname, email].join(';')
    }),
  ].join('\n')

test('a lead that the matcher cannot know is linked by a person and stays so; one that got lost is reported missing, and sent again after a fresh look', async ({
  open,
  crm,
  home,
}) => {
  test.slow()
  const { leads, unitdesk, inCrm, page, electron } = await openLeads(open, crm)
  await sizeWindow(electron)
  const now = await page.evaluate(() => Date.now())
  await inCrm.add({ ...petr, at: now - 3 * hourMs + 620_000 })
  await inCrm.add({ name: 'Evička', surname: 'N.', at: now - 3 * hourMs + 30_000 })
  await leads.check()
  const file = join(home, 'leads.csv')
  writeFileSync(file, siteFile(now))
  await leads.show('Reconciliation')
  await leads.openImport(file)
  await leads.expectInDialog('3 leads can be read')
  await leads.takeImport()
  await expect(leads.sentRow('Petr Šťastný')).toContainText('Arrived')
  await expect(leads.sentRow('Hana Zemanová')).toContainText('Missing')
  await expect(leads.sentRow('Eva Nováková')).toContainText('Missing')
  // On a small screen most of it is the table.
  expect((await leads.sent.boundingBox())?.y).toBeLessThan(260)
  await leads.chooseSent('Eva Nováková')
  await leads.link('Evička N.')
  await expect(leads.sentRow('Eva Nováková')).toContainText('Linked by hand')
  await leads.check()
  await leads.show('Reconciliation')
  await expect(leads.sentRow('Eva Nováková')).toContainText('Linked by hand')
  await leads.show('Overview')
  await leads.expectSaid('1 of the 3 leads from the last 7 days did not arrive')

  await expect(page.getByRole('img', { name: 'Sent and arrived per day' })).toBeVisible()
  await leads.press('Show: 1 lead is missing in the CRM.')
  await expect(leads.sentRow('Eva Nováková')).toHaveCount(0)
  await leads.chooseSent('Hana Zemanová')
  await expect(leads.detail).not.toContainText('hana@example.cz')
  await leads.sendAgain()
  await leads.expectField('Last name', 'Zemanová')
  await leads.expectField('E-mail', 'hana@example.cz')
  await leads.review()
  await leads.send()
  await leads.expectSending('Hana Zemanová', /Arrived: customer \d+/)
  await leads.show('Overview')
  await leads.expectSaid('All 3 leads from the last 7 days arrived')
  expect(await inCrm.sent('create-lead')).toHaveLength(1)
  await unitdesk.go('Activity')
  await expect(page.getByText('Zemanová')).toHaveCount(0)
})
