import { expect, test } from 'vitest'
import type { UnitId } from '#core/ids'
import { backTest, findTurn, paceAt, whyNoRange } from './back-test.ts'
import { salesWithin } from './future-paces.ts'
import { monthMs, type UnitSale } from './sales-source.ts'

const sale = (at: number, kind: UnitSale['kind'] = 'taken'): UnitSale => ({
  unitId: 1 as UnitId,
  at,
  kind,
})

test('a pace is that of the last six months up to a moment, or of as many as are known', () => {
  const begin = 4 * monthMs
  const at = 10 * monthMs
  const sales = [sale(begin - 1), sale(begin), sale(begin + 1), sale(at - 1, 'cancelled'), sale(at)]
  const counted = { taken: 2, cancelled: 1, sales: 1 }
  expect(paceAt({ from: 0, sales }, at)).toEqual({ ...counted, months: 6 })
  expect(paceAt({ from: begin + monthMs, sales }, at)).toEqual({
    taken: 0,
    cancelled: 1,
    sales: -1,
    months: 5,
  })
  expect(paceAt({ from: at + 1, sales }, at).months).toBe(0)
})

test.each([
  [{ taken: 6, cancelled: 5, sales: 1, months: 3 }, null],
  [{ taken: 6, cancelled: 5, sales: 1, months: 2.99 }, 'tooShort'],
  [{ taken: 5, cancelled: 0, sales: 5, months: 3 }, 'tooFew'],
  [{ taken: 6, cancelled: 6, sales: 0, months: 3 }, 'noProgress'],
])('of %o a range is told or not: %s', (pace, why) => {
  expect(whyNoRange(pace)).toBe(why)
})

const since = -3 * monthMs

/** Two sales a month for half a year, and so many in the three months after it, one of them at their first moment. */
const historyOf = (after: number) => ({
  from: -9 * monthMs,
  to: 0,
  sales: [
    ...Array.from({ length: 12 }, (_, index) => sale(since - 1 - (index * monthMs) / 2)),
    ...Array.from({ length: after }, (_, index) => sale(since + index)),
    sale(since + 5, 'cancelled'),
    sale(since + 6),
    // What comes later was in no range.
    sale(0),
  ],
})
const known = { sales: 12, months: 6 }

test('a range of the past held what came where that was neither less nor more', () => {
  const { from, to } = salesWithin(known, 3)
  const held = (after: number) => {
    const [newest] = backTest(historyOf(after))
    expect(newest).toMatchObject({ from, to, at: since, was: after })
    return newest?.isHeld
  }
  expect([from - 1, from, to, to + 1].map(held)).toEqual([false, true, true, false])
})

test('ranges of the past are told as far as their moment knew enough', () => {
  const ats = backTest(historyOf(3)).map(({ at }) => at)
  expect(ats).toEqual([0, 1, 2, 3].map((ago) => since - ago * monthMs))
  expect(backTest({ from: 0, to: 0, sales: [] })).toEqual([])
})

test('months that come once in a hundred times are a turn, told with what would have been usual', () => {
  const { from, to } = salesWithin(known, 3, 0.01)
  expect(findTurn(historyOf(to))).toBeNull()
  expect(findTurn(historyOf(to + 1))).toEqual({ since, was: to + 1, usual: salesWithin(known, 3) })
  expect(from).toBe(0)
  expect(findTurn(historyOf(0))).toBeNull()
  expect(findTurn({ from: 0, to: 0, sales: [] })).toBeNull()
  // Of too little nobody knows what would have been usual.
  const begun = Array.from({ length: 50 }, (_, index) => sale(since + index))
  expect(findTurn({ ...historyOf(0), sales: [sale(since - 1), ...begun] })).toBeNull()
})
