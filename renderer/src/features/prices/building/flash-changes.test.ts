// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { unitIdSchema } from '#core/ids'
import { flash, listCells, planCells } from './flash-changes.ts'

const tenThousand = Array.from({ length: 10_000 }, (_unit, index) => unitIdSchema.parse(index + 1))

const placeWith = (cells: string) => {
  const place = document.createElement('div')
  place.innerHTML = cells
  const lit: (string | null)[] = []
  for (const cell of place.querySelectorAll('[aria-label]')) {
    Object.assign(cell, { animate: () => lit.push(cell.getAttribute('aria-label')) })
  }
  return { place, lit }
}

test.each([
  [
    'list',
    listCells,
    '<div row-id="7"><i col-id="priceGross" aria-label="7"></i><i col-id="area"></i></div>' +
      '<div row-id="10001"><i col-id="priceGross" aria-label="10001"></i></div>',
  ],
  [
    'building',
    planCells,
    '<i data-unit="7" aria-label="7"></i><i data-unit="10001" aria-label="10001"></i>',
  ],
])(
  'in the %s the cells light up whose price has moved, with one search for all of them',
  (_place, cells, html) => {
    const { place, lit } = placeWith(html)
    const searches = [vi.spyOn(place, 'querySelector'), vi.spyOn(place, 'querySelectorAll')]
    flash(place, tenThousand, cells)
    expect(lit).toEqual(['7'])
    expect(searches.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  },
)
