// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { createRef, type Ref } from 'react'
import { expect, test } from 'vitest'
import type { Pricelist } from '#core/contract/prices'
import { projectIdSchema } from '#core/ids'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { addMissingFeatures } from '../../../testing/add-missing-features.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { SheetHandle } from '../../../ui/sheet/sheet-props.ts'
import { clearLens, type LensPlace } from './price-lens.ts'
import { useUnitColumns } from './use-unit-columns.ts'

addMissingFeatures()

const pricelist: Pricelist = {
  projectId: projectIdSchema.parse(1),
  projectName: 'Vltavan',
  currency: 'CZK',
  fetchedAt: 0,
  isOvertaken: false,
  unitCount: 1,
  unreadUnits: [],
  attributeTypes: [],
}
const unit = sampleUnit()
const units = [unit]

interface TableProps {
  readonly lens: LensPlace
  readonly handle: Ref<SheetHandle<typeof unit>>
}

const Table = ({ lens, handle }: TableProps) => (
  <Sheet
    label="Units"
    density="normal"
    rows={units}
    rowId={({ id }) => String(id)}
    columns={[...useUnitColumns(pricelist, units, lens)]}
    handle={handle}
  />
)

test('rows that are drawn again show what is new, and what is the same stays as it is', async () => {
  const lens: LensPlace = { current: clearLens, openUnit: null }
  const handle = createRef<SheetHandle<typeof unit>>()
  const { container } = render(<Table lens={lens} handle={handle} />, {
    wrapper: await pageAround(),
  })
  const cell = (colId: string) => {
    const found = container.querySelector(`[row-index="0"] [col-id="${colId}"]`)
    if (found === null) throw new Error(`there is no cell ${colId}`)
    return found
  }
  await expect.poll(() => cell('number').textContent).toBe('A.1')
  const area = cell('area').firstChild
  const classesBefore = cell('priceNet').className
  expect(area).not.toBeNull()
  lens.current = {
    ...clearLens,
    draft: new Map([[unit.id, draftedPrice(unit, 605_000_000)]]),
    locks: new Map([[unit.id, { kind: 'likely', isBlocking: true, status: 'sold' }]]),
  }
  act(() => handle.current?.redraw({ rowIds: 'all' }))
  expect(cell('priceNet').textContent).toBe('5,000,000')
  expect(cell('priceNet').className).not.toBe(classesBefore)
  expect(cell('change').textContent).toMatch(/^\+1,210,000/)
  expect(cell('number').textContent).toMatch(/^A\.1 .+/)
  expect(cell('area').firstChild).toBe(area)
})
