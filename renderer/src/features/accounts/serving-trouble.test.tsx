// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Account } from '#core/contract/accounts'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { AccountChip } from './account-chip.tsx'
import { ServingTroubles, TroubleOfAllAccounts } from './serving-trouble.tsx'

const ofMedia = {
  workspaceId: workspaceIdSchema.parse('w1'),
  area: 'media',
  projectId: null,
} as const

const withoutPassword = (label: string): Account => ({
  id: accountIdSchema.parse(label),
  label,
  login: `${label}@demo`,
  areas: ['leads'],
  projects: null,
  passwordKept: 'nowhere',
  state: { kind: 'withoutPassword' },
  isProven: false,
  denied: [],
  cooling: [],
})

test('every account that is asked says what is wrong with it; one that is left out does not', async () => {
  const main = mainOnOrder()
  const accounts = ['Web', 'Portal', 'Old'].map(withoutPassword)
  const place = {
    workspaceId: workspaceIdSchema.parse('w1'),
    area: 'leads',
    projectId: null,
  } as const
  const leftOut = [accountIdSchema.parse('Old')]
  render(<TroubleOfAllAccounts place={place} leftOut={leftOut} />, { wrapper: await pageAround() })
  const read = await main.asked('accounts.readServing')
  expect(read.input).toEqual(place)
  read.answer({ accounts, chosen: accountIdSchema.parse('Web') })
  expect(await screen.findByText(/“Web”|Web/)).toBeTruthy()
  expect(screen.getByText(/Portal/)).toBeTruthy()
  expect(screen.queryByText(/Old/)).toBeNull()
})

test('a screen that asks with two accounts says what is wrong with each of them, and once with one that does both', async () => {
  const main = mainOnOrder()
  const [uploads, prices] = ['Uploads', 'Pricelists'].map(withoutPassword)
  if (!uploads || !prices) throw new Error('two accounts were made')
  render(<ServingTroubles places={[ofMedia, { ...ofMedia, area: 'prices' }]} />, {
    wrapper: await pageAround(),
  })
  const answer = async (account: Account) =>
    (await main.asked('accounts.readServing')).answer({ accounts: [account], chosen: account.id })
  await answer(uploads)
  await answer(prices)
  expect(await screen.findByText(/Uploads/)).toBeTruthy()
  expect(await screen.findByText(/Pricelists/)).toBeTruthy()
  cleanup()
  render(<ServingTroubles places={[ofMedia, { ...ofMedia, area: 'prices' }]} />, {
    wrapper: await pageAround(),
  })
  await answer(prices)
  await answer(prices)
  expect(await screen.findAllByText(/Pricelists/)).toHaveLength(1)
})

test('an account that does both says what it is not permitted in either area', async () => {
  const main = mainOnOrder()
  const account: Account = { ...withoutPassword('Both'), state: { kind: 'ready' } }
  render(<ServingTroubles places={[ofMedia, { ...ofMedia, area: 'prices' }]} />, {
    wrapper: await pageAround(),
  })
  const denied = [{ endpoint: 'set-unit-plan', since: 0, cause: 'refused' as const }]
  for (const answer of [{ ...account, denied }, account]) {
    const read = await main.asked('accounts.readServing')
    read.answer({ accounts: [answer], chosen: account.id })
  }
  expect(await screen.findByText(/lacks a permission/i)).toBeTruthy()
})

test.each([
  ['refused', 'Lacks a permission'],
  ['unheard', 'Answer missing'],
] as const)('an endpoint that was %s is told beside the account as “%s”', async (cause, words) => {
  const main = mainOnOrder()
  const account: Account = {
    ...withoutPassword('Both'),
    state: { kind: 'ready' },
    denied: [{ endpoint: 'set-unit-plan', since: 0, cause }],
  }
  render(<AccountChip place={ofMedia} onManage={() => undefined} />, {
    wrapper: await pageAround(),
  })
  const read = await main.asked('accounts.readServing')
  read.answer({ accounts: [account], chosen: account.id })
  expect(await screen.findByText(`· ${words}`)).toBeTruthy()
})
