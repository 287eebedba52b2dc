import { openLeads } from '../../harness/leads-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('a person is listed, then gone from this computer, and no check brings them back', async ({
  open,
  crm,
}) => {
  const { leads, inCrm, unitdesk } = await openLeads(open, crm)
  await inCrm.add({ name: 'Eva', surname: 'Nováková' })
  await inCrm.add({ name: 'Petr', surname: 'Šťastný' })
  await leads.check()
  await leads.expectSaid('2 leads of the last 7 days are in the CRM')
  await leads.openPrivacy()
  await leads.findPerson('eva novakova')
  await expect(leads.found()).toContainText('Lead of the archive · Eva Nováková')
  await expect(leads.elsewhere()).toContainText('Nothing else was found')
  await leads.deletePerson()
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await leads.check()
  await leads.show('Archive')
  await leads.expectInArchive(['Petr Šťastný'])
  await expect(leads.archive).not.toContainText('Nováková')
})
