import { expect, test } from 'vitest'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { changedRows } from './changed-rows.ts'

const drafted = (...ids: number[]) =>
  new Map(
    ids.map((id) => {
      const unit = sampleUnit({ id })
      return [unit.id, draftedPrice(unit, 500_000_000)] as const
    }),
  )

test('only the rows whose wish changed are drawn anew', () => {
  const before = drafted(1, 2)
  const [one] = before.keys()
  if (one === undefined) throw new Error('two units are drafted')
  const after = new Map([...before, ...drafted(3)])
  expect(changedRows(before, after)).toEqual(['3'])
  after.delete(one)
  expect(changedRows(before, after)).toEqual(['3', '1'])
  expect(changedRows(before, before)).toEqual([])
})

test('of many, all are drawn', () => {
  const many = drafted(...Array.from({ length: 100 }, (_, index) => index + 1))
  expect(changedRows(new Map(), many)).toBe('all')
  expect(changedRows(many, new Map())).toBe('all')
})
