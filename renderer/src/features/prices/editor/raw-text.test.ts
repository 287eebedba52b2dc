import { expect, test } from 'vitest'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { clearLens } from '../grid/price-lens.ts'
import { rawText } from './raw-text.ts'

test('a price is edited and copied as plain digits, decimals only where there are some', () => {
  const unit = sampleUnit({ priceNetMinor: 400_000_000, priceGrossMinor: 484_000_050 })
  const spoken = { lens: clearLens, decimalMark: ',' as const }
  expect(rawText(unit, 'priceNet', spoken)).toBe('4000000')
  expect(rawText(unit, 'priceGross', spoken)).toBe('4840000,50')
  expect(rawText(sampleUnit({ priceNetMinor: null }), 'priceNet', spoken)).toBe('')
})
