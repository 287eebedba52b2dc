import { expect, test } from 'vitest'
import { isRoundingChoice, roundingChoices, toRounding, usualRounding } from './rounding-choice.ts'

const how = { direction: 'up', side: 'gross' } as const

test('what is chosen is how prices are rounded', () => {
  expect(toRounding({ choice: 'none', ...how })).toEqual({ kind: 'none' })
  expect(toRounding({ choice: 'multiple:5000', ...how })).toEqual({
    kind: 'multiple',
    ofMinor: 500_000,
    ...how,
  })
  expect(toRounding({ choice: 'ending:990', ...how })).toEqual({
    kind: 'ending',
    ending: 990,
    ...how,
  })
})

test('every choice that is offered is known again, and nothing else is', () => {
  expect(roundingChoices.every(isRoundingChoice)).toBe(true)
  expect(['ending:7', 'multiple:3', '', null].some(isRoundingChoice)).toBe(false)
})

test('a formula rounds as the project does, and to whole units where the project says nothing', () => {
  const usual = (warnNotMultipleOfMinor: number | null, priceEnding: 900 | null = null) =>
    usualRounding({ warnNotMultipleOfMinor, priceEnding })
  expect(usual(100_000)).toBe('multiple:1000')
  expect(usual(10_000)).toBe('multiple:100')
  expect(usual(100_000, 900)).toBe('ending:900')
  expect([usual(null), usual(12_345)]).toEqual(['multiple:1', 'multiple:1'])
})
