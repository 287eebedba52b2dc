import { expect, test } from 'vitest'
import type { SeenPrice } from '#core/contract/prices'
import { historySteps } from './history-steps.ts'

const seen = (at: number, grossMinor: number | null): SeenPrice => ({
  at,
  pair: { netMinor: null, grossMinor },
  statusCode: 0,
  origin: 'elsewhere',
  person: null,
})

const size = { width: 100, height: 50 }

test('a price holds until the next one is seen, and the last one until now', () => {
  const line = historySteps({ seen: [seen(0, 100), seen(50, 200)], until: 100, ...size })
  expect(line?.path).toBe('M0.0 50.0 H50.0 V0.0 H100')
  expect(line).toMatchObject({ lowMinor: 100, highMinor: 200 })
})

test('a price that never moved is a line in the middle', () => {
  expect(historySteps({ seen: [seen(0, 100)], until: 100, ...size })?.path).toBe('M0.0 25.0 H100')
})

test('times without a price are no zeros', () => {
  const line = historySteps({ seen: [seen(0, 100), seen(50, null)], until: 100, ...size })
  expect(line?.points).toHaveLength(1)
  expect(historySteps({ seen: [seen(0, null)], until: 100, ...size })).toBeNull()
  expect(historySteps({ seen: [], until: 100, ...size })).toBeNull()
})
