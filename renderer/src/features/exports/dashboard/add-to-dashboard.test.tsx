// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Tile } from '#core/exports/dashboard/dashboard'
import { reportJobIdSchema, workspaceIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import type { RunsPlace } from '../opened-report.ts'
import { AddToDashboard } from './add-to-dashboard.tsx'

const report = {
  id: reportJobIdSchema.parse('r1'),
  workspaceId: workspaceIdSchema.parse('w1'),
} as RunsPlace['report']

const shown: Pick<Tile, 'title' | 'chart' | 'pivot' | 'look'> = {
  title: 'Units',
  chart: 'bar',
  look: 'table',
  pivot: {
    rows: [{ by: 'value', column: ['project'] }],
    columns: null,
    value: null,
    measure: 'count',
  },
}

test('a second tile is added to the first one, before main has said that anything changed', async () => {
  const main = mainOnOrder()
  render(<AddToDashboard opened={{ report, desk: { go: () => undefined } }} shown={shown} />, {
    wrapper: await pageAround(),
  })
  ;(await main.asked('exports.readDashboard')).answer({ tiles: [], runs: [], sending: null })
  const add = await screen.findByRole('button', { name: 'Add Units to the dashboard' })
  await expect.poll(() => add.hasAttribute('disabled')).toBe(false)
  // The second of two clicks in the same moment is a slip.
  fireEvent.click(add)
  fireEvent.click(add)
  const first = await main.asked('exports.saveTiles')
  expect(main.waiting()).not.toContain('exports.saveTiles')
  first.answer(null)
  await expect.poll(() => add.hasAttribute('data-loading')).toBe(false)
  fireEvent.click(add)
  const { input } = await main.asked('exports.saveTiles')
  expect(fromJson(input.tiles)).toHaveLength(2)
})
