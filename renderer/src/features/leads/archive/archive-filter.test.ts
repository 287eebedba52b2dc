import { expect, test } from 'vitest'
import { toLeadFilter, wholeArchive } from './archive-filter.ts'

const prague = 'Europe/Prague'

test('days are whole, also the one on which the clocks are put back', () => {
  const filter = { ...wholeArchive, fromDay: '2026-10-25', toDay: '2026-10-25' }
  const { from, to } = toLeadFilter(filter, prague)
  expect([from, to]).toEqual([
    Date.parse('2026-10-24T22:00:00Z'),
    Date.parse('2026-10-25T23:00:00Z'),
  ])
})

test('a day that is being typed limits nothing', () => {
  const { from, to, search } = toLeadFilter(
    { ...wholeArchive, fromDay: '2026-1', toDay: '', search: ' Eva ' },
    prague,
  )
  expect([from, to, search]).toEqual([null, null, 'Eva'])
})
