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
  const bars = bucketBars([bucket(0, 'whole'), bucket(3, 'part'), bucket(0, 'none')], () => '')
  expect(bars.map(({ whole, part, none }) => [whole, part, none])).toEqual([
    [0, null, null],
    [null, 3, null],
    [null, null, 3],
  ])
})

test('where nothing is known the ground is drawn nevertheless', () => {
  const [bar] = bucketBars([bucket(0, 'none')], ({ date }) => date)
  expect(bar).toMatchObject({ label: '2026-11-21', none: 1 })
})
