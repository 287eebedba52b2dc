// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutputOf } from '#core/contract/index'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { SettingsFields } from './settings-fields.tsx'

const settings: OutputOf<'exports.readSettings'> = {
  retention: { maxCount: 200, maxAgeMs: null, maxTotalBytes: null },
  digest: { isOn: true, time: '08:00' },
  startsWithSystem: false,
  staysInTray: false,
  usedBytes: 0,
  contents: 0,
  runs: 0,
  bin: { runs: 0, bytes: 0 },
  isOverQuota: false,
  canStartWithSystem: true,
  canStayInTray: true,
}

const start = async () => {
  const main = mainOnOrder()
  render(<SettingsFields settings={settings} onClose={() => undefined} />, {
    wrapper: await pageAround(),
  })
  const time = screen.getByRole('textbox', { name: 'Time of the daily notification' })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  return { main, time, save }
}

test('every setting is saved by the one button, and by nothing else', async () => {
  const { main, time, save } = await start()
  fireEvent.click(screen.getByRole('checkbox', { name: /tray/ }))
  fireEvent.change(time, { target: { value: '6.30 pm' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Days' }), { target: { value: '30' } })
  expect(main.waiting()).not.toContain('exports.saveSettings')
  save()
  const plan = await main.asked('exports.planRetention')
  plan.answer({ toBin: 0, forGood: 0, freedBytes: 0 })
  const { input } = await main.asked('exports.saveSettings')
  expect(input).toEqual({
    retention: { maxCount: 200, maxAgeMs: 30 * 86_400_000, maxTotalBytes: null },
    digest: { isOn: true, time: '18:30' },
    startsWithSystem: false,
    staysInTray: true,
  })
})

test('a time is written as in a schedule, whatever clock the computer has', async () => {
  const { main, time, save } = await start()
  fireEvent.change(time, { target: { value: '9' } })
  fireEvent.blur(time)
  expect(time).toHaveProperty('value', '09:00')
  fireEvent.change(time, { target: { value: '25:00' } })
  save()
  expect(await screen.findByText('A time such as 08:00.')).toBeTruthy()
  expect(main.waiting()).not.toContain('exports.planRetention')
})
