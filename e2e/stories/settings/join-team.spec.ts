import { countClicks } from '../../harness/count-clicks.ts'
import { expect, test } from '../../harness/test.ts'
import { startTeam } from '../../team/start-team.ts'

test('whoever is new and has an invitation is in the team with two clicks from the first screen on, and one that was replaced lets nobody in', async ({
  start,
}) => {
  const team = await startTeam()
  try {
    const { page, unitdesk } = await start()
    await unitdesk.expectWelcome()
    const clicks = await countClicks(page)
    const join = page.getByRole('button', { name: /Join your team/ })
    await join.click()
    // The field has the keyboard, so that a person pastes at once.
    const invitation = await team.invite('Jana Nováková')
    await page.keyboard.insertText(invitation)
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await unitdesk.expectText('You are in the team')
    expect(await clicks()).toBe(2)
    await unitdesk.expectWelcome()
    await unitdesk.expectText('You’ve joined your team. Connect your CRM next')
    await expect(join).toHaveCount(0)

    await team.inviteAnew('Jana Nováková')
    const other = await start({ person: 'other' })
    await other.unitdesk.expectWelcome()
    await other.page.getByRole('button', { name: /Join your team/ }).click()
    await other.page.keyboard.insertText(`The invitation: ${invitation}`)
    await other.page.getByRole('button', { name: 'Join', exact: true }).click()
    await other.unitdesk.expectText('This invitation doesn’t let you in')
    await other.unitdesk.expectText(
      'It was used already, withdrawn or replaced by another one, or the database doesn’t let this computer in.',
    )
  } finally {
    await team.end()
  }
})
