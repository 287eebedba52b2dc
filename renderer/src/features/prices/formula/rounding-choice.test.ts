import { expect, test } from 'vitest'
import { isRoundingChoice, roundingChoices, toRounding } from './rounding-choice.ts'

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
