import { expect, test } from 'vitest'
import { readableAreas } from './readable-areas.ts'

test('the areas that can be asked without effect are prices first, then leads and customers', () => {
  expect(readableAreas(['customers', 'media', 'leads', 'prices'])).toEqual([
    'prices',
    'leads',
    'customers',
  ])
  expect(readableAreas(['media', 'exports', 'payments'])).toEqual([])
})
