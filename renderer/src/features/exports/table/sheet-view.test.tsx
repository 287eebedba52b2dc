// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReportColumn } from '#core/exports/table/report-table'
import { fromJson } from '#core/json'
import { addMissingFeatures } from '../../../testing/add-missing-features.ts'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { SheetView } from './sheet-view.tsx'
import type { SheetViewProps } from './sheet-view-props.ts'

addMissingFeatures()
// A menu that counts as hidden has nothing to focus: Mantine prints the whole tree of it to say so.
vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const column = (name: string, type: ReportColumn['type'] = 'text') => ({
  name,
  title: name,
  id: null,
  type,
})
const columns = [column('Projekt'), column('Jednotka'), column('Cena', 'number')]
const rows = [
  { id: '0', cells: ['Dubová', 'A.101', 123_456_789] },
  { id: '1', cells: ['Lípová', 'A.102', 1_000_000_000] },
]

/** Two units as they came from the CRM. */
const start = async () => {
  const main = mainOnOrder()
  const report = { id: 'r1', name: 'Units', progress: null }
  const run = { id: 'n1', startedAt: 1, endedAt: 2, state: 'done', failure: null, sha256: 'a' }
  const props = {
    opened: { report, runs: [run], place: { search: '' }, desk: { density: 'normal' } },
    run,
    sheet: { name: 'Export', rows: rows.length, columns },
    sheets: [{ name: 'Export' }],
    sheetAt: 0,
    rows,
    isComplete: true,
    onSheet: () => undefined,
  } as unknown as SheetViewProps
  const { container } = render(<SheetView {...props} />, { wrapper: await pageAround() })
  const frozen = () =>
    [...container.querySelectorAll('.ag-grid-pinned-left-cells .ag-header-cell-text')].map(
      ({ textContent }) => textContent,
    )
  await expect.poll(frozen).not.toEqual([])
  // Nothing tells this document that a popover has come to its place: what is in it counts as hidden.
  const click = async (role: string, name: string) =>
    fireEvent.click(await screen.findByRole(role, { name, hidden: true }))
  const press = (name: string) => click('button', name)
  return {
    main,
    frozen,
    press,
    click,
    search: (text: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Search in all columns' }), {
        target: { value: text },
      }),
    /** What stands at the foot of each column. */
    foot: () =>
      [...container.querySelectorAll('.ag-row-pinned [col-id]')].map(
        ({ textContent }) => textContent,
      ),
    counted: () => screen.getByRole('region', { name: 'Summary of the table' }).textContent,
  }
}

test('the unit number stays in sight until a person says otherwise, and any other column does if they want it', async () => {
  const { frozen, press } = await start()
  expect(frozen()).toEqual(['Jednotka'])
  await press('Columns')
  await press('Freeze Cena at the left')
  await expect.poll(frozen).toEqual(['Jednotka', 'Cena'])
  await press('Freeze Jednotka at the left')
  await expect.poll(frozen).toEqual(['Cena'])
})

test('totals are told with separators', async () => {
  const { foot } = await start()
  await expect.poll(foot).toEqual(['Sum', '', '1,123,456,789'])
})

test('what is in a hidden column is found without its accents, and a person is asked what to save', async () => {
  const { click, search, counted, press, main } = await start()
  await press('Columns')
  await click('checkbox', 'Projekt')
  search('lipova')
  await expect.poll(counted).toContain('1 of 2 rows')
  await press('Export')
  await click('menuitem', 'Save as CSV…')
  const dialog = await screen.findByRole('dialog', { name: 'Save what is shown, or everything?' })
  expect(dialog.textContent).toContain('1 of 2 rows and 2 of 3 columns are shown here.')
  await press('Save what is shown')
  const { input } = await main.asked('tables.saveTable')
  expect(input).toMatchObject({ fileName: 'Units', format: 'csv' })
  expect(fromJson(input.table).columns.map(({ title }) => title)).toEqual(['Jednotka', 'Cena'])
  expect(fromJson(input.table).rows).toEqual([['A.102', 1_000_000_000]])
})

test('where everything is shown nobody is asked', async () => {
  const { press, click, main } = await start()
  await press('Export')
  await click('menuitem', 'Save as CSV…')
  expect((await main.asked('exports.saveRunAs')).input).toEqual({ runId: 'n1', format: 'csv' })
})
