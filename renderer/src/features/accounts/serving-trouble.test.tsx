// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Account } from '#core/contract/accounts'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { AskedTrouble } from './serving-trouble.tsx'

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
  render(<AskedTrouble place={place} leftOut={leftOut} />, { wrapper: await pageAround() })
  const read = await main.asked('accounts.readServing')
  expect(read.input).toEqual(place)
  read.answer({ accounts, chosen: accountIdSchema.parse('Web') })
  expect(await screen.findByText(/“Web”|Web/)).toBeTruthy()
  expect(screen.getByText(/Portal/)).toBeTruthy()
  expect(screen.queryByText(/Old/)).toBeNull()
})
