import { leadsCrm, openLeads } from '../../harness/leads-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('leads that the web site sends are kept and found, also when the CRM loses them, until a person is deleted from this computer', async ({
  open,
  crm,
}) => {
  const before = leadsCrm(crm)
  const { id } = await before.add({ name: 'Eva', surname: 'Nováková' })
  const { leads, inCrm, unitdesk } = await openLeads(open, crm)
  await leads.expectSaid('1 lead from the last 7 days is in the CRM')
  await inCrm.add({ name: 'Petr', surname: 'Šťastný' })
  await leads.check()
  await leads.expectSaid('2 leads from the last 7 days are in the CRM')
  await leads.show('Archive')
  await leads.expectInArchive(['Eva Nováková', 'Petr Šťastný'])
  await leads.searchArchive('stastny')
  await leads.expectArchiveCount('1 lead')
  await expect(leads.archive).not.toContainText('Nováková')

  await crm.control('DELETE', `/leads/${id}`)
  await leads.check()
  await leads.show('Archive')
  await leads.searchArchive('')
  await leads.expectInArchive(['Eva Nováková'])

  await leads.openPrivacy()
  await leads.findPerson('eva novakova')
  await expect(leads.found()).toContainText('Archived lead · Eva Nováková')
  await expect(leads.elsewhere()).toContainText('Nothing else was found')
  await leads.deletePerson()
  await unitdesk.press('Escape')
  await unitdesk.expectNoDialog()
  await leads.check()
  await leads.show('Archive')
  await leads.expectInArchive(['Petr Šťastný'])
  await expect(leads.archive).not.toContainText('Nováková')
})
