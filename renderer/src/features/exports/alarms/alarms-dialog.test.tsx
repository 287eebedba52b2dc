// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutputOf } from '#core/contract/index'
import { toJson } from '#core/json'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { notices, pageAround } from '../../../testing/render-in-page.tsx'
import { AlarmsDialog } from './alarms-dialog.tsx'

const settings = {
  recipients: ['boss@example.com'],
  toWebhook: false,
  kinds: ['reports', 'leads', 'accounts'],
} as const

const nothing: OutputOf<'exports.readAlarms'> = { settings: null, alarms: [], messages: [] }

const start = async (known: OutputOf<'exports.readAlarms'>) => {
  const main = mainOnOrder()
  render(<AlarmsDialog onClose={() => undefined} />, { wrapper: await pageAround() })
  const read = await main.asked('exports.readAlarms')
  read.answer(known)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  await screen.findByRole('button', { name: 'Send a test' })
  return { main, press }
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'By e-mail to' }), { target: { value } })

test('nobody is told before somebody is named, and then of everything', async () => {
  const { main, press } = await start(nothing)
  press('Save')
  expect(await screen.findByText(/Choose who is told/)).toBeTruthy()
  expect(main.waiting()).not.toContain('exports.saveAlarms')
  type('boss@example.com')
  press('Save')
  const { input, answer } = await main.asked('exports.saveAlarms')
  expect(input).toEqual({ settings: toJson(settings) })
  answer(null)
  await expect.poll(notices).toContain('You will be told when something fails')
})

test('a test goes to those who are typed, and each way says how it went', async () => {
  const { main, press } = await start(nothing)
  type('boss@example.com')
  fireEvent.click(screen.getByRole('checkbox', { name: /webhook/ }))
  press('Send a test')
  const { input, answer } = await main.asked('exports.testAlarms')
  expect(input).toEqual({ settings: toJson({ ...settings, toWebhook: true }) })
  answer([
    { way: 'email', failure: null },
    {
      way: 'webhook',
      failure: { kind: 'notDelivered', trouble: 'refused', answer: '403 no', again: 'afterFix' },
    },
  ])
  expect(await screen.findByText('The mail server accepted the test.')).toBeTruthy()
  expect(screen.getByText(/403 no/)).toBeTruthy()
})

test('what fails now is said, and of a message whose answer was lost that nobody knows', async () => {
  await start({
    settings: { ...settings, recipients: [...settings.recipients] },
    alarms: [
      {
        trouble: { kind: 'report', key: 'r', workspace: 'Acme', report: 'Units', failures: 2 },
        beganAt: 0,
        toldAt: 0,
      },
    ],
    messages: [
      { id: 'm', way: 'webhook', state: 'unknown', stateAt: 0, failure: null, refused: [] },
    ],
  })
  expect(screen.getByText(/Acme: the report “Units” has failed 2 times in a row/)).toBeTruthy()
  expect(screen.getByText(/To the webhook: sent on .* may or may not have arrived/)).toBeTruthy()
})
