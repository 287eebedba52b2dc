import { leadsCrm, openLeads, openLeadsInCzech } from '../../harness/leads-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { CustomersScreen } from '../../screens/customers.ts'

const email = 'rodina@example.cz'
const newsletter = 'Zasílání novinek'

test('a consent is withdrawn by e-mail for whoever of three customers holds it', async ({
  open,
  crm,
}) => {
  test.slow()
  const before = leadsCrm(crm)
  const names = ['Eva', 'Petr', 'Hana']
  const ids: number[] = []
  for (const name of names) {
    ids.push((await before.add({ name, surname: 'Nováková', email })).customerId)
  }
  await crm.changeAccount('customers@demo', { areas: ['prices', 'leads', 'customers'] })
  // The third has never given it.
  for (const name of names.slice(0, 2)) {
    await before.createLead({ name, surname: 'Nováková', email, updateconsents: '12' })
  }
  const { unitdesk, page } = await openLeads(open, crm)
  const customers = new CustomersScreen(page)
  await unitdesk.go('Customers')
  await customers.askToRevoke('RODINA@example.cz', newsletter, 'By letter.')
  await customers.expectReach('The CRM doesn’t say in advance how many they are')
  await customers.confirmRevocation()
  await unitdesk.expectText('The consent was withdrawn for 2 customers')
  for (const id of ids.slice(0, 2)) await unitdesk.expectText(`Customer ${id}`)
  await expect(customers.audit).toContainText('By letter.')
  await expect(customers.audit).not.toContainText('rodina@example.cz')
  const [sent, ...others] = await before.sent('revoke-customer-consent')
  expect(others).toEqual([])
  expect(sent?.parameters).toMatchObject({ consentid: '12', notes: 'By letter.' })

  await customers.askToRevoke(email, newsletter, '')
  await customers.confirmRevocation()
  await unitdesk.expectText(/holds no valid consent of this type/)
  await customers.askToRevoke('nobody@example.cz', newsletter, '')
  await customers.confirmRevocation()
  await unitdesk.expectText(/^The CRM has no customer with that address or ID/)
})

test('in Czech, every 404 to a withdrawal is explained, and what is to be done', async ({
  open,
  crm,
}) => {
  test.slow()
  const { unitdesk, inCrm, page } = await openLeadsInCzech(open, crm)
  await page.getByRole('navigation').getByRole('button', { name: 'Zákazníci' }).click()
  const form = page.getByRole('form', { name: 'Odvolat souhlas' })
  await form.getByRole('textbox', { name: 'E-mail' }).fill('eva@example.cz')
  await form.getByRole('combobox', { name: 'Souhlas' }).click()
  await page.getByRole('option', { name: newsletter }).click()
  for (const [message, words] of [
    ['No customer matches.', 'CRM nenašlo zákazníka s touto adresou'],
    ['Unknown consent type.', 'CRM nezná souhlas tohoto typu.'],
    ['No matching customer holds a valid consent of this type.', 'platný souhlas tohoto typu nemá'],
    ['The moon is full.', 'CRM odpovědělo, že něco nenašlo'],
  ] as const) {
    await inCrm.plan('revoke-customer-consent', {
      kind: 'otherAnswer',
      status: 404,
      contentType: 'text/plain; charset=utf-8',
      body: message,
    })
    await form.getByRole('button', { name: 'Odvolat…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Odvolat souhlas' }).click()
    await unitdesk.expectText(new RegExp(words))
  }
})
