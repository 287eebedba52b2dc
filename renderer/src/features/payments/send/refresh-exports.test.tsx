// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import { minuteMs } from '#core/time'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { clock } from '../../../ui/timing/clock.ts'
import { RefreshExports } from './refresh-exports.tsx'

const accountId = accountIdSchema.parse('a1')

const start = async (waits: readonly (readonly [name: string, minutes: number])[]) => {
  const main = mainOnOrder()
  const button = <RefreshExports workspaceId={workspaceIdSchema.parse('w1')} />
  render(button, { wrapper: await pageAround() })
  const read = await main.asked('exports.listCooldowns')
  read.answer(
    waits.map(([name, minutes]) => ({
      accountId,
      endpoint: `list-excel-payments-${name}`,
      until: clock.now() + minutes * minuteMs,
    })),
  )
}

test('while the CRM tells nothing new, the button says in how many minutes it will', async () => {
  await start([
    ['prescribed', 9],
    ['incoming', 3.5],
  ])
  expect(await screen.findByRole('button', { name: 'Load from the CRM in 4 min' })).toBeTruthy()
})

test('it asks at once as long as one of the two can be asked for', async () => {
  await start([['prescribed', 9]])
  expect(await screen.findByRole('button', { name: 'Load from the CRM' })).toBeTruthy()
})
