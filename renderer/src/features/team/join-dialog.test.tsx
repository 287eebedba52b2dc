// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { JoinDialog } from './join-dialog.tsx'

test.each([
  ['refused', 'This invitation doesn’t let you in', /used already.*doesn’t let this computer in/],
  ['noRights', 'This invitation doesn’t let you in', /has expired/],
  ['certificate', 'You aren’t in the team yet', /isn’t safe/],
  ['noTeam', 'You aren’t in the team yet', /no such team/],
  ['timedOut', 'You aren’t in the team yet', /Nothing answers.*VPN/],
] as const)(
  'an invitation that does not let in says why, and whom to ask: %s',
  async (fault, title, why) => {
    const main = mainOnOrder()
    render(<JoinDialog onClose={() => undefined} />, { wrapper: await pageAround() })
    const field = await screen.findByLabelText('Invitation', { selector: 'input' })
    fireEvent.change(field, { target: { value: 'unitdesk-team-1.abc' } })
    fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    const joining = await main.asked('team.join')
    joining.fail({ kind: 'team', fault, again: 'afterFix' })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(why)).toBeTruthy()
    expect(screen.getByText(/^Ask whoever/)).toBeTruthy()
  },
)
