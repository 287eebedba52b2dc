import { leadsCrm, openLeads } from '../../harness/leads-crm.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { CustomersScreen } from '../../screens/customers.ts'

test('a customer is opened by number, told in words, with what is known of them here, and searched', async ({
  open,
  crm,
}) => {
  test.slow()
  const before = leadsCrm(crm)
  const email = 'rodina@example.cz'
  const { customerId } = await before.add({ name: 'Eva', surname: 'Nováková', email })
  const { leads, page, unitdesk } = await openLeads(open, crm)
  await leads.check()
  await unitdesk.go('Customers')
  const customers = new CustomersScreen(page)
  await customers.open(customerId)
  const customer = customers.customer(customerId)
  await expect(customer).toContainText('Nováková')
  await expect(customer).toContainText('No payment in the list names this customer.')
  await expect(customer.getByRole('table', { name: 'Leads' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await customers.search('rodina')
  await expect(customer).toContainText(email)
  await expect(customer).not.toContainText('Nováková')
})
