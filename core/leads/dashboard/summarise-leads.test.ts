import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import { delayBoundsMs, measureDelays } from '../archive/measure-delays.ts'
import { addPoll } from '../archive/polled-time.ts'
import type { SentStatus } from '../reconcile/reconcile.ts'
import { guessClockShift } from '../sent/guess-clock-shift.ts'
import { inquiry, mondayAt, seenLead, sentLead } from '../testing/sample-leads.ts'
import { type CountedStatuses, noCounts, summariseLeads } from './summarise-leads.ts'

const arrived = (delayMs: number | null = secondMs): SentStatus => ({
  kind: 'arrived',
  inquiryId: inquiry(1),
  delayMs,
  score: 90,
  reason: 'name',
})
const missing: SentStatus = { kind: 'missing' }
const unclear: SentStatus = { kind: 'ambiguous', candidates: [inquiry(1)] }
const waiting: SentStatus = { kind: 'outsideWindow', why: 'notYet' }
const lost: SentStatus = { kind: 'outsideWindow', why: 'lost' }

const merged: SentStatus = {
  kind: 'merged',
  inquiryId: inquiry(1),
  withKey: 'a',
  why: 'sameName',
}
const rejected: SentStatus = { kind: 'rejected', httpStatus: 422, text: '' }
const suspect: SentStatus = { kind: 'suspect', why: 'testName' }

const sent = (...statuses: SentStatus[]): CountedStatuses => {
  const counts = { ...noCounts }
  for (const { kind } of statuses) counts[kind] += 1
  return { counts, waiting: statuses.filter((status) => status === waiting).length }
}
const period = { from: mondayAt - 7 * dayMs, to: mondayAt }
const covered = addPoll([], { askedAt: mondayAt, answeredAt: mondayAt })
const rest = {
  period,
  covered,
  listedCount: 42,
  checkedAt: mondayAt,
  unasked: [],
  told: [period],
}

test.each([
  [[arrived(), arrived()], { kind: 'allArrived', arrived: 2 }],
  [[arrived(), { ...arrived(), kind: 'late' } as SentStatus], { kind: 'allArrived', arrived: 2 }],
  [[arrived(), missing, unclear], { kind: 'notArrived', lost: 1, sent: 3 }],
  [[arrived(), unclear, lost], { kind: 'unclear', unclear: 1, sent: 3 }],
  [[arrived(), waiting], { kind: 'allArrived', arrived: 1 }],
  [[arrived(), arrived(), waiting, lost], { kind: 'knownArrived', arrived: 2, sent: 3 }],
  [[waiting, lost], { kind: 'allOutside', sent: 2 }],
  [[], { kind: 'noneSent' }],
  [[arrived(), merged], { kind: 'allArrived', arrived: 2 }],
  [[merged], { kind: 'allArrived', arrived: 1 }],
  [[arrived(), rejected, unclear], { kind: 'notArrived', lost: 1, sent: 3 }],
  [[arrived(), rejected, missing], { kind: 'notArrived', lost: 2, sent: 3 }],
  [[arrived(), suspect], { kind: 'allArrived', arrived: 1 }],
  [[missing, suspect], { kind: 'notArrived', lost: 1, sent: 1 }],
  [[suspect, suspect], { kind: 'onlySuspect', sent: 2 }],
])('of %j it is said %j', (statuses, sentence) => {
  expect(summariseLeads({ ...rest, sent: sent(...statuses) }).sentence).toEqual(sentence)
})

test('where nobody has asked, nothing is said; where there is no file, only what was listed', () => {
  const never = summariseLeads({ ...rest, sent: null, checkedAt: null, covered: [] })
  expect(never.sentence).toEqual({ kind: 'neverChecked' })
  expect(never.gaps).toEqual([{ kind: 'beforeFirst', ...period }])
  const listed = summariseLeads({ ...rest, sent: null })
  expect(listed.sentence).toEqual({ kind: 'notCompared', listed: 42 })
})

test('what is too new, and what was lost, stands beside the sentence', () => {
  const later = mondayAt + 8 * dayMs
  const summary = summariseLeads({
    ...rest,
    sent: sent(waiting, waiting, lost),
    period: { from: mondayAt, to: later + hourMs },
    covered: addPoll(covered, { askedAt: later, answeredAt: later }),
    checkedAt: later,
  })
  expect(summary).toMatchObject({
    waiting: 2,
    counts: { outsideWindow: 3 },
    checkedAt: later,
    gaps: [{ kind: 'lost', from: mondayAt, to: mondayAt + dayMs }],
  })
})

test('delays are told by their middle, by their end, and by how often they are how long', () => {
  const delays = [-secondMs, secondMs, 2 * minuteMs, 20 * minuteMs, 7 * hourMs, hourMs]
  const found = measureDelays(delays)
  expect(found).toEqual({
    count: 6,
    medianMs: 20 * minuteMs,
    longMs: 7 * hourMs,
    worstMs: 7 * hourMs,
    histogram: [2, 1, 0, 1, 1, 1],
    earlyCount: 1,
  })
  expect(found?.histogram).toHaveLength(delayBoundsMs.length)
  expect(measureDelays([])).toBeNull()
})

test('a file that was read in a wrong zone is found out by its leads', () => {
  const many = [1, 2, 3, 4, 5, 6]
  const leads = many.map((id) => seenLead(id, { customerName: `Eva N${id}` }))
  const shifted = (ms: number, count = 6) =>
    many
      .slice(0, count)
      .map((id) => sentLead(`s${id}`, { name: `Eva N${id}`, at: mondayAt - ms - id * secondMs }))
  expect(guessClockShift(shifted(hourMs), leads)).toBe(hourMs)
  expect(guessClockShift(shifted(-2 * hourMs), leads)).toBe(-2 * hourMs)
  expect(guessClockShift(shifted(0), leads)).toBeNull()
  expect(guessClockShift(shifted(hourMs, 4), leads)).toBeNull()
  expect(guessClockShift([...shifted(hourMs, 3), ...shifted(0).slice(3)], leads)).toBeNull()
})
