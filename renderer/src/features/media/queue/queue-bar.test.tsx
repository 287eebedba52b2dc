// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/failure'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { sampleDesk } from '../testing/sample-desk.ts'
import { sampleFile } from '../testing/sample-file.ts'
import { QueueBar } from './queue-bar.tsx'

const saidOf = async (pausedBy: Failure | null) => {
  mainOnOrder()
  const files = [sampleFile({ states: [{ kind: 'queued' }] })]
  const desk = sampleDesk({ files, isRunning: true, pausedBy })
  const { unmount } = render(<QueueBar desk={desk} report={null} />, {
    wrapper: await pageAround(),
  })
  const said = screen.getByRole('region', { name: 'Sending' }).textContent
  unmount()
  return said
}

test('files that wait for an account say for which one', async () => {
  const held: Failure = {
    kind: 'held',
    account: 'Media of Vltavan',
    endpoint: null,
    cause: 'refused',
    since: 1,
    until: null,
    failuresInARow: 1,
    again: 'afterFix',
  }
  expect(await saidOf(held)).toContain('Sending is waiting for the account “Media of Vltavan”')
  const nobody = await saidOf({ kind: 'cancelled', again: 'now' })
  expect(nobody).toContain('Sending is waiting')
  expect(nobody).not.toContain('account')
})
