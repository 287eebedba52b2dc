import { expect, test } from 'vitest'
import { actFacts } from './act-facts.ts'

test('of a rule that was changed the parts are told that differ', () => {
  const act = {
    before: { vatRates: [0, 2_100], warnChangePercent: 10, priceEnding: null },
    after: { vatRates: [0, 2_100], warnChangePercent: 5, priceEnding: '990' },
  }
  expect(actFacts(act, 'before')).toEqual([
    { key: 'warnChangePercent', value: 10 },
    { key: 'priceEnding', value: null },
  ])
  expect(actFacts(act, 'after')).toEqual([
    { key: 'warnChangePercent', value: 5 },
    { key: 'priceEnding', value: '990' },
  ])
})

test('of what was made or removed all is told that is set, and nothing of the other side', () => {
  const made = { before: null, after: { areas: ['prices'], projects: null } }
  expect(actFacts(made, 'after')).toEqual([{ key: 'areas', value: ['prices'] }])
  expect(actFacts(made, 'before')).toEqual([])
})
