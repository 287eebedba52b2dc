// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { resourceUidSchema, screenIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { usualMediaSettings } from '#core/media/shown/media-settings'
import { samplePlaces } from '#core/media/testing/sample-places'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { indexPlaces } from '../place-index.ts'
import { readShownMedia } from '../shown-media.ts'
import { sampleDesk } from '../testing/sample-desk.ts'
import { CoverageView } from './coverage-view.tsx'

const index = indexPlaces(samplePlaces({ A: { '1': ['A.1', 'A.2', 'A.S1', 'A.S2', 'A.S3'] } }))
const screenId = screenIdSchema.parse(1)
const bare = { kind: 'unit', coordinates: [], hasGallery: null, pictures: [] } as const
const [first] = index.places.units
const units = index.places.units.map((unit) => ({
  ...bare,
  id: unit.id,
  plans: [],
  pdfs: unit === first ? [resourceUidSchema.parse('card')] : [],
}))

const desk = sampleDesk({
  index,
  shown: readShownMedia([{ screenId, fetchedAt: 1, places: toJson(units) }]),
  settings: {
    ...usualMediaSettings,
    screens: [{ id: screenId, name: 'Web', isChosen: true }],
  },
})

const start = async () => {
  const main = mainOnOrder()
  render(<CoverageView desk={desk} onShow={() => undefined} />, { wrapper: await pageAround() })
  return { main, rows: () => Number(screen.getByRole('table').getAttribute('aria-rowcount')) - 1 }
}

test('a number of what is missing leads to it, and back', async () => {
  const { rows } = await start()
  // A building, a floor and two flats.
  expect(rows()).toBe(4)
  fireEvent.click(screen.getAllByRole('button', { name: /missing$/ })[1] ?? document.body)
  expect(rows()).toBe(1)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Incomplete only' }))
  expect(rows()).toBe(4)
})

test('what is shown is saved as a workbook, of the type that was chosen', async () => {
  const { main, rows } = await start()
  fireEvent.click(screen.getByRole('combobox', { name: 'Which places' }))
  fireEvent.click(screen.getByText('Cellar: 3 of 3 incomplete'))
  expect(rows()).toBe(3)
  fireEvent.click(screen.getByRole('button', { name: 'Save as Excel' }))
  const saved = await main.asked('tables.saveTable')
  expect(saved.input).toMatchObject({ format: 'xlsx' })
  expect(JSON.stringify(saved.input)).toContain('Cellar')
})
