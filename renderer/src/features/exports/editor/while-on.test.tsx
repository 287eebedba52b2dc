// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Report } from '#core/contract/exports'
import type { OutputOf } from '#core/contract/index'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import type { EditorParts } from './editor-parts.ts'
import { emptyReport, type ReportForm, toReportForm } from './report-form.ts'
import { RunFields } from './run-fields.tsx'

const background = { startsWithSystem: false, staysInTray: false }
const rules = { retention: null, digest: null }
const settings = {
  ...rules,
  ...background,
  canStartWithSystem: true,
  canStayInTray: true,
} as unknown as OutputOf<'exports.readSettings'>

const start = async (part: Partial<ReportForm> = {}, report: Partial<Report> | null = null) => {
  const main = mainOnOrder()
  const form = { ...toReportForm(emptyReport), ...part }
  const parts = { form, report, isTried: false, wrong: new Set() } as unknown as EditorParts
  const { container } = render(<RunFields {...parts} />, { wrapper: await pageAround() })
  return { main, said: () => container.textContent }
}

test('a schedule says that it needs a running computer, and what becomes of the times that it misses', async () => {
  const { said } = await start()
  expect(said()).toContain('It runs only while this computer is on and Unitdesk is open.')
  expect(said()).toContain('made up by one run')
})

test('what becomes of missed times follows the rule that is chosen', async () => {
  const { said } = await start({ missed: 'skip' })
  expect(said()).toContain('Missed runs are skipped.')
})

test('who makes a schedule can let Unitdesk go on without a window right there', async () => {
  const { main } = await start()
  const read = await main.asked('exports.readSettings')
  read.answer(settings)
  fireEvent.click(await screen.findByRole('checkbox', { name: /tray/ }))
  const saved = await main.asked('exports.saveSettings')
  expect(saved.input).toEqual({ ...rules, ...background, staysInTray: true })
})

test('a report that runs by hand says nothing of that', async () => {
  const { said } = await start({
    schedule: { ...toReportForm(emptyReport).schedule, kind: 'none' },
  })
  expect(said()).not.toContain('this computer is on')
})

test('a report of the team says which computer loads it, and that it changes for everybody', async () => {
  const { main, said } = await start({}, { ofTeam: 't1', rules: {} as Report['rules'] })
  const team = { desks: [{ program: 'runner' }] } as unknown as OutputOf<'team.readTeam'>
  const read = await main.asked('team.readTeam')
  read.answer(team)
  await screen.findByText(/For the team: the runner downloads it\. .* change for everybody/)
  const alone = await start({}, { ofTeam: 't1' })
  expect(alone.said()).not.toContain('For the team')
  expect(said()).toContain('For the team')
})
