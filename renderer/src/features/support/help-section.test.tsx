// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { notices, pageAround } from '../../testing/render-in-page.tsx'
import { HelpSection } from './help-section.tsx'
import { useRequestedReport } from './use-report.tsx'

const report = {
  id: 'report-1',
  parts: [
    { name: 'versions.json' as const, text: 'unitdesk 1.2.3' },
    { name: 'log.txt' as const, text: 'started and ended' },
  ],
}

const open = async () => {
  const main = mainOnOrder()
  const page = render(<HelpSection />, { wrapper: await pageAround() })
  fireEvent.click(page.getByText('Save a report for support…'))
  const prepared = await main.asked('support.prepareReport')
  prepared.answer(report)
  const dialog = () => document.querySelector('[role="dialog"]')
  await expect.poll(() => dialog()?.textContent ?? '').toContain('log.txt')
  return { ...page, main, dialog }
}

test('a report is read part by part before it is saved, and saved as it was shown', async () => {
  const { main, dialog, getByText } = await open()
  expect(dialog()?.textContent).toContain('Nothing is sent')
  const [, log] = document.querySelectorAll('details')
  if (log === undefined) throw new Error('the log is not listed')
  log.open = true
  fireEvent(log, new Event('toggle'))
  await expect.poll(() => dialog()?.textContent).toContain('started and ended')
  expect(main.waiting()).not.toContain('support.saveReport')
  fireEvent.click(getByText('Save the report…'))
  const saved = await main.asked('support.saveReport')
  expect(saved.input).toEqual({ id: 'report-1' })
  saved.answer({ file: '/home/eva/report.zip' })
  await expect.poll(notices).toContain('/home/eva/report.zip')
  await expect.poll(dialog).toBeNull()
})

test('who decides otherwise in the dialog of the system sees the report as before', async () => {
  const { main, dialog, getByText } = await open()
  fireEvent.click(getByText('Save the report…'))
  const saved = await main.asked('support.saveReport')
  saved.answer(null)
  await expect.poll(() => dialog()?.querySelector('[data-loading]')).toBeNull()
  expect(dialog()?.textContent).toContain('log.txt')
  expect(notices()).toBe('')
})

test('the folder of the log is shown by the system', async () => {
  const main = mainOnOrder()
  const { getByText } = render(<HelpSection />, { wrapper: await pageAround() })
  fireEvent.click(getByText('Open the log folder'))
  expect((await main.asked('support.showLogFolder')).input).toEqual({})
})

const Window = () => useRequestedReport().dialog

test('the menu of the system shows the report wherever its person is', async () => {
  const main = mainOnOrder()
  render(<Window />, { wrapper: await pageAround() })
  main.tell('support.reportRequested', {})
  const prepared = await main.asked('support.prepareReport')
  prepared.answer(report)
  await expect
    .poll(() => document.querySelector('[role="dialog"]')?.textContent ?? '')
    .toContain('log.txt')
})
