// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type ColumnFilters, noFilters } from '#core/prices/filters/column-filters'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { Limits } from './limits.tsx'

interface Chosen {
  filters: ColumnFilters
  change: (filters: ColumnFilters) => void
}

const Screen = ({ column, chosen }: { readonly column: string; readonly chosen: Chosen }) => {
  const [filters, onFilters] = useState(noFilters)
  Object.assign(chosen, { filters, change: onFilters })
  return <Limits column={column} title="Limits" filters={filters} onFilters={onFilters} />
}

const start = async (column: string) => {
  const chosen: Chosen = { filters: noFilters, change: () => undefined }
  render(<Screen column={column} chosen={chosen} />, { wrapper: await pageAround() })
  const from = screen.getByLabelText<HTMLInputElement>('From')
  return {
    from,
    type: (text: string) => fireEvent.change(from, { target: { value: text } }),
    limits: () => chosen.filters.get(column),
    change: (filters: ColumnFilters) => chosen.change(filters),
  }
}

test('a limit of areas has every digit that was typed', async () => {
  const area = await start('area')
  area.type('45.255')
  expect(area.limits()).toEqual({ kind: 'range', from: 45.255, to: null })
  expect(area.from.value).toBe('45.255')
})

test('a limit of prices is an amount', async () => {
  const price = await start('priceGross')
  price.type('4,750,000.5 CZK')
  expect(price.limits()).toEqual({ kind: 'range', from: 4_750_000.5, to: null })
  price.type('4,750,000.5 CZKs')
  expect(price.from.getAttribute('aria-invalid')).toBe('true')
  expect(price.limits()).toEqual({ kind: 'range', from: 4_750_000.5, to: null })
})

test('a limit that another place has taken away is gone from the field too', async () => {
  const area = await start('area')
  area.type('45.2')
  expect(area.limits()).toBeDefined()
  area.change(noFilters)
  await expect.poll(() => area.from.value).toBe('')
})
