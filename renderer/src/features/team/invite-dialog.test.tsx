// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** The dialog with everything filled in, while the invitation of Jana is being made. */
const inviteJana = async () => {
  const main = mainOnOrder()
  render(<InviteDialog team="sales" onClose={() => undefined} />, { wrapper: await pageAround() })
  const field = (label: string) =>
    screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
  const type = async (label: string, value: string) =>
    fireEvent.change(await field(label), { target: { value } })
  await type('Name of the person', 'Jana')
  await type('Login that owns the database', 'it')
  await type('Password of that login', 'of-the-owner')
  const password = await field('Password of that login')
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  const inviting = await main.asked('team.invite')
  expect(inviting.input).toMatchObject({ name: 'Jana', password: 'of-the-owner' })
  return {
    type,
    password,
    ready: () => inviting.answer({ invitation: 'unitdesk-team-1.abc', until: 0 }),
  }
}

test('the password goes with the form once the invitation is made', async () => {
  const { password, ready } = await inviteJana()
  expect(password.value).toBe('of-the-owner')
  ready()
  expect(await screen.findByText(/^Jana can join until/)).toBeTruthy()
  expect(password.isConnected).toBe(false)
  expect(password.value).toBe('')
  expect(document.documentElement.outerHTML).not.toContain('of-the-owner')
})

test('an invitation is shown with the name that it was made for, whatever is typed meanwhile', async () => {
  const { type, ready } = await inviteJana()
  await type('Name of the person', 'Petr')
  ready()
  const { textContent } = await screen.findByText(/can join until/)
  expect(textContent).toMatch(/^Jana /)
})
