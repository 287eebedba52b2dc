// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react'
import type { ColDef } from 'ag-grid-community'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addMissingFeatures } from '../../testing/add-missing-features.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { Sheet } from './sheet.tsx'

addMissingFeatures()

interface Flat {
  readonly id: string
  readonly reason: string | null
}

const flats: Flat[] = [
  { id: '1', reason: null },
  { id: '2', reason: 'Sold' },
]

const flatNumber: ColDef<Flat> = {
  colId: 'id',
  field: 'id',
  headerTooltip: 'The number of the unit',
  tooltip: ({ data }) => data?.reason ?? null,
}

const start = async (columns: ColDef<Flat>[] = [flatNumber]) => {
  const { container } = render(
    <Sheet label="Units" density="normal" rows={flats} rowId={({ id }) => id} columns={columns} />,
    { wrapper: await pageAround() },
  )
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`there is no ${selector}`)
    return found
  }
  const cell = (row: number) => find(`[row-index="${row}"] .ag-cell`)
  // Rows beyond the edge come a moment later, and this page has no height.
  await expect.poll(() => container.querySelector('[row-index="1"] .ag-cell')).not.toBeNull()
  return { cell, header: () => find('.ag-header-cell[col-id="id"]') }
}

/** A move of the pointer, and all the time that a hint may take to come. */
const pass = (move: () => void): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  move()
  act(() => vi.runAllTimers())
  vi.useRealTimers()
}

const rest = (on: HTMLElement) => fireEvent.pointerOver(on)
/** Whether it can be seen is a matter for the stories. */
const hint = () => document.querySelector('[role="tooltip"]')?.textContent ?? null

test('a cell says what its column tells of it, and a cell without a reason says nothing', async () => {
  const { cell } = await start()
  rest(cell(1))
  await expect.poll(hint).toBe('Sold')
  pass(() => rest(cell(0)))
  expect(hint()).toBeNull()
})

test('a column that stands behind a hidden one, under a name that the page escapes, tells of its own cells', async () => {
  const { cell } = await start([
    { colId: 'hidden', hide: true, tooltip: () => 'Of the hidden column' },
    { ...flatNumber, colId: 'Cellar & loft' },
    { colId: 'next', tooltip: () => 'Of the next column' },
  ])
  rest(cell(1))
  await expect.poll(hint).toBe('Sold')
})

test('the tip of the grid itself does not come up beside the hint', async () => {
  const complained = vi.spyOn(console, 'error')
  onTestFinished(() => complained.mockRestore())
  const { cell } = await start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.mouseEnter(cell(1))
  // It would come within two seconds, and go by itself after ten.
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  vi.useRealTimers()
  expect(document.querySelector('.ag-tooltip')).toBeNull()
  // The grid could also say that it misses them.
  expect(complained).not.toHaveBeenCalled()
})

test('a header says what its column is', async () => {
  const { header } = await start()
  rest(header())
  await expect.poll(hint).toBe('The number of the unit')
})

test.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'k' })],
  ['a press', (on: HTMLElement) => fireEvent.pointerDown(on)],
  ['a turned wheel', (on: HTMLElement) => fireEvent.wheel(on)],
  [
    'a pointer that has left',
    (on: HTMLElement) => on.closest('[class*=sheet]')?.dispatchEvent(new Event('pointerleave')),
  ],
] as const)('%s ends a hint', async (_what, end) => {
  const { cell } = await start()
  rest(cell(1))
  await expect.poll(hint).toBe('Sold')
  end(cell(1))
  await expect.poll(hint).toBeNull()
})

test('a hint does not come back to the cell that was pressed, or while a button is held', async () => {
  const { cell } = await start()
  rest(cell(1))
  await expect.poll(hint).toBe('Sold')
  fireEvent.pointerDown(cell(1))
  const within = cell(1).appendChild(document.createElement('span'))
  pass(() => rest(within))
  expect(hint()).toBeNull()
  pass(() => fireEvent.pointerOver(cell(0), { buttons: 1 }))
  pass(() => fireEvent.pointerOver(cell(1), { buttons: 1 }))
  expect(hint()).toBeNull()
})

test('an open editor has words of its own, and no hint', async () => {
  const { cell } = await start()
  cell(1).classList.add('ag-cell-inline-editing')
  pass(() => rest(cell(1)))
  expect(hint()).toBeNull()
})

test('words that have no room are said whole', async () => {
  const { cell } = await start()
  Object.defineProperty(cell(0), 'scrollWidth', { value: 200 })
  rest(cell(0))
  await expect.poll(hint).toBe('1')
})
