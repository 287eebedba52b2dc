// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScreenName } from '#core/contract/app'
import { workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { ProjectSwitcher } from './project-switcher.tsx'

test.each<[ScreenName, number]>([
  ['prices', 1],
  ['media', 1],
  ['leads', 0],
  ['payments', 0],
  ['exports', 0],
  ['settings', 0],
])('on %s %i project can be chosen: only where a screen shows one', async (name, count) => {
  mainOnOrder()
  const place = { workspaceId: workspaceIdSchema.parse('w1'), projectId: null, screen: name }
  render(<ProjectSwitcher />, { wrapper: await pageAround({ place }) })
  expect(screen.queryAllByRole('combobox', { name: 'Choose a project' })).toHaveLength(count)
})
