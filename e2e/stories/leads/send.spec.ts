import { leadsCrm, openLeads } from '../../harness/leads-crm.ts'
import { placesOfSecret } from '../../harness/secrets/places-of-secret.ts'
import { expect, test } from '../../harness/test.ts'
import { LeadsScreen } from '../../screens/leads.ts'

const eva = { 'First name': 'Eva', 'Last name': 'Nováková', 'E-mail': 'eva@example.cz' }

test('a lead is written, previewed, sent once, and seen to arrive; what the server refuses is said in words, and the draft stays', async ({
  open,
  crm,
}) => {
  test.slow()
  const { leads, unitdesk, inCrm } = await openLeads(open, crm)
  await leads.show('Send a lead')
  await leads.write({ ...eva, Phone: '777 123 456' })
  await unitdesk.expectText('Type it like +420777123456: a plus, the country code and digits only.')
  await leads.press('Use +420777123456')
  await leads.choose('Project', /./)
  await leads.type('Unit', '2+kk')
  await leads.choose('Unit', /2\+kk/)
  await leads.chooseConsents('Replace all')
  await unitdesk.expectText(/^Clears ALL consents of the customer/)
  await leads.chooseConsents('Add or renew')
  await leads.tick('Zasílání novinek')
  await leads.review()
  await leads.expectParameter('phone', '+420777123456')
  await leads.expectParameter('updateconsents', '12')
  await leads.send()
  await leads.expectSending('Eva Nováková', /Arrived: customer \d+, in the list/)
  const [created, ...others] = await inCrm.sent('create-lead')
  expect(others).toEqual([])
  expect(created?.parameters).toMatchObject({ surname: 'Nováková', updateconsents: '12' })
  // The form is empty again: nothing is left to be sent once more.
  await leads.expectField('Last name', '')

  const refuse = (body: string) =>
    inCrm.plan('create-lead', {
      kind: 'otherAnswer',
      status: 400,
      contentType: 'text/plain; charset=utf-8',
      body,
    })
  await leads.write({ ...eva, Salesperson: '4711' })
  await leads.review()
  await leads.send()
  await unitdesk.expectText('The CRM has nothing with the ID in “salesman”.')
  await leads.expectField('Last name', 'Nováková')
  for (const [message, words] of [
    ['Parameter missing: surname.', '“surname” is missing.'],
    ['Incorrect parameter format: email.', 'The CRM can’t read “email” as it was written.'],
    ['Unexpected parameters found: salesman.', 'The CRM doesn’t know the parameter “salesman”.'],
  ] as const) {
    await refuse(message)
    await leads.review()
    await leads.send()
    await unitdesk.expectText(words)
  }
  expect(await inCrm.leads()).toHaveLength(1)
})

test('what was typed is there after a crash and in no file to be read; killed after sending, there is one lead, the person is told, and looking finds it', async ({
  start,
  crm,
  seat,
}) => {
  test.slow()
  const first = await openLeads(start, crm)
  const { inCrm } = first
  await first.leads.show('Send a lead')
  await first.leads.write({ ...eva, Note: 'Rings in the morning.' })
  await first.unitdesk.expectText('Draft saved.')
  const words = [eva['E-mail'], 'Rings in the morning.']
  const readable = () => words.flatMap((word) => placesOfSecret(word, [seat.home]))
  await expect.poll(readable).toEqual([])
  await first.kill9()
  const second = await start()
  const leads = new LeadsScreen(second.page)
  await second.unitdesk.go('Leads')
  await leads.show('Send a lead')
  await leads.press('Open the draft Eva Nováková')
  await leads.expectField('Note', 'Rings in the morning.')

  await inCrm.plan('create-lead', { kind: 'latency', ms: 60_000 })
  await leads.review()
  await leads.send()
  await expect.poll(async () => (await inCrm.leads()).length).toBe(1)
  await second.kill9()

  const third = await start()
  const told = new LeadsScreen(third.page)
  await third.unitdesk.go('Leads')
  await told.press('Show: 1 lead was sent from here and its answer was lost.')
  // No lead is left that could be sent once more.
  await expect(third.page.getByRole('button', { name: /^Open the draft/ })).toHaveCount(0)
  await told.press('Check now')
  await told.expectSending(
    'Eva Nováková',
    'Arrived: the answer was lost, but the lead is in the list',
  )
  const after = leadsCrm(crm)
  expect(await after.leads()).toHaveLength(1)
  expect(await after.sent('create-lead')).toHaveLength(1)
})
