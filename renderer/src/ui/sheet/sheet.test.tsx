// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAround } from '../../testing/render-in-page.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetEditing } from './sheet-editing.ts'

interface Flat {
  readonly id: string
  readonly net: string
  readonly isLocked: boolean
}

const flats: Flat[] = ['1', '2', '3'].map((id) => ({ id, net: `${id}0`, isLocked: id === '2' }))
const columns = [{ colId: 'net', field: 'net' as const }]

/** A spreadsheet of three flats, of which the second is locked. */
const start = async () => {
  const told: string[] = []
  const editing: SheetEditing<Flat> = {
    isEditable: ({ isLocked }) => !isLocked,
    rawText: ({ net }) => net,
    onEdits: (edits) => told.push(...edits.map(({ row, text }) => `${row.id}=${text}`)),
    onPaste: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
  }
  const { container, unmount } = render(
    <Sheet
      label="Prices"
      density="normal"
      rows={flats}
      rowId={({ id }) => id}
      columns={columns}
      onRange={() => undefined}
      editing={editing}
    />,
    { wrapper: await pageAround() },
  )
  const cell = (row: number) =>
    container.querySelector<HTMLElement>(`[row-index="${row}"] [col-id="net"]`)
  // The keys of a spreadsheet come a moment after the table; then its cells say whether they are locked.
  await expect.poll(() => cell(0)?.getAttribute('aria-readonly')).toBe('false')
  const input = () => container.querySelector<HTMLInputElement>('.ag-cell-inline-editing input')
  return {
    told,
    unmount,
    input,
    press: (row: number, key: string) => {
      const place = cell(row)
      if (place === null) throw new Error(`there is no row ${row}`)
      fireEvent.mouseDown(place)
      place.focus()
      fireEvent.keyDown(place, { key })
    },
    type: (text: string) => {
      const open = input()
      if (open === null) throw new Error('no cell is open')
      fireEvent.input(open, { target: { value: text } })
    },
  }
}

test('a locked cell does not open, another one does with what was typed', async () => {
  const { press, input, unmount } = await start()
  press(1, '5')
  press(2, '7')
  await expect.poll(() => input()?.value).toBe('7')
  expect(input()?.closest('[row-index]')?.getAttribute('row-index')).toBe('2')
  unmount()
})

test('who leaves the screen while a cell is open loses nothing, and nothing breaks behind them', async () => {
  const { press, input, type, told, unmount } = await start()
  press(0, '1')
  await expect.poll(() => input()?.value).toBe('1')
  type('15')
  unmount()
  expect(told).toEqual(['1=15'])
  // The table tells of its editors once more when it is gone; an error then fails the run.
  await new Promise((resolve) => setTimeout(resolve))
})
