import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { mondayAt } from '../testing/sample-leads.ts'
import { addPoll, polledByAll, polledTimeOf } from './polled-time.ts'

const poll = (at: number) => ({ askedAt: at, answeredAt: at })
const polls = (...times: number[]) =>
  times.reduce<ReturnType<typeof addPoll>>((spans, at) => addPoll(spans, poll(at)), [])

test('one poll shows the seven days before it', () => {
  const period = { from: mondayAt - 7 * dayMs, to: mondayAt }
  expect(polledTimeOf(polls(mondayAt), period)).toEqual({
    isWhole: true,
    gaps: [],
    coveredMs: 7 * dayMs,
  })
})

test('what was lost, what is too old and what is to come are told apart', () => {
  const later = mondayAt + 8 * dayMs
  const period = { from: mondayAt - 10 * dayMs, to: later + hourMs }
  expect(polledTimeOf(polls(mondayAt, later), period)).toEqual({
    isWhole: false,
    gaps: [
      { kind: 'beforeFirst', from: mondayAt - 10 * dayMs, to: mondayAt - 7 * dayMs },
      { kind: 'lost', from: mondayAt, to: later - 7 * dayMs },
      { kind: 'notYet', from: later, to: later + hourMs },
    ],
    coveredMs: 14 * dayMs,
  })
})

test('before the first poll nothing is known, not even that there was nothing', () => {
  const period = { from: mondayAt, to: mondayAt + hourMs }
  expect(polledTimeOf([], period)).toEqual({
    isWhole: false,
    gaps: [{ kind: 'beforeFirst', ...period }],
    coveredMs: 0,
  })
})

test('a slow answer shows what both its beginning and its end would have shown', () => {
  const slow = addPoll([], { askedAt: mondayAt, answeredAt: mondayAt + minuteMs })
  expect(slow).toEqual([{ from: mondayAt + minuteMs - 7 * dayMs, to: mondayAt }])
})

test('time is covered that every account has shown', () => {
  const one = polls(mondayAt, mondayAt + 8 * dayMs)
  const other = polls(mondayAt + dayMs)
  expect(polledByAll([one, other])).toEqual([{ from: mondayAt - 6 * dayMs, to: mondayAt }])
  expect(polledByAll([])).toEqual([])
})

test('polls may be told in any order and twice; a moment is covered when one of them had shown it', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 12 })
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 2_000 }), (times, moment) => {
      const at = times.map((hour) => mondayAt + hour * hourMs)
      const spans = polls(...at)
      expect(polls(...at.toReversed(), ...at)).toEqual(spans)
      const from = mondayAt + moment * hourMs + minuteMs
      const shown = at.some((time) => time - 7 * dayMs <= from && from + minuteMs <= time)
      expect(polledTimeOf(spans, { from, to: from + minuteMs }).isWhole).toBe(shown)
    }),
  )
})

test('a clock that is put back while the list is asked for shows no more than is sure', () => {
  const back = addPoll([], { askedAt: mondayAt, answeredAt: mondayAt - hourMs })
  expect(back).toEqual([{ from: mondayAt - 7 * dayMs, to: mondayAt - hourMs }])
})
