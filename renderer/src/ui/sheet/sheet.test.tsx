// @vitest-environment happy-dom
import { createEvent, fireEvent, render } from '@testing-library/react'
import type { ColDef } from 'ag-grid-community'
import { createRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addMissingFeatures } from '../../testing/add-missing-features.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetEditing } from './sheet-editing.ts'
import type { SheetHandle } from './sheet-props.ts'

// Whether a popover can be seen is a matter for the stories.
addMissingFeatures()

interface Flat {
  readonly id: string
  readonly net: string
  readonly isLocked: boolean
}

const flats: Flat[] = ['1', '2', '3'].map((id) => ({ id, net: `${id}0`, isLocked: id === '2' }))
const net: ColDef<Flat> = { colId: 'net', field: 'net' }
const number: ColDef<Flat> = { colId: 'Flat & house', field: 'id' }

/** A spreadsheet of three flats, of which the second is locked. */
const start = async () => {
  const told: string[] = []
  const opened = new Set<string>()
  const editing: SheetEditing<Flat> = {
    isEditable: ({ id, isLocked }, colId) =>
      (!isLocked || opened.has(id)) && (colId === net.colId || colId === number.colId),
    rawText: ({ net }) => net,
    problemOf: (_colId, text) => (/^[0-9]*$/.test(text) ? null : 'This is not a number'),
    onEdits: (edits, act, passed) => {
      told.push(...edits.map(({ row, text }) => `${act} ${row.id}=${text}`))
      told.push(...passed.map(({ row }) => `passed ${row.id}`))
    },
    onPaste: () => undefined,
    onUndo: () => told.push('undo'),
    onRedo: () => told.push('redo'),
  }
  const handle = createRef<SheetHandle<Flat>>()
  const sheetOf = (columns: ColDef<Flat>[], rows = flats) => (
    <Sheet
      label="Prices"
      density="normal"
      rows={rows}
      rowId={({ id }) => id}
      columns={columns}
      onRange={() => undefined}
      editing={editing}
      handle={handle}
    />
  )
  const { container, rerender, unmount } = render(sheetOf([net]), { wrapper: await pageAround() })
  const cell = (row: number) =>
    container.querySelector<HTMLElement>(`[row-index="${row}"] [col-id="net"]`)
  // The keys of a spreadsheet come a moment after the table, and so do rows beyond the edge of a page that has no height;
  // then the cells say whether they are locked.
  const isReadOnly = (row: number) => cell(row)?.getAttribute('aria-readonly')
  await expect
    .poll(() => flats.map((_, row) => isReadOnly(row)))
    .toEqual(['false', 'true', 'false'])
  const input = () => container.querySelector<HTMLInputElement>('.ag-cell-inline-editing input')
  const secondCell = (row: number) =>
    container.querySelectorAll<HTMLElement>(`[row-index="${row}"] .ag-cell`)[1] ?? null
  const choose = (row: number, cellOf = cell): HTMLElement => {
    const place = cellOf(row)
    if (place === null) throw new Error(`there is no row ${row}`)
    fireEvent.pointerDown(place, { button: 0 })
    if (fireEvent.mouseDown(place)) place.focus()
    return place
  }
  return {
    told,
    /** The lock of a flat goes. */
    unlock: (id: string) => opened.add(id),
    addColumn: () => rerender(sheetOf([net, number])),
    /** The rows as they come from elsewhere, the last one first. */
    turnRows: () => rerender(sheetOf([net], flats.toReversed())),
    cell,
    unmount,
    selected: () => handle.current?.seen()?.range?.rows.map(({ id }) => id),
    selectedColumns: () => handle.current?.seen()?.range?.colIds,
    secondCell,
    chooseSecond: (row: number) => choose(row, secondCell),
    input,
    choose,
    /** The row of the cell that is open. */
    openRow: () => input()?.closest('[row-index]')?.getAttribute('row-index') ?? null,
    clickHeader: () => {
      fireEvent.pointerDown(container.querySelector('.ag-header-cell') ?? container, { button: 0 })
    },
    press: (row: number, key: string) => {
      fireEvent.keyDown(choose(row), { key })
    },
    /** Whatever has the keyboard. */
    key: (key: string, held: { readonly ctrlKey?: boolean; readonly shiftKey?: boolean } = {}) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held })
    },
    /** The same, so many milliseconds later. */
    keyLater: (ms: number, key: string) => {
      const place = document.activeElement ?? document.body
      const event = createEvent.keyDown(place, { key })
      Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + ms })
      fireEvent(place, event)
    },
    type: (text: string) => {
      const open = input()
      if (open === null) throw new Error('no cell is open')
      fireEvent.input(open, { target: { value: text } })
    },
  }
}

test('a locked cell does not open, another one does with what was typed', async () => {
  const { press, input, openRow, unmount } = await start()
  press(1, '5')
  press(2, '7')
  await expect.poll(() => input()?.value).toBe('7')
  expect(openRow()).toBe('2')
  unmount()
})

test('of a number whose first digits a cell refused, the rest is no number that it takes', async () => {
  const { press, key, unlock, input, unmount } = await start()
  press(1, '9')
  key('0')
  unlock('2')
  key('0')
  key(' ')
  key('0')
  expect(input()).toBeNull()
  key('Enter')
  press(1, '9')
  await expect.poll(() => input()?.value).toBe('9')
  unmount()
})

