// @vitest-environment happy-dom
import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { Pricelist } from '#core/contract/prices'
import { projectIdSchema, viewIdSchema, workspaceIdSchema } from '#core/ids'
import { noFilters, toggleValues } from '#core/prices/filters/column-filters'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import type { EditorContext } from '../grid/editor-context.ts'
import { type TableView, useTableView } from '../grid/use-table-view.ts'
import { writeViewState } from '../views/view-state.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import { filtersOfTypes } from './price-filters.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
const pricelist: Pricelist = {
  projectId: of.projectId,
  projectName: 'River',
  currency: 'CZK',
  fetchedAt: 1,
  unitCount: 2,
  isOvertaken: false,
  unreadUnits: [],
  attributeTypes: [],
}
const [flat, cellar] = [sampleUnit({ id: 1, typeCode: 1 }), sampleUnit({ id: 2, typeCode: 3 })]
const units = [flat, cellar]
const [homes, cellars] = [filtersOfTypes([1]), filtersOfTypes([3])]

/** One visit of the project; what was chosen is kept from one to the next. */
const visit = () => {
  onTestFinished(() => localStorage.clear())
  const { result, unmount } = renderHook(() => useTableView(pricelist, units))
  return { view: () => result.current, leave: unmount }
}

const filtersOfNextVisit = () => visit().view().filters

test('types that a person has chosen are there on the next visit, and so are all of them', () => {
  const first = visit()
  expect(first.view().filters).toEqual(homes)
  act(() => first.view().onFilters(cellars))
  expect(filtersOfNextVisit()).toEqual(cellars)
  act(() => first.view().clear())
  expect(filtersOfNextVisit()).toEqual(noFilters)
})

test('a jump to a unit that filters hide shows it, and the next visit begins with homes as before', () => {
  const { view } = visit()
  act(() => view().onShown([flat]))
  act(() => view().showUnit(cellar.id))
  expect(view().filters).toEqual(noFilters)
  act(() => view().onFilters(toggleValues(view().filters, 'status', ['0'])))
  expect(filtersOfNextVisit()).toEqual(homes)
})

const Screen = ({ shown }: { readonly shown: TableView[] }) => {
  const view = useTableView(pricelist, units)
  shown.push(view)
  return <ViewsMenu edited={{ of, view } as unknown as EditorContext} />
}

test('a saved view shows its types, and the next visit begins with homes as before', async () => {
  const main = mainOnOrder()
  const shown: TableView[] = []
  render(<Screen shown={shown} />, { wrapper: await pageAround() })
  const state = { sheet: '', search: '', hidden: new Set<string>(), filters: cellars }
  const saved = { id: viewIdSchema.parse('v1'), name: 'Cellars', state: writeViewState(state) }
  ;(await main.asked('prices.listViews')).answer([saved])
  act(() => screen.getByRole('button', { name: 'Views' }).click())
  await expect.poll(() => screen.queryByText('Cellars')).not.toBeNull()
  act(() => screen.getByText('Cellars').click())
  expect(shown.at(-1)?.filters).toEqual(cellars)
  expect(filtersOfNextVisit()).toEqual(homes)
})
