import { leadsCrm, openLeads } from '../../harness/leads-crm.ts'
import { openPayments } from '../../harness/payments-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { CustomersScreen } from '../../screens/customers.ts'

test('a customer is read by number', async ({ open, crm }) => {
  test.slow()
  const { payments, page } = await openPayments(open, crm)
  const customers = new CustomersScreen(page)
  await payments.show('Customer')
  await customers.openByNumber(500_001)
  await expect(customers.tree).toBeVisible()
  await customers.search('500001')
  await expect(customers.tree).toContainText('500001')
})

test('a customer is opened as a tree that can be searched', async ({ open, crm }) => {
  const before = leadsCrm(crm)
  const email = 'rodina@example.cz'
  const { customerId } = await before.add({ name: 'Eva', surname: 'Nováková', email })
  const { leads, page } = await openLeads(open, crm)
  const customers = new CustomersScreen(page)
  await leads.show('Consents')
  await customers.openBesideConsents(customerId)
  const customer = customers.customer(customerId)
  await expect(customer).toContainText('Nováková')
  await customers.search('rodina')
  await expect(customer).toContainText(email)
  await expect(customer).not.toContainText('Nováková')
})
