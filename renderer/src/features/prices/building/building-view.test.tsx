// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Pricelist } from '#core/contract/prices'
import {
  buildingIdSchema,
  floorIdSchema,
  projectIdSchema,
  type UnitId,
  workspaceIdSchema,
} from '#core/ids'
import { noFilters } from '#core/prices/filters/column-filters'
import type { Unit } from '#core/prices/pricelist/unit'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { clearLens, type PriceLens } from '../grid/price-lens.ts'
import type { TableView } from '../grid/use-table-view.ts'
import type { PriceDesk } from '../pricelist/price-desk.ts'
import type { BuildingProps } from './building-props.ts'
import { BuildingView } from './building-view.tsx'

beforeEach(() => void mainOnOrder())

const of = {
  workspaceId: workspaceIdSchema.parse('w1'),
  projectId: projectIdSchema.parse(10),
}

const pricelist: Pricelist = {
  projectId: of.projectId,
  projectName: 'Podviní',
  currency: 'CZK',
  fetchedAt: 0,
  unitCount: 1_000,
  isOvertaken: false,
  unreadUnits: [],
  attributeTypes: [],
}

/** Four houses with ten floors of twenty flats, and fifty parking places each. */
const thousand = Array.from({ length: 1_000 }, (_unit, index): Unit => {
  const [nth, place] = [Math.floor(index / 250), index % 250]
  const isFlat = place < 200
  const floor = isFlat ? Math.floor(place / 20) + 1 : -1
  const letter = 'ABCD'[nth] ?? ''
  const ofFloor = String(isFlat ? (place % 20) + 1 : place - 199).padStart(2, '0')
  return sampleUnit({
    id: index + 1,
    number: isFlat ? `${letter}.${floor}${ofFloor}` : `${letter}.G${ofFloor}`,
    buildingId: buildingIdSchema.parse(nth + 1),
    building: `House ${letter}`,
    floorId: floorIdSchema.parse(nth * 100 + floor + 50),
    floor: String(floor),
    typeCode: isFlat ? 1 : 2,
    disposition: isFlat ? '2+kk' : null,
  })
})

const house = thousand.slice(0, 250)

const viewOf = (shown: readonly Unit[] | null): TableView => ({
  sheet: { current: null },
  layout: { kept: null, keep: () => undefined },
  search: '',
  onSearch: () => undefined,
  filters: noFilters,
  onFilters: () => undefined,
  hidden: new Set(),
  hide: () => undefined,
  resetColumns: () => undefined,
  shown,
  onShown: () => undefined,
  range: null,
  seenNow: () => ({ shown, range: null }),
  onRange: () => undefined,
  selectInPlan: () => undefined,
  leavePlan: () => undefined,
  clear: () => undefined,
  showUnit: () => undefined,
  showWith: () => undefined,
})

const deskOf = (lens: PriceLens): PriceDesk => ({
  lens,
  editing: {
    isEditable: () => true,
    rawText: () => '',
    onEdits: () => undefined,
    onPaste: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
  },
  onContextMenu: () => undefined,
})

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? ''

interface Shown {
  readonly units?: readonly Unit[]
  readonly lens?: PriceLens
  /** What the filters let pass; null: everything. */
  readonly passing?: readonly Unit[] | null
}

/** A window of 1,280 by 800: this document lays nothing out by itself. */
const sizeOfPlace = () => {
  const sizes = [
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_220),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560),
  ]
  onTestFinished(() => {
    for (const size of sizes) size.mockRestore()
  })
}

const start = async (shown: Shown = {}) => {
  sizeOfPlace()
  const opened: UnitId[] = []
  const fixed: Omit<BuildingProps, 'units' | 'desk' | 'view'> = {
    of,
    pricelist,
    lensPlace: { current: clearLens, openUnit: ({ id }) => opened.push(id) },
    left: { focus: null },
  }
  const viewed = ({ units = house, lens = clearLens, passing = null }: Shown) => (
    <BuildingView {...fixed} units={units} view={viewOf(passing)} desk={deskOf(lens)} />
  )
  const { container, rerender } = render(viewed(shown), { wrapper: await pageAround() })
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)]
  const cells = () => all('[role="gridcell"]')
  return {
    all,
    cells,
    opened,
    show: (next: Shown) => rerender(viewed(next)),
    cell: (number: string) => {
      const found = cells().find((one) => nameOf(one).startsWith(`${number},`))
      if (!found) throw new Error(`${number} is not drawn`)
      return found
    },
    /** The cells that an act draws anew. */
    drawnBy: (act: () => void): string[] => {
      const observer = new MutationObserver(() => undefined)
      const [sheet] = all('[data-detail]')
      if (!sheet) throw new Error('there is no plan')
      observer.observe(sheet, { attributes: true, childList: true, subtree: true })
      act()
      const touched = new Set(observer.takeRecords().map(({ target }) => target))
      observer.disconnect()
      return [...touched].map((one) => (one instanceof Element ? nameOf(one) : ''))
    },
  }
}

