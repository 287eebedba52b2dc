import { callMain } from '../../harness/call-main.ts'
import { exportAnswers } from '../../harness/exports-crm.ts'
import { expect, test } from '../../harness/test.ts'
import { ExportsScreen } from '../../screens/exports.ts'
import { sizeWindow } from '../../screens/size-window.ts'
import { startTeam } from '../../team/start-team.ts'

test('a new computer gets the key of the team by its code, has the reports of the team, and opens what a colleague has loaded without asking the CRM', async ({
  start,
  crm,
}) => {
  const team = await startTeam()
  try {
    const others = [{ login: 'exports@demo', label: 'Reports' }]
    const [jana, petr] = [
      await start({ crm, others, screen: 'settings' }),
      await start({ crm, others, person: 'petr', screen: 'settings' }),
    ]
    await callMain(jana.page, 'team.join', { invitation: await team.invite('Jana') })
    await jana.unitdesk.expectText('This computer has the team’s key')
    await callMain(petr.page, 'team.join', { invitation: await team.invite('Petr') })
    await petr.unitdesk.expectText('This computer doesn’t have the team’s key')
    const code = await jana.unitdesk.settings.teamCode()
    await petr.unitdesk.settings.enterTeamCode(code.replace(/.$/, '!'))
    await petr.unitdesk.expectText('That isn’t the code')
    await petr.unitdesk.settings.enterTeamCode(code)
    await petr.unitdesk.expectText('From now on it can open what colleagues have loaded.')

    const [ofJana, ofPetr] = [new ExportsScreen(jana.page), new ExportsScreen(petr.page)]
    for (const { unitdesk } of [jana, petr]) await unitdesk.go('Exports')
    await ofJana.addReady('Units')
    await ofJana.shareWithTeam('Units')
    for (const exports of [ofJana, ofPetr]) {
      await expect(exports.report('Units')).toContainText('For the team: the first computer online')
    }
    await ofJana.run('Units')
    await ofJana.expectLastRun('Units', /Done/)
    await petr.unitdesk.expectText(/Jana has loaded Units; it can be loaded again at/)
    await ofPetr.press('Open “Units”')
    await ofPetr.expectTable()
    await ofPetr.show('Runs')
    await ofPetr.expectRuns([/Done.*Jana/])
    expect(await exportAnswers(crm, 'products')).toEqual([200])

    // What is told of a team that is away lies in the header, and over nothing that a person works with.
    await sizeWindow(jana.electron)
    await team.end()
    await ofJana.keepAlone('Units')
    const told = jana.page.getByRole('alert').filter({ hasText: 'The team can’t be reached' })
    await expect(told).toBeVisible()
    const [notice, header] = [
      await told.boundingBox(),
      await jana.page.getByRole('banner').first().boundingBox(),
    ]
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0)
  } finally {
    await team.end()
  }
})
