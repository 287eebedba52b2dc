import { leadsCrm, openLeads } from '../../harness/leads-crm.ts'
import { expect, test } from '../../harness/test.ts'

test('leads that the web site sends appear, are kept, and can be searched', async ({
  open,
  crm,
}) => {
  const before = leadsCrm(crm)
  await before.add({ name: 'Eva', surname: 'Nováková' })
  const { leads, inCrm } = await openLeads(open, crm)
  await leads.expectSaid('One lead of the last 7 days is in the CRM')
  await inCrm.add({ name: 'Petr', surname: 'Šťastný' })
  await leads.check()
  await leads.expectSaid('2 leads of the last 7 days are in the CRM')
  await leads.show('Archive')
  await leads.expectInArchive(['Eva Nováková', 'Petr Šťastný'])
  await leads.searchArchive('stastny')
  await leads.expectArchiveCount('1 lead')
  await expect(leads.archive).not.toContainText('Nováková')
})

test('what the CRM loses stays in the archive', async ({ open, crm }) => {
  const { leads, inCrm } = await openLeads(open, crm)
  const { id } = await inCrm.add({ name: 'Eva', surname: 'Nováková' })
  await leads.check()
  await leads.expectSaid('One lead of the last 7 days is in the CRM')
  await crm.control('DELETE', `/leads/${id}`)
  await leads.check()
  await leads.show('Archive')
  await leads.expectInArchive(['Eva Nováková'])
})
