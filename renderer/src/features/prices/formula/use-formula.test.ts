// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { pairOfUnit } from '#core/prices/pricelist/pair-of-unit'
import type { Unit } from '#core/prices/pricelist/unit'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { clearLens } from '../grid/price-lens.ts'
import type { TableView } from '../grid/use-table-view.ts'
import { useFormula } from './use-formula.ts'

const units = Array.from({ length: 6 }, (_, at) => sampleUnit({ id: at + 1 }))
const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }

type Seen = Pick<TableView, 'shown' | 'range'>

const selected = (...rows: readonly Unit[]): Seen => ({
  shown: units,
  range: { rows, colIds: ['priceGross'] },
})

/** The bar knows what the table has told; the table shows what stands in `now`. */
const start = async (told: Seen) => {
  const prices: DraftPrices = new Map()
  const now = { seen: told, ahead: prices }
  const view = { ...told, seenNow: () => now.seen }
  const edited = { of, units, columns: [], view, pricelist: { fetchedAt: 1 } }
  const known = { rules: defaultPriceRules, lens: clearLens }
  const parts = { edited, known, draft: { prices, ahead: () => now.ahead } }
  const { result } = await renderInPage(() => useFormula(parts as unknown as EditorParts), {})
  return {
    now,
    write: (text: string) => act(() => result.current.setText(text)),
    planned: () => result.current.planNow()?.changes.map(({ unitId }) => unitId),
    plannedGross: () => result.current.planNow()?.changes.map(({ price }) => price?.grossMinor),
  }
}

test('a formula is for the units that are selected now, although the table has not told of them yet', async () => {
  const [first, second, third] = units as [Unit, Unit, Unit]
  const { now, write, planned } = await start(selected(first, second))
  write('+3%')
  expect(planned()).toEqual([first.id, second.id])
  now.seen = selected(third)
  expect(planned()).toEqual([third.id])
})

test('where several units were selected in the meantime it is for them, and not for all that are shown', async () => {
  const [, second, third] = units as [Unit, Unit, Unit]
  const { now, write, planned } = await start({ shown: units, range: null })
  write('+3%')
  expect(planned()).toHaveLength(units.length)
  now.seen = selected(second, third)
  expect(planned()).toEqual([second.id, third.id])
})

test('units that a filter has just hidden are met no more', async () => {
  const { now, write, planned } = await start({ shown: units, range: null })
  write('+3%')
  now.seen = { shown: units.slice(0, 2), range: null }
  expect(planned()).toHaveLength(2)
})

test('a price that was typed right before and is still being saved is the one that the formula changes', async () => {
  const [first] = units as [Unit]
  const { now, write, plannedGross } = await start({ shown: [first], range: null })
  write('+10000')
  const price = { netMinor: 4_132_231_40, grossMinor: 5_000_000_00, typed: 'gross' } as const
  now.ahead = new Map([[first.id, { ...price, base: pairOfUnit(first) }]])
  expect(plannedGross()).toEqual([5_010_000_00])
})