test('a thousand units are there at once, with the first frame of the plan', async () => {
  const { cells, all } = await start({ units: thousand })
  expect(cells()).toHaveLength(1_000)
  expect(new Set(cells().map(({ dataset }) => dataset['unit'])).size).toBe(1_000)
  expect(all('[role="grid"]').map(nameOf)).toEqual(
    ['A', 'B', 'C', 'D'].flatMap((letter) => [`House ${letter}`, `House ${letter}, Garages`]),
  )
})

test('of a thousand units, those alone are drawn anew that a step or a key has changed', async () => {
  const { cell, drawnBy, show } = await start({ units: thousand })
  const [first] = thousand
  if (!first) throw new Error('there are units')
  const lens = { ...clearLens, draft: new Map([[first.id, draftedPrice(first, 500_000_000)]]) }
  const drawn = drawnBy(() => show({ units: thousand, lens }))
  expect(drawn.filter((label) => !label.startsWith('A.101,'))).toEqual([])
  expect(cell('A.101').dataset['changed']).toBe('true')
  cell('A.205').focus()
  fireEvent.keyDown(cell('A.205'), { key: 'ArrowRight' })
  const moved = drawnBy(() => fireEvent.keyDown(cell('A.206'), { key: 'ArrowRight' }))
  expect(moved.map((label) => label.split(',')[0]).sort()).toEqual(['A.206', 'A.207'])
})

test('a screen reader finds a table: every cell in the row of its floor and under its stack', async () => {
  const { all } = await start()
  const [grid] = all('[role="grid"]')
  const rows = [...(grid?.querySelectorAll('[role="row"]') ?? [])]
  const columnOf = (element: Element) => element.getAttribute('aria-colindex')
  const named = rows.map((row) =>
    [...row.querySelectorAll('[role="columnheader"], [role="rowheader"]')].map(
      (header) => `${header.textContent}@${columnOf(header)}`,
    ),
  )
  expect(named[0]).toEqual(
    Array.from({ length: 20 }, (_, place) => `${String(place + 1).padStart(2, '0')}@${place + 2}`),
  )
  expect(named.slice(1)).toEqual(Array.from({ length: 10 }, (_, index) => [`${10 - index}@1`]))
  const ground = [...(rows.at(-1)?.querySelectorAll('[role="gridcell"]') ?? [])]
  expect(ground.map((cell) => nameOf(cell).split(',')[0])).toEqual(
    Array.from({ length: 20 }, (_, place) => `A.1${String(place + 1).padStart(2, '0')}`),
  )
  expect(ground.map(columnOf)).toEqual(Array.from({ length: 20 }, (_, place) => `${place + 2}`))
  expect(grid?.getAttribute('aria-colcount')).toBe('21')
  // One cell is where the Tab key leads.
  expect(all('[role="gridcell"][tabindex="0"]')).toHaveLength(1)
})

test('what shapes and colours say to the eye is heard too', async () => {
  const [first, second, third] = house
  if (!first || !second || !third) throw new Error('there are units')
  const { cell, all, cells } = await start({
    lens: {
      ...clearLens,
      draft: new Map([[first.id, draftedPrice(first, 500_000_000)]]),
      locks: new Map([[second.id, { kind: 'likely', isBlocking: true, status: 'sold' }]]),
    },
    passing: house.filter(({ id }) => id !== third.id),
  })
  expect(nameOf(cell('A.101'))).toMatch(/^A\.101, 2\+kk, Free, .*, changed in the draft$/)
  expect(nameOf(cell('A.102'))).toMatch(/, Deal$/)
  expect(nameOf(cell('A.103'))).toMatch(/, left out by the filters$/)
  expect(cells().filter((one) => nameOf(one).includes('filters'))).toHaveLength(1)
  cell('A.104').focus()
  fireEvent.keyDown(cell('A.104'), { key: 'ArrowRight' })
  const [said] = all(`#${cell('A.105').getAttribute('aria-describedby')}`)
  expect(said?.textContent).toMatch(/^A\.105 2\+kk · 50 m² · Free/)
})

test('Enter opens everything about the unit that has the keyboard', async () => {
  const { cell, opened } = await start()
  cell('A.305').focus()
  fireEvent.keyDown(cell('A.305'), { key: 'Enter' })
  const unit = house.find(({ number }) => number === 'A.305')
  expect(opened).toEqual([unit?.id])
})

test('a printed plan is of the moment at which its prices were read', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { all } = await start()
  const button = all('button').find((one) => nameOf(one) === 'Print on A3')
  if (!button) throw new Error('there is a button')
  fireEvent.click(button)
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(document.body.textContent).toContain('1970')
})
