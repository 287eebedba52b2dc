import { callMain } from '../../harness/call-main.ts'
import { leadsCheckedAt } from '../../harness/leads-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { LeadsScreen } from '../../screens/leads.ts'
import { startTeam } from '../../team/start-team.ts'

test('one computer of a team checks the leads, the others have them and say whose it was, and one without the key says why it checks itself', async ({
  start,
  crm,
}) => {
  test.slow()
  const team = await startTeam()
  try {
    const others = [{ login: 'leads@demo', label: 'Web site' }]
    const sit = async (name: string) => {
      const desk = await start({ crm, others, person: name.toLowerCase(), screen: 'settings' })
      await callMain(desk.page, 'team.join', { invitation: await team.invite(name) })
      return { ...desk, leads: new LeadsScreen(desk.page) }
    }
    const jana = await sit('Jana')
    await jana.unitdesk.expectText('This computer has the team’s key')
    const code = await jana.unitdesk.settings.teamCode()
    const petr = await sit('Petr')
    await petr.unitdesk.settings.enterTeamCode(code)
    await petr.unitdesk.expectText('From now on it can open what colleagues have loaded.')
    await jana.unitdesk.go('Leads')
    await jana.leads.expectSaid(/leads from the last 7 days are in the CRM/)
    // A computer that has the list asks for none, also while it does not hear the team's database for a moment.
    await expect.poll(() => leadsCheckedAt(petr.page)).not.toBeNull()
    await petr.unitdesk.go('Leads')
    await petr.leads.expectSaid('Checked for the whole team by the computer of Jana.')
    await petr.leads.expectSaid(/leads from the last 7 days are in the CRM/)
    // Each of the two accounts was tried when it was added.
    const asked = (await crm.requests()).filter(({ endpoint }) => endpoint === 'list-leads')
    expect(asked).toHaveLength(2 + 1)
    const eva = await sit('Eva')
    await eva.unitdesk.go('Leads')
    await eva.leads.expectSaid('because it doesn’t have the team’s key')
    await petr.leads.openPrivacy()
    await petr.unitdesk.expectText(/the team’s database forgets them too/)
  } finally {
    await team.end()
  }
})
