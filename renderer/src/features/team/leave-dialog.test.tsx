// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../testing/render-in-page.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

test.each([
  ['that is there to be tried out speaks of no invitation', true],
  ['needs an invitation to come back', false],
])('who leaves a team %s', async (_what, isDemo) => {
  const wrapper = await pageAround()
  render(<LeaveDialog isDemo={isDemo} onClose={() => undefined} />, { wrapper })
  expect(await screen.findByRole('button', { name: 'Leave the team' })).toBeTruthy()
  expect(screen.queryByText(/invitation/) === null).toBe(isDemo)
})
