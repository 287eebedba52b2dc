import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCsv } from '../../files/bank-statements.ts'
import { callMain } from '../../harness/call-main.ts'
import { openPayments } from '../../harness/payments-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { SettingsScreen } from '../../screens/settings.ts'
import { startDatabase } from '../../team/start-team.ts'

test('somebody makes a team from the address of a database, and what a colleague’s role does not cover is not sent', async ({
  start,
  crm,
  home,
}) => {
  test.slow()
  const database = await startDatabase()
  try {
    const { page, unitdesk, electron } = await start({ crm, screen: 'settings' })
    const section = page.getByRole('region', { name: 'Team' })
    await section.getByRole('button', { name: 'Create a team…' }).click()
    const dialog = page.getByRole('dialog')
    const pasted = database.address.replace('@', ':another@')
    await dialog.getByLabel('Address of the database').fill(`${pasted}?sslmode=require`)
    const password = dialog.getByLabel('Password of that login')
    await expect(password).toHaveValue('another')
    await expect(dialog.getByLabel('Address of the database')).toHaveValue(database.address)
    await dialog.getByLabel('Your name').fill('Jana Nováková')
    const make = dialog.getByRole('button', { name: 'Create the team' })
    await make.click()
    await unitdesk.expectText('The connection isn’t safe')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    const certificate = join(home, 'company.pem')
    writeFileSync(certificate, database.authority)
    await new SettingsScreen(page).trustAuthority(certificate)
    await section.getByRole('button', { name: 'Create a team…' }).click()
    // What was typed before is forgotten with the dialog.
    await expect(password).toHaveValue('')
    await dialog.getByLabel('Address of the database').fill(pasted)
    await dialog.getByLabel('Your name').fill('Jana Nováková')
    await make.click()
    await unitdesk.expectText('The database refuses that login or its password.')
    await password.fill(database.password)
    await make.click()
    await unitdesk.expectText('The team is ready, and you are in it')
    await expect(section).toContainText('Jana Nováková (this computer)')
    for (const part of ['Who is here', 'Roles']) {
      await expect(section.getByRole('heading', { name: part })).toBeVisible()
      await expect(section.getByRole('table', { name: part })).toBeVisible()
    }
    await expect(section).toContainText(
      'Your role covers prices, pictures, leads, reports, payments, and looking after the team.',
    )

    await section.getByRole('button', { name: 'Invite somebody…' }).click()
    await dialog.getByLabel('Name of the person').fill('Petr')
    for (const area of ['Prices', 'Leads', 'Reports', 'Payments']) {
      await dialog.getByRole('checkbox', { name: area }).uncheck()
    }
    await dialog.getByLabel('Login that owns the database').fill(database.user)
    await password.fill(database.password)
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await dialog.getByRole('button', { name: 'Copy the invitation' }).click()
    await unitdesk.expectText('The invitation is on the clipboard')
    const invitation = await electron.evaluate(({ clipboard }) => clipboard.readText())
    await page.keyboard.press('Escape')

    const petr = await openPayments((options) => start({ ...options, person: 'petr' }), crm)
    await callMain(petr.page, 'team.join', { invitation })
    const statement = join(home, 'listopad.csv')
    writeCsv(statement, [{ reference: '261', minor: 100_001, symbol: '9901' }])
    await petr.payments.choose(statement)
    await petr.payments.takeOver(1)
    await petr.payments.open('9901')
    await petr.payments.pressInDetail('Confirm without a prescribed payment')
    await petr.payments.review(1)
    await petr.payments.sendNow()
    await petr.unitdesk.expectText('Your role in the team doesn’t cover payments')
    await petr.payments.expectCount('Confirmed', 1)
    expect(await petr.inCrm.received()).toEqual([])

    await section.getByRole('button', { name: 'Change the role of Jana Nováková' }).click()
    const lookingAfter = dialog.getByRole('checkbox', { name: 'Looking after the team' })
    await expect(lookingAfter).toBeChecked()
    await expect(lookingAfter).toBeDisabled()
    await unitdesk.expectText('Somebody has to look after the team.')
    await page.keyboard.press('Escape')
    await section.getByRole('button', { name: 'Change the role of Petr' }).click()
    await dialog.getByRole('checkbox', { name: 'Payments' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await unitdesk.expectText('The role of Petr was changed')
    await expect(section).toContainText('Pictures, Payments')
    await petr.unitdesk.go('Settings')
    await petr.unitdesk.expectText('Your role covers pictures and payments.')
    await petr.unitdesk.go('Payments')
    await petr.payments.review(1)
    await petr.payments.sendNow()
    await petr.payments.expectEmpty()
    expect(await petr.inCrm.received()).toHaveLength(1)
  } finally {
    await database.end()
  }
})
