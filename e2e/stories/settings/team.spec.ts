import { expect, test } from '../../harness/test.ts'
import { startTeam } from '../../team/start-team.ts'

test('somebody joins a team, sees who is there, what they load and which login was refused to them, and leaves again', async ({
  start,
  crm,
}) => {
  const team = await startTeam()
  try {
    const petr = await team.sitDown('Petr')
    const others = [{ login: 'exports@demo', label: 'Reports' }]
    const { page, unitdesk } = await start({ crm, others, screen: 'settings' })
    const section = page.getByRole('region', { name: 'Team' })
    await section.getByRole('button', { name: 'Join by invitation…' }).click()
    const invitation = page.getByLabel('Invitation', { exact: true })
    await invitation.fill('unitdesk-team-1.half')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await unitdesk.expectText('That isn’t an invitation to a team.')
    await invitation.fill(await team.invite('Jana Nováková'))
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await unitdesk.expectText('You are in the team')
    const here = section.getByRole('table', { name: 'Who is here' }).getByRole('row')
    await expect(here).toContainText(['Person', 'Petr', 'Jana Nováková (this computer)'])

    const { origin } = new URL(crm.baseUrl)
    await petr.loads({ origin, login: 'exports@demo' }, 'list-excel-products')
    await unitdesk.go('Exports')
    await unitdesk.expectText(/Petr is loading .*; it can be loaded again at/)
    await petr.refused({ origin, login: 'prices@demo' })
    await unitdesk.go('Prices')
    await unitdesk.expectText('The account “Integration” is on hold')

    await unitdesk.go('Settings')
    await unitdesk.expectText('refused this login on another computer of your team')
    await unitdesk.expectText('The computers of your team can share one login')
    await team.restart()
    await page.getByText('Connected.').waitFor()
    await section.getByRole('button', { name: 'Leave the team…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click()
    await unitdesk.expectText('This computer isn’t in a team.')
  } finally {
    await team.end()
  }
})
