// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Account } from '#core/contract/accounts'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { EditAccount } from './edit-account.tsx'

const account: Account = {
  id: accountIdSchema.parse('a1'),
  label: 'Integration',
  login: 'eva',
  areas: ['prices'],
  projects: null,
  passwordKept: 'keychain',
  state: { kind: 'ready' },
  isProven: true,
  denied: [],
  cooling: [],
}

test('the dialog of a change stays open until its failure can be seen', async () => {
  const main = mainOnOrder()
  const workspaceId = workspaceIdSchema.parse('w1')
  render(<EditAccount workspaceId={workspaceId} account={account} />, {
    wrapper: await pageAround(),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Edit Integration' }))
  const dialog = await screen.findByRole('dialog')
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  fireEvent.click(save)
  await expect.poll(() => save.disabled).toBe(true)
  const change = await main.asked('accounts.changeAccount')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  change.fail({ kind: 'store', cause: 'full', path: '/store', again: 'now' })
  expect((await screen.findByRole('alert')).textContent).toContain('The disk with /store is full.')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})
