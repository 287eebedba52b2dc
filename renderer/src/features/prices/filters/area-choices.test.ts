import { expect, test } from 'vitest'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { areaBy, areaChoices } from './area-choices.ts'

const type = (key: string) => ({ key, names: {}, showInPricelist: true, priority: 1 })

test('only areas are offered to divide a price by', () => {
  const types = ['flat_area_total', 'flat_orientation', 'area', 'flat_areal'].map(type)
  expect(areaChoices(types).map(({ key }) => key)).toEqual(['flat_area_total', 'area'])
})

test('an area is read from the attribute that was chosen, and is missing where that says no number', () => {
  const unit = sampleUnit({ attributes: { flat_area_total: '61,5', flat_area_garden: 'yes' } })
  expect([areaBy('')(unit), areaBy('flat_area_total')(unit)]).toEqual([50, 61.5])
  expect([areaBy('flat_area_garden')(unit), areaBy('flat_area_terrace')(unit)]).toEqual([
    null,
    null,
  ])
})
