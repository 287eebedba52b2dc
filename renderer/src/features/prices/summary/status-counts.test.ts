import { expect, test } from 'vitest'
import type { Unit } from '#core/prices/pricelist/unit'
import { statusCounts } from './status-counts.ts'

const unit = (statusCode: number | null) => ({ statusCode }) as Unit

test('statuses are counted in the order of their codes, unknown codes too, missing ones not', () => {
  const units = [3, 0, 42, 3, null, 0, 3].map(unit)
  expect(statusCounts(units)).toEqual([
    [0, 2],
    [3, 3],
    [42, 1],
  ])
})
