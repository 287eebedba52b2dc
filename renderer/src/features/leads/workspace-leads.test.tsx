// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import type { ServedPlace } from './servings.ts'
import { WorkspaceLeads } from './workspace-leads.tsx'

const workspaceId = workspaceIdSchema.parse('w1')

const show = async (view: string) => {
  mainOnOrder()
  const drafts = new Map<string, unknown>([[`leads-view:${workspaceId}`, view]])
  const leads = (
    <WorkspaceLeads
      workspaceId={workspaceId}
      servedBy={({ area, projectId }: ServedPlace) => ({
        account: `account for ${area} of ${projectId ?? 'all projects'}`,
        trouble: null,
      })}
      askedTrouble="what is wrong with those that are asked"
      onCustomer={() => undefined}
    />
  )
  render(leads, { wrapper: await pageAround({ drafts }) })
}

test('a list for which every account is asked shows none of them as the one that serves', async () => {
  await show('archive')
  expect(screen.queryByText(/^account for/)).toBeNull()
  expect(screen.getByText(/what is wrong/)).toBeTruthy()
})
