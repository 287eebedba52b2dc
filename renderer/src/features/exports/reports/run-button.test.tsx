// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Report } from '#core/contract/exports'
import { reportJobIdSchema } from '#core/ids'
import { minuteMs } from '#core/time'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import type { ExportsDesk } from '../exports-desk.ts'
import { RunButton } from './run-button.tsx'

const id = reportJobIdSchema.parse('r1')

const start = async (slot: number | null) => {
  const main = mainOnOrder()
  const report = { id, name: 'Units', lastRun: { state: 'postponed', slot } } as unknown as Report
  const until = Date.now() + 10 * minuteMs
  const desk = { jobOf: () => null, coolingUntil: () => until } as unknown as ExportsDesk
  render(<RunButton desk={desk} report={report} />, { wrapper: await pageAround() })
  return { main }
}

test('a run that the server has put off says when it is made, and can be called off', async () => {
  const { main } = await start(null)
  expect(screen.getByRole('status').textContent).toMatch(/^Runs at \d\d:\d\d/)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel: Units' }))
  expect((await main.asked('exports.callOffRun')).input).toEqual({ reportId: id })
})

test('what a schedule waits for is not called off here', async () => {
  await start(5)
  expect(screen.getByRole('button', { name: /^Again in/ })).toBeTruthy()
})
