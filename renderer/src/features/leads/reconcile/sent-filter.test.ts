import { expect, test } from 'vitest'
import { hourMs } from '#core/time'
import { allSent, toNarrowed } from './sent-filter.ts'

test('nothing narrows the leads of the site until a person does', () => {
  expect(toNarrowed(allSent, 'Europe/Prague')).toEqual({
    project: null,
    campaign: null,
    from: null,
    to: null,
  })
})

test('the last day is whole, also when the clocks change in it', () => {
  const days = { fromDay: '2026-10-25', toDay: '2026-10-25' }
  const { from, to } = toNarrowed({ ...allSent, ...days }, 'Europe/Prague')
  expect((to ?? 0) - (from ?? 0)).toBe(25 * hourMs)
})
