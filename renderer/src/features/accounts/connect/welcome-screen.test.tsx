// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

const nothing = () => undefined

test('a demo whose server takes its time says so, and nothing that has failed', async () => {
  mainOnOrder()
  const wrapper = await pageAround()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(
    <WelcomeScreen
      onDemo={nothing}
      onConnect={nothing}
      isInTeam={false}
      onJoin={null}
      failure={null}
      opening
    />,
    { wrapper },
  )
  expect(screen.getByText('Opening the demo…')).toBeTruthy()
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByText(/The demo’s server is starting\./)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
