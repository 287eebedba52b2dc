import { seriousFindings } from '../../harness/serious-findings.ts'
import { joinTeam } from '../../harness/team/join-team.ts'
import { expect, type Start, test } from '../../harness/test.ts'
import { ActivityScreen } from '../../screens/activity.ts'
import { PriceEditor } from '../../screens/price-editor.ts'
import { ReviewScreen } from '../../screens/review.ts'
import { sizeWindow } from '../../screens/size-window.ts'
import { startTeam } from '../../team/start-team.ts'

const deskOf = (started: Awaited<ReturnType<Start>>) => ({
  ...started,
  editor: new PriceEditor(started),
  review: new ReviewScreen(started.page),
})

test('a large change waits for a colleague, who refuses it with a word, approves it when asked again, and then it is sent', async ({
  start,
  crm,
}) => {
  const team = await startTeam()
  try {
    const jana = deskOf(await start({ crm, screen: 'settings' }))
    const petr = deskOf(await start({ crm, person: 'petr' }))
    await joinTeam(jana.page, await team.invite('Jana Nováková', ['prices', 'admin']))
    await joinTeam(petr.page, await team.invite('Petr'))

    await jana.editor.press('Change when a second person approves')
    const limit = jana.page.getByRole('dialog').getByLabel('Units in one change')
    await limit.fill('some')
    await jana.editor.pressInDialog('Save')
    await jana.editor.expectDialogSays('Write a whole number from 0 to 50,000')
    await limit.fill('1')
    expect(await seriousFindings(jana.page)).toEqual([])
    await limit.press('Enter')
    await jana.unitdesk.expectText('Whoever changes more than 1 unit needs the approval')

    await jana.unitdesk.go('Prices')
    await jana.review.draftPrice('A.101', '9900000')
    await jana.review.draftPrice('A.106', '10100000')
    await jana.review.open(2)
    await jana.review.expectOutcome('This change needs approval')
    await jana.review.expectNoSending()
    await jana.review.press('Share with the team')
    await jana.review.press('Ask for approval')
    await jana.review.expectOutcome('Waiting for approval')
    await expect(jana.review.panel.getByRole('region', { name: 'Send' })).toBeFocused()
    await jana.review.expectNoSending()
    expect(await seriousFindings(jana.page)).toEqual([])

    await petr.editor.expectTold(/Jana Nováková asks you to approve the draft/)
    await petr.editor.pressInNotice('Open')
    await petr.review.expectRow('A.106', /10,100,000/)
    await petr.review.expectOutcome('Jana Nováková asks for your approval')
    await petr.review.press('Refuse')
    await petr.review.expectOutcome('Say why you refuse it.')
    const word = petr.review.panel.getByRole('textbox', { name: 'Message to Jana Nováková' })
    await word.fill('A.106 is too dear')
    expect(await seriousFindings(petr.page)).toEqual([])
    await word.press('Tab')
    await petr.page.keyboard.press('Tab')
    await petr.page.keyboard.press('Enter')
    await jana.editor.expectTold(/Petr has refused the draft/)
    await jana.review.expectOutcome('Refused by Petr')
    await expect(jana.review.panel.getByText('A.106 is too dear')).toBeVisible()
    await jana.review.expectNoSending()

    await jana.review.close()
    await sizeWindow(jana.electron)
    await jana.editor.expectOneRow()
    await jana.review.draftPrice('A.106', '10050000')
    await jana.review.open(2)
    await jana.review.press('Ask for approval')
    await petr.review.expectOutcome('Jana Nováková asks for your approval')
    await petr.review.expectRow('A.106', /10,050,000/)
    await petr.review.press('Approve')
    await jana.review.expectOutcome('Approved by Petr')
    await jana.review.send()
    await jana.review.expectOutcome('2 prices are in the CRM')

    await petr.review.close()
    await petr.unitdesk.go('Activity')
    const activity = new ActivityScreen(petr.page)
    await activity.showActs()
    await expect(activity.act('Approval of prices', 'Asked for', 'Jana Nováková')).toHaveCount(2)
    await expect(activity.act('Approval of prices', 'Refused', 'A.106 is too dear')).toHaveCount(1)
    await expect(activity.act('Approval of prices', 'Approved', '19,950,000')).toHaveCount(1)
    await expect(activity.act('Approval limit', 'units: 1')).toHaveCount(1)
  } finally {
    await team.end()
  }
})