test('a number whose digits are typed with Shift is one number, also where the key is let go of in between', async () => {
  const { press, key, unlock, input, unmount } = await start()
  press(1, '9')
  unlock('2')
  key('Shift', { shiftKey: true })
  key('0', { shiftKey: true })
  expect(input()).toBeNull()
  unmount()
})

test('who tries again a moment after a cell has refused a number types a new one', async () => {
  const { press, keyLater, unlock, input, unmount } = await start()
  press(1, '9')
  unlock('2')
  keyLater(3_000, '8')
  await expect.poll(() => input()?.value).toBe('8')
  unmount()
})

test('who leaves the screen while a cell is open loses nothing, and nothing breaks behind them', async () => {
  const { press, input, type, told, unmount } = await start()
  press(0, '1')
  await expect.poll(() => input()?.value).toBe('1')
  type('15')
  unmount()
  expect(told).toEqual(['edit 1=15'])
  // The table tells of its editors once more when it is gone; an error then fails the run.
  await new Promise((resolve) => setTimeout(resolve))
})

test('who leaves the screen as its columns change, a cell being open, breaks nothing', async () => {
  const { press, addColumn, input, unmount } = await start()
  addColumn()
  press(0, '1')
  expect(input()?.value).toBe('1')
  unmount()
  // The table tells of its columns when it is gone; an error then fails the run.
  await new Promise((resolve) => setTimeout(resolve))
})

test('Enter keeps what was typed, Escape does not', async () => {
  const { press, input, type, key, told, unmount } = await start()
  press(0, '1')
  await expect.poll(() => input()?.value).toBe('1')
  type('15')
  key('Enter')
  await expect.poll(input).toBeNull()
  expect(told).toEqual(['edit 1=15'])
  press(0, '9')
  await expect.poll(() => input()?.value).toBe('9')
  key('Escape')
  await expect.poll(input).toBeNull()
  expect(told).toEqual(['edit 1=15'])
  unmount()
})

test('what is no number stays in its open cell, whatever is pressed or clicked, until it is one', async () => {
  const { press, clickHeader, input, type, key, openRow, told, unmount } = await start()
  press(0, '9')
  await expect.poll(() => input()?.value).toBe('9')
  type('9,8 mil')
  key('Enter')
  clickHeader()
  key('Tab')
  expect({ open: openRow(), text: input()?.value, told }).toEqual({
    open: '0',
    text: '9,8 mil',
    told: [],
  })
  type('98')
  clickHeader()
  await expect.poll(input).toBeNull()
  expect(told).toEqual(['edit 1=98'])
  unmount()
})

test('Delete clears a range and tells of the locked flat that it passed', async () => {
  const { choose, key, told, unmount } = await start()
  choose(0)
  key('ArrowDown', { shiftKey: true })
  key('Delete')
  expect(told).toEqual(['clear 1=null', 'passed 2'])
  unmount()
})

test('Ctrl+Enter gives a whole range what was typed into its cell', async () => {
  const { choose, input, key, told, unmount } = await start()
  choose(0)
  key('ArrowDown', { shiftKey: true })
  key('ArrowDown', { shiftKey: true })
  key('7')
  await expect.poll(() => input()?.value).toBe('7')
  key('Enter', { ctrlKey: true })
  expect(told).toEqual(['fill 1=7', 'fill 3=7', 'passed 2'])
  unmount()
})

test('whoever asks which rows are selected is answered at once, also before the screen is told', async () => {
  const { choose, key, selected, unmount } = await start()
  choose(0)
  key('ArrowDown', { shiftKey: true })
  expect(selected()).toEqual(['1', '2'])
  unmount()
})

test('a cell can be chosen whose column has a name that the page escapes', async () => {
  const { addColumn, secondCell, chooseSecond, selectedColumns, unmount } = await start()
  addColumn()
  await expect.poll(() => secondCell(0)?.getAttribute('aria-readonly')).toBe('false')
  chooseSecond(0)
  expect(selectedColumns()).toEqual(['Flat & house'])
  unmount()
})

test('Ctrl+Z and Ctrl+Y are the steps of the table where no cell is open', async () => {
  const { choose, key, told, unmount } = await start()
  choose(0)
  key('z', { ctrlKey: true })
  key('y', { ctrlKey: true })
  expect(told).toEqual(['undo', 'redo'])
  unmount()
})

test('what is filled by dragging goes to the flats that were there, also where others come meanwhile', async () => {
  const { choose, cell, turnRows, told, unmount } = await start()
  // The rows beyond the edge are drawn a moment later.
  await expect.poll(() => cell(2)).not.toBeNull()
  // Without a layout every point of a cell is its corner: the second press is one on the handle.
  fireEvent.pointerUp(choose(0))
  const held = { button: 0, buttons: 1 }
  fireEvent.pointerDown(choose(0), held)
  const under = vi.spyOn(document, 'elementFromPoint').mockReturnValue(cell(2))
  onTestFinished(() => under.mockRestore())
  fireEvent.pointerMove(document, held)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  turnRows()
  fireEvent.pointerUp(document, { button: 0, buttons: 0 })
  expect(told).toEqual(['copy 3=10', 'passed 2'])
  await expect.poll(() => cell(0)?.textContent).toBe('30')
  unmount()
})
