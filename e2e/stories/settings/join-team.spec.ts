import { countClicks } from '../../harness/count-clicks.ts'
import { expect, test } from '../../harness/test.ts'
import { startTeam } from '../../team/start-team.ts'

test('whoever is new and has an invitation is in the team with two clicks from the first screen on', async ({
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
    await page.keyboard.insertText(await team.invite('Jana Nováková'))
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await unitdesk.expectText('You are in the team')
    expect(await clicks()).toBe(2)
    await unitdesk.expectWelcome()
    await expect(join).toHaveCount(0)
  } finally {
    await team.end()
  }
})
