// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Job } from '#core/contract/jobs'
import { jobIdSchema, workspaceIdSchema } from '#core/ids'
import { minuteMs } from '#core/time'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { clock } from '../../../ui/timing/clock.ts'
import { SendNotices } from './send-notices.tsx'

const workspaceId = workspaceIdSchema.parse('w1')

const refusedUntil = (until: number): Job => ({
  id: jobIdSchema.parse('j1'),
  kind: 'readPaymentExports',
  subject: workspaceId,
  outcome: {
    kind: 'failed',
    failure: { kind: 'cooling', endpoint: 'list-excel-payments-prescribed', until, again: 'now' },
  },
  phase: 'finished',
  done: 0,
  total: null,
  unit: 'rows',
  startedAt: 0,
  canCancel: false,
})

const start = async (until: number) => {
  const main = mainOnOrder()
  const notices = <SendNotices workspaceId={workspaceId} onUnknown={() => undefined} />
  render(notices, { wrapper: await pageAround() })
  const jobs = await main.asked('jobs.listJobs')
  const totals = await main.asked('payments.readTotals')
  jobs.answer([refusedUntil(until)])
  totals.answer({ totals: [], confirmed: 0, unknown: 1, open: 0, isRestored: false })
  await screen.findByText(/may or may not be booked/)
}

test.each([
  ['stands until its time', 1, true],
  ['is gone when its time has come', -1, false],
])('who was asked to wait: the notice %s', async (_name, minutes, isShown) => {
  await start(clock.now() + minutes * minuteMs)
  expect(screen.queryByText(/The CRM asks us to wait/) !== null).toBe(isShown)
})
