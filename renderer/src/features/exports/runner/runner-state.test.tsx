// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RunnerStatus, ToldReport } from '#core/runner/runner-status'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { RunnerState } from './runner-state.tsx'

const at = Date.UTC(2026, 10, 30, 8)

const report = (name: string, told: Partial<ToldReport> = {}): ToldReport => ({
  id: name,
  name,
  nextRunAt: null,
  isPaused: false,
  failuresInARow: 0,
  openAlerts: 0,
  succeededAt: null,
  runs: [],
  ...told,
})

const look = async (reports: ToldReport[], leads: RunnerStatus['workspaces'][number]['leads']) => {
  const main = mainOnOrder()
  render(<RunnerState />, { wrapper: await pageAround() })
  fireEvent.click(screen.getByRole('button', { name: 'Look now' }))
  const asked = await main.asked('exports.askRunner')
  asked.answer({
    version: '1.2.3',
    startedAt: at,
    at,
    alarms: 0,
    refusal: null,
    storedBytes: 0,
    jobs: [],
    workspaces: [{ name: 'Podviní', accounts: [], leads, reports }],
  })
  await screen.findByText(/as of/)
}

test('a runner whose reports do not come, or whose leads are refused, is not in order', async () => {
  const reports = [
    report('Units', { isPaused: true, failuresInARow: 3 }),
    report('Deals', { nextRunAt: at - 3_600_000 }),
  ]
  await look(reports, { missing: 0, rejected: 2, isSilent: true })
  expect(screen.queryByText('Everything is in order.')).toBeNull()
  for (const trouble of [
    /“Units” of “Podviní” fails/,
    /“Deals” .* hasn’t run/,
    /refused: 2/,
    /No lead/,
  ])
    expect(screen.getByText(trouble)).toBeTruthy()
})

test('a runner that has nothing to tell is in order', async () => {
  await look([report('Units', { nextRunAt: at + 1 })], null)
  expect(screen.getByText('Everything is in order.')).toBeTruthy()
})
