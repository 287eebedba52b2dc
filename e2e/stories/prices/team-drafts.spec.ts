import { callMain } from '../../harness/call-main.ts'
import { seriousFindings } from '../../harness/serious-findings.ts'
import { joinTeam } from '../../harness/team/join-team.ts'
import { expect, type Start, test } from '../../harness/test.ts'
import { PriceEditor } from '../../screens/price-editor.ts'
import { startTeam } from '../../team/start-team.ts'

const deskOf = (started: Awaited<ReturnType<Start>>) => ({
  ...started,
  sheet: started.unitdesk.prices.sheet,
  editor: new PriceEditor(started),
})

type Desk = ReturnType<typeof deskOf>

/** Jana and Petr, each at a computer that has joined the team. */
const twoOf = async (
  team: Awaited<ReturnType<typeof startTeam>>,
  sitDown: (person: { readonly person?: string }) => ReturnType<Start>,
): Promise<readonly [Desk, Desk]> => {
  const [jana, petr] = [deskOf(await sitDown({})), deskOf(await sitDown({ person: 'petr' }))]
  await joinTeam(jana.page, await team.invite('Jana Nováková'))
  await joinTeam(petr.page, await team.invite('Petr'))
  return [jana, petr]
}

const typePrice = async ({ sheet, unitdesk }: Desk, unit: string, price: string) => {
  await sheet.expectEditable([unit, 'priceGross'])
  await sheet.choose([unit, 'priceGross'])
  await unitdesk.type(price)
  await unitdesk.press('Enter')
}

test('two work on one draft: one types, the other sees each price, asks for it and goes on, and both have the same at the end', async ({
  start,
  crm,
}) => {
  const team = await startTeam()
  try {
    const [jana, petr] = await twoOf(team, (person) => start({ crm, ...person }))
    await typePrice(jana, 'A.106', '9000000')
    await jana.editor.expectChanges(1)
    await jana.editor.fromDraftMenu('Share with the team')
    await jana.unitdesk.expectText('Shared with the team')

    await petr.editor.fromDraftMenu(/shared by Jana Nováková/)
    await petr.sheet.expectPrice(['A.106', 'priceGross'], '9,000,000')
    await petr.unitdesk.expectText('Jana Nováková is editing this draft')
    await typePrice(jana, 'A.107', '4400000')
    await petr.sheet.expectPrice(['A.107', 'priceGross'], '4,400,000')
    await petr.editor.expectChanges(2)
    await petr.sheet.expectLocked(['A.107', 'priceGross'])
    await petr.sheet.choose(['A.107', 'priceGross'])
    await petr.unitdesk.type('1')
    await petr.sheet.expectSaid(/Jana Nováková is editing this draft\. To edit it yourself/)

    expect(await seriousFindings(jana.page)).toEqual([])
    await petr.editor.press('Ask to edit')
    await jana.editor.pressInNotice('Hand over')
    await jana.unitdesk.expectText('Petr is editing this draft')
    await typePrice(petr, 'A.107', '4500000')
    await jana.sheet.expectPrice(['A.107', 'priceGross'], '4,500,000')
    await jana.sheet.expectLocked(['A.106', 'priceGross'])
    expect(await seriousFindings(petr.page)).toEqual([])
  } finally {
    await team.end()
  }
})

test('without the team one goes on alone, and what both have changed is decided when it is there again', async ({
  start,
  crm,
}) => {
  const team = await startTeam()
  try {
    const [jana, petr] = await twoOf(team, (person) => start({ crm, ...person }))
    await typePrice(petr, 'A.106', '9000000')
    await petr.editor.expectChanges(1)
    await petr.editor.fromDraftMenu('Share with the team')
    await jana.editor.fromDraftMenu(/shared by Petr/)
    await jana.sheet.expectPrice(['A.106', 'priceGross'], '9,000,000')

    const anew = await team.inviteAnew('Jana Nováková')
    await jana.unitdesk.expectText('The team can’t be reached.')
    await typePrice(jana, 'A.106', '8000000')
    await jana.sheet.expectPrice(['A.106', 'priceGross'], '8,000,000')
    await typePrice(petr, 'A.106', '9500000')
    await callMain(jana.page, 'team.join', { invitation: anew })
    await jana.editor.press('1 price was also changed by others')
    await jana.unitdesk.expectText('1 price was changed by you and by others')
    expect(await seriousFindings(jana.page)).toEqual([])
    await jana.editor.pressInDialog('Mine for A.106')
    await jana.unitdesk.expectText('Your own changes go to the team when you edit it.')
    await petr.sheet.expectPrice(['A.106', 'priceGross'], '9,500,000')
    await jana.editor.press('Ask to edit')
    await petr.editor.pressInNotice('Hand over')
    await petr.sheet.expectPrice(['A.106', 'priceGross'], '8,000,000')
  } finally {
    await team.end()
  }
})
