import { openLeadsInCzech } from '../../harness/leads-crm.ts'
import { expect, test } from '../../harness/test.ts'

const text = 'text/plain; charset=utf-8'

test('the screen of leads speaks Czech, and says every 400 to a lead in Czech, with the words of the CRM beside it', async ({
  open,
  crm,
}) => {
  test.slow()
  const { leads, unitdesk, inCrm, page } = await openLeadsInCzech(open, crm)
  await leads.expectSaid(/V CRM je \d+ poptávek za posledních 7 dní/)
  await leads.showAs('Zobrazení', 'Odeslat poptávku')
  await leads.press('Zkontrolovat a odeslat…')
  await unitdesk.expectText('Nejdřív opravte 3 pole.')
  const form = page.getByRole('region', { name: 'Poptávka k odeslání' })
  for (const [field, value] of [
    ['Jméno', 'Eva'],
    ['Příjmení', 'Nováková'],
    ['E-mail', 'eva@example.cz'],
  ] as const) {
    await form.getByRole('textbox', { name: field, exact: true }).fill(value)
  }
  for (const [message, words] of [
    ['Parameter missing: surname.', 'V požadavku chybí „surname“.'],
    ['Incorrect parameter format: email.', /„email“/],
    ['ID does not refer to a valid object: salesman.', /„salesman“/],
    ['Parameter too long, 5000 characters at the most: note.', /„note“/],
    ['Unexpected parameters found: salesman.', /„salesman“/],
    ['Send consents or updateconsents, not both.', /^Souhlasy lze buď nahradit, nebo přidat/],
    ['The moon is full.', /The moon is full/],
  ] as const) {
    await inCrm.plan('create-lead', {
      kind: 'otherAnswer',
      status: 400,
      contentType: text,
      body: message,
    })
    await leads.press('Zkontrolovat a odeslat…')
    await page.getByRole('dialog').getByRole('button', { name: 'Odeslat poptávku' }).click()
    await unitdesk.expectText(words)
    await expect(page.getByText(message).first()).toBeVisible()
  }
  expect(await inCrm.leads()).toEqual([])
})
