// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StoreOwner } from '#core/contract/store'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { RecoveryScreen } from './recovery-screen.tsx'

const owner = { program: 'runner', pid: 815, computer: 'office', since: 1_780_000_000_000 } as const

test.each<[StoreOwner | null, string, string]>([
  [owner, 'Unitdesk Runner has had it open since', 'Stop Unitdesk Runner, then try again.'],
  [{ ...owner, program: 'window' }, 'Another Unitdesk has had it open', 'Close the other Unitdesk'],
  [null, 'Another program uses it.', 'Close the other program, then try again.'],
])('a store in use names who has it: %j', async (has, wrong, advice) => {
  const main = mainOnOrder()
  render(<RecoveryScreen help={null} />, { wrapper: await pageAround() })
  const state = await main.asked('store.readState')
  const path = '/home/novak/unitdesk.db'
  state.answer({ kind: 'closed', cause: 'inUse', path, backupFrom: null, owner: has })
  const sentence = await screen.findByText(new RegExp(wrong))
  expect(sentence.textContent).toContain(advice)
  if (has !== null) expect(sentence.textContent).toContain('(process 815 on office)')
})
