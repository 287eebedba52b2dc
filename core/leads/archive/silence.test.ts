import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { mondayAt } from '../testing/sample-leads.ts'
import { judgeSilence } from './silence.ts'

const weekMs = 7 * dayMs
const covered = [{ from: mondayAt - 10 * weekMs, to: mondayAt + 3 * weekMs }]
const tenWeeksAgo = mondayAt - 10 * weekMs

/** Every lead of a rhythm until a moment. */
const leadsUntil = (
  end: number,
  everyMs: number,
  isHeard: (at: number) => boolean = () => true,
) => {
  const times: number[] = []
  for (let at = tenWeeksAgo; at <= end; at += everyMs) if (isHeard(at)) times.push(at)
  return times
}
const isInOffice = (at: number): boolean => {
  const date = new Date(at)
  const hour = date.getUTCHours()
  return hour >= 8 && hour < 18 && date.getUTCDay() % 6 !== 0
}

const judge = (times: readonly number[], checkedAt: number) =>
  judgeSilence({ times, covered, checkedAt })

test('where a lead comes every hour, three hours are nothing, and five are a silence', () => {
  const times = leadsUntil(mondayAt, hourMs)
  expect(judge(times, mondayAt + 3 * hourMs)).toMatchObject({ kind: 'usual' })
  expect(judge(times, mondayAt + 5 * hourMs)).toEqual({
    kind: 'silent',
    since: mondayAt,
    silentMs: 5 * hourMs,
    usualMs: hourMs,
  })
})

test('nights and week-ends are silent by right, a Monday morning is not', () => {
  const friday = mondayAt + 4 * dayMs + 7 * hourMs
  const times = leadsUntil(friday, 30 * minuteMs, isInOffice)
  const monday = mondayAt + weekMs - 2 * hourMs
  expect(judge(times, friday + 12 * hourMs)).toMatchObject({ kind: 'usual' })
  expect(judge(times, monday)).toMatchObject({ kind: 'usual' })
  expect(judge(times, monday + 3 * hourMs)).toMatchObject({ kind: 'silent' })
})

test('two weeks in which the site was down do not make a silence usual', () => {
  const isUp = (at: number): boolean => at < mondayAt - 4 * weekMs || at > mondayAt - 2 * weekMs
  const times = leadsUntil(mondayAt, hourMs, isUp)
  expect(judge(times, mondayAt + 6 * hourMs)).toMatchObject({ kind: 'silent' })
})

test('with few leads, or few weeks in the archive, nobody is alarmed', () => {
  const rare = leadsUntil(mondayAt, 3 * dayMs)
  expect(judge(rare, mondayAt + 3 * weekMs)).toMatchObject({ kind: 'usual' })
  expect(judge([], mondayAt)).toEqual({ kind: 'tooFew', weeks: 0 })
  const times = leadsUntil(mondayAt, hourMs)
  const short = [{ from: mondayAt - 3 * weekMs, to: mondayAt + dayMs }]
  expect(judgeSilence({ times, covered: short, checkedAt: mondayAt + 6 * hourMs })).toEqual({
    kind: 'tooFew',
    weeks: 3,
  })
})

test('weeks that were not polled are no silent weeks', () => {
  const times = leadsUntil(
    mondayAt,
    hourMs,
    (at) => at < mondayAt - 6 * weekMs || at > mondayAt - weekMs,
  )
  const polled = [
    { from: tenWeeksAgo, to: mondayAt - 6 * weekMs },
    { from: mondayAt - weekMs, to: mondayAt + dayMs },
  ]
  const found = judgeSilence({ times, covered: polled, checkedAt: mondayAt + 6 * hourMs })
  expect(found).toEqual({ kind: 'tooFew', weeks: 3 })
})

test('a burst of leads is no reason to expect the next one at once', () => {
  const times = leadsUntil(mondayAt, 12 * hourMs).flatMap((at) => [at - 2, at - 1, at])
  expect(judge(times, mondayAt + 20 * minuteMs)).toMatchObject({ kind: 'usual' })
  expect(judge(times, mondayAt + 11 * hourMs)).toMatchObject({ kind: 'usual' })
})

test('once it is a silence, it stays one until a lead comes; and never before half an hour', () => {
  const times = fc
    .array(fc.integer({ min: 0, max: (10 * weekMs) / minuteMs }), { minLength: 50, maxLength: 600 })
    .map((minutes) => minutes.map((minute) => tenWeeksAgo + minute * minuteMs))
  const hours = fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 100 }))
  fc.assert(
    fc.property(times, hours, (heard, [first, more]) => {
      const last = Math.max(...heard)
      const at = (hour: number) => judge(heard, last + hour * hourMs).kind
      if (at(first) === 'silent') expect(at(first + more)).toBe('silent')
      expect(judge(heard, last + 29 * minuteMs).kind).not.toBe('silent')
    }),
  )
})
