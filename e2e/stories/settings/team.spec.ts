import { callMain } from '../../harness/call-main.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { expect, test } from '../../harness/test.ts'
import { LeadsScreen } from '../../screens/leads.ts'
import { startTeam } from '../../team/start-team.ts'

const eva = { 'First name': 'Eva', 'Last name': 'Nováková', 'E-mail': 'eva@example.cz' }

test('two join a team, see each other, what the other loads, has sent and was refused, and one leaves again', async ({
  start,
  crm,
}) => {
  const team = await startTeam()
  try {
    const others = [
      { login: 'exports@demo', label: 'Reports' },
      { login: 'leads@demo', label: 'Website leads' },
    ]
    const [{ page, unitdesk }, petr] = [
      await start({ crm, others, screen: 'settings' }),
      await start({ crm, others, person: 'petr' }),
    ]
    const section = page.getByRole('region', { name: 'Team' })
    await section.getByRole('button', { name: 'Join by invitation…' }).click()
    const invitation = page.getByLabel('Invitation', { exact: true })
    await invitation.fill('unitdesk-team-1.half')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await unitdesk.expectText('That isn’t an invitation to a team.')
    await invitation.fill(await team.invite('Jana Nováková'))
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await unitdesk.expectText('You are in the team')
    await callMain(petr.page, 'team.join', { invitation: await team.invite('Petr') })
    const here = section.getByRole('table', { name: 'Who is here' }).getByRole('row')
    await expect(here).toContainText(['Person', 'Jana Nováková (this computer)', 'Petr'])

    await callMain(petr.page, 'settings.changeSettings', { isAnyCallOn: true })
    const [workspace] = await callMain(petr.page, 'accounts.listWorkspaces', {})
    const reports = workspace?.accounts.find(({ label }) => label === 'Reports')
    await callMain(petr.page, 'console.sendCall', {
      workspaceId: workspace?.id ?? '',
      accountId: reports?.id ?? '',
      file: null,
      isConfirmed: true,
      call: { endpoint: 'list-excel-products', accept: 'any', parameters: [] },
    })
    await unitdesk.go('Exports')
    await unitdesk.expectText(/Petr has loaded .*; it can be loaded again at/)

    await petr.unitdesk.go('Leads')
    await unitdesk.go('Leads')
    const [ofPetr, ofJana] = [new LeadsScreen(petr.page), new LeadsScreen(page)]
    for (const leads of [ofPetr, ofJana]) {
      await leads.show('Send a lead')
      await leads.write(eva)
      await leads.review()
      await leads.send()
      if (leads === ofPetr) await leads.expectSending('Eva Nováková', /Arrived: customer/)
    }
    // The team may hear a little later than Petr that it has arrived.
    await ofJana.expectSending('Eva Nováková', /Petr (has sent it already|is sending it right now)/)

    await crm.changeAccount('prices@demo', { password: 'another' })
    await petr.unitdesk.go('Prices')
    await petr.unitdesk.prices.refresh()
    await unitdesk.go('Prices')
    await unitdesk.expectText('The account “Integration” is on hold')
    await unitdesk.go('Settings')
    await unitdesk.expectText('refused this login on another computer of your team')
    await unitdesk.expectText('The computers of your team can share one login')
    const anew = await team.inviteAnew('Jana Nováková')
    await unitdesk.expectText('The database no longer accepts your login.')
    const sign = page.getByRole('banner').getByRole('button', { name: 'Not connected to the team' })
    await expect(sign).toBeVisible()
    await unitdesk.go('Prices')
    await sign.click()
    await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeInViewport()
    await section.getByRole('button', { name: 'Join by invitation…' }).click()
    await invitation.fill(anew)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByText('Connected.').waitFor()
    await expect(sign).toHaveCount(0)
    await team.restart()
    await page.getByText('Connected.').waitFor()
    await section.getByRole('button', { name: 'Leave the team…' }).click()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click()
    await unitdesk.expectText('This computer isn’t in a team.')
  } finally {
    await team.end()
  }
})
