// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { usualLeadSettings } from '#core/leads/archive/lead-settings'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { SourceTroubles } from './source-troubles.tsx'

const start = async (isThere: boolean) => {
  const main = mainOnOrder()
  const nothing = () => undefined
  render(
    <SourceTroubles workspaceId={workspaceIdSchema.parse('w1')} onMap={nothing} onOpen={nothing} />,
    { wrapper: await pageAround() },
  )
  const read = await main.asked('leads.readSettings')
  read.answer({
    settings: usualLeadSettings,
    accounts: [],
    folder: { name: 'site', isThere, files: [] },
    address: null,
  })
}

test('a watched folder that cannot be read is told above the leads', async () => {
  await start(false)
  expect(await screen.findByText(/watched folder “site” can’t be read/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sources…' })).toBeTruthy()
})
