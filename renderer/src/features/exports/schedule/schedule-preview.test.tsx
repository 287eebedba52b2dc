// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Schedule } from '#core/exports/schedule/schedule'
import { createFormats } from '#core/format/formats'
import { FormatsContext } from '../../../i18n/formats-context.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { SchedulePreview } from './schedule-preview.tsx'

test.each(['en-US', 'en-GB', 'cs-CZ'])(
  'in %s the times to come are written as the sentence above them says the time',
  async (locale) => {
    const schedule: Schedule = { kind: 'daily', times: ['07:00'], zone: 'Europe/Prague' }
    render(
      <FormatsContext value={createFormats(locale)}>
        <SchedulePreview schedule={schedule} isNone={false} />
      </FormatsContext>,
      { wrapper: await pageAround() },
    )
    expect(screen.getByRole('status').textContent).toBe('Every day at 07:00')
    const times = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(times.length).toBeGreaterThan(1)
    for (const time of times) expect(time).toMatch(/\b07:00$/)
  },
)
