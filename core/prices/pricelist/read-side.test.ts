import { expect, test } from 'vitest'
import { sampleUnit } from '../testing/sample-unit.ts'
import { readSide } from './read-side.ts'

test('a price was rounded where the server wrote more digits than it has, and not where it could not be read', () => {
  const written = { flat_price: '100000.1234', flat_price_without_vat: 'on request' }
  const unit = sampleUnit({
    priceGrossMinor: 10_000_012,
    priceNetMinor: null,
    attributes: written,
  })
  expect(readSide(unit, 'gross')).toEqual({ minor: 10_000_012, roundedFrom: '100000.1234' })
  expect(readSide(unit, 'net')).toEqual({ minor: null, roundedFrom: null })
  expect(readSide({ ...unit, attributes: {} }, 'gross').roundedFrom).toBeNull()
})
