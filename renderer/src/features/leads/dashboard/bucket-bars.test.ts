import { expect, test } from 'vitest'
import { bucketBars } from './bucket-bars.ts'
import type { ShownBucket } from './shown-bucket.ts'

const bucket = (count: number, covered: ShownBucket['covered']): ShownBucket => ({
  from: 0,
  date: '2026-11-21',
  time: '00:00',
  count,
  covered,
})

test('a day without leads, a day asked for in part and a day not asked for are three things', () => {
  const bars = bucketBars([bucket(0, 'whole'), bucket(3, 'part'), bucket(0, 'none')])
  expect(bars.map(({ parts }) => parts)).toEqual([
    { whole: 0, part: null, none: null },
    { whole: null, part: 3, none: null },
    { whole: null, part: null, none: 3 },
  ])
})

test('where nothing is known the ground is drawn nevertheless', () => {
  expect(bucketBars([bucket(0, 'none')])).toMatchObject([{ key: '0', parts: { none: 1 } }])
})
