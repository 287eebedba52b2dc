// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { notices, pageAround } from '../../../testing/render-in-page.tsx'
import { Overview } from './overview.tsx'

const nothing = () => undefined

test('an overview that could not be read says so, and nothing waits for it any more', async () => {
  const main = mainOnOrder()
  const workspaceId = workspaceIdSchema.parse('w')
  render(
    <Overview
      workspaceId={workspaceId}
      onShowSent={nothing}
      onOnlyInCrm={nothing}
      onShowSendings={nothing}
    />,
    { wrapper: await pageAround() },
  )
  await screen.findByRole('status', { name: 'Loading leads' })
  const reading = await main.asked('leads.readDashboard')
  reading.fail({ kind: 'defect', id: '1a2b3c4d', again: 'now' })
  await expect.poll(notices).toContain('1a2b3c4d')
  expect(screen.queryByLabelText('Loading leads')).toBeNull()
})
