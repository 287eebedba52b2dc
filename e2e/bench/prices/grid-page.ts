import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, type Page } from '@playwright/test'
import { environmentOf } from '../../harness/application.ts'
import { timeClick } from '../in-page.ts'
import { project } from '../started-window.ts'
import type { PricesSeat } from './prices-seat.ts'

interface GridColumn {
  readonly colId: string
  readonly headerName: string
  /** Where a row has its value; a number is written as a number. */
  readonly path: readonly string[]
  readonly isNumber: boolean
  readonly width: number
  readonly hide: boolean
}

/** A pricelist as a page without the application has it: in its memory. */
export interface GridContent {
  readonly columns: readonly GridColumn[]
  readonly rowsJson: readonly string[]
}

interface GridPage {
  readonly page: Page
  readonly close: () => Promise<void>
}

const library = join(
  project,
  'node_modules/ag-grid-community/dist/ag-grid-community.min.noStyle.js',
)

/** What AG Grid's own script puts into a page, as far as this page uses it. */
interface Library {
  readonly createGrid: (place: Element, options: unknown) => { readonly destroy: () => void }
  readonly themeQuartz: { readonly withParams: (params: unknown) => unknown }
}

/** A bare window with a button that makes a table of these rows: nothing but AG Grid is at work. */
const openGridPage = async (
  { executable, seat }: PricesSeat,
  { columns, rowsJson }: GridContent,
): Promise<GridPage> => {
  const folder = join(seat.home, 'hello')
  cpSync(join(import.meta.dirname, '..', 'hello'), folder, { recursive: true })
  const electron = await _electron.launch({
    executablePath: executable,
    args: [folder, `--user-data-dir=${join(seat.home, 'hello-profile')}`, '--disable-gpu'],
    env: environmentOf(seat),
    cwd: folder,
    chromiumSandbox: true,
  })
  const page = await electron.firstWindow()
  await page.addScriptTag({ path: library })
  await page.evaluate(offerGrid, { columns, rowsJson })
  return { page, close: () => electron.close() }
}

/** The time from a click to the first frame of a table with these rows. */
export const timeGrid = async (seat: PricesSeat, content: GridContent): Promise<number> => {
  const { page, close } = await openGridPage(seat, content)
  const shown = { selector: '[aria-rowcount^="99"] [row-index="12"] [col-id="number"]', text: /\d/ }
  const { tookMs } = await timeClick(page.getByRole('button', { name: 'Show' }), shown)
  await close()
  return tookMs
}

const offerGrid = ({ columns, rowsJson }: GridContent): void => {
  const { createGrid, themeQuartz } = (globalThis as unknown as { agGrid: Library }).agGrid
  const rowData = rowsJson.flatMap((text) => JSON.parse(text) as { readonly id: number }[])
  const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
  const valueAt = (row: unknown, path: readonly string[]): unknown =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], row)
  const columnDefs = columns.map(({ path, isNumber, ...column }, index) => ({
    ...column,
    pinned: index === 0 ? 'left' : null,
    filter: isNumber ? 'agNumberColumnFilter' : 'agTextColumnFilter',
    valueGetter: ({ data }: { data: unknown }) => valueAt(data, path) ?? null,
    ...(isNumber
      ? {
          type: 'rightAligned',
          valueFormatter: ({ value }: { value: unknown }) =>
            typeof value === 'number' ? decimal.format(value) : '',
        }
      : {}),
  }))
  const show = (place: Element, rows: readonly { readonly id: number }[]) =>
    createGrid(place, {
      columnDefs,
      rowData: rows,
      animateRows: false,
      rowBuffer: 0,
      theme: themeQuartz.withParams({ rowHeight: 34, headerHeight: 38, fontSize: 13 }),
      defaultColDef: { sortable: true, resizable: true, minWidth: 70 },
      getRowId: ({ data }: { data: { id: number } }) => String(data.id),
    })
  document.body.innerHTML = `<button>Show</button><div style="height: 780px"></div>`
  const [button, place] = document.body.children
  if (!button || !place) return
  // As in the application, where the project that was shown makes room for the one that is chosen.
  const before = show(place, rowData.slice(0, 400))
  button.addEventListener('click', () => {
    before.destroy()
    show(place, rowData)
  })
}
