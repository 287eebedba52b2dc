// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../../testing/render-in-page.tsx'
import type { CalendarEntry, CalendarRun } from './calendar-entries.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import { dayNumberOf } from './calendar-range.ts'

const run = (state: string): CalendarRun => ({
  id: state,
  startedAt: 0,
  hasFailed: state === 'Failed',
  mark: '',
  state,
})

const entry = (name: string, ...runs: CalendarRun[]) =>
  ({
    work: { id: name, name, isPaused: true },
    time: '07:00',
    last: '12:00',
    count: runs.length || 1,
    runs,
  }) as unknown as CalendarEntry

test('a past run says how it went, several say what went wrong, and what is to come whether it is paused', async () => {
  const day = dayNumberOf('2026-11-18')
  const entries = [
    entry('Units', run('Done')),
    entry('Deals', run('Done'), run('Failed'), run('Done'), run('Done')),
    entry('Leads'),
  ]
  render(
    <CalendarGrid
      weeks={[[day]]}
      entries={new Map([['2026-11-18', entries]])}
      day={day}
      today={day}
      look="month"
      onDay={() => undefined}
    />,
    { wrapper: await pageAround() },
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '07:00 Units: Done',
    expect.stringMatching(/Deals: Failed$/),
    expect.stringMatching(/^07:00 Leads.*paused/i),
  ])
})
