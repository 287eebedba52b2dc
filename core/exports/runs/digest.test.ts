import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { meaningOf } from '#core/wall-time'
import { countDigest } from './count-digest.ts'
import { digestTurn } from './digest.ts'

const zone = 'Europe/Prague'
const digest = { time: '08:00' }

const at = (date: string, time: string): number => {
  const meaning = meaningOf({ date, time }, zone)
  if (meaning.kind !== 'moment') throw new Error(`${date} ${time} is no single moment`)
  return meaning.at
}

const turn = (now: number, toldOn: string | null, time = digest.time) =>
  digestTurn({ digest: { time }, zone, now, toldOn })

test('at its time a digest tells of the whole day before, and until then of nothing', () => {
  expect(turn(at('2026-11-22', '07:59'), '2026-11-21')).toEqual({ kind: 'later' })
  const due = { day: '2026-11-22', about: '2026-11-21' }
  const whole = { from: at('2026-11-21', '00:00'), until: at('2026-11-22', '00:00') }
  expect(turn(at('2026-11-22', '08:00'), '2026-11-21')).toEqual({
    kind: 'due',
    due: { ...due, ...whole },
  })
})

test('what was told once is not told again, also at another time of the same day', () => {
  expect(turn(at('2026-11-22', '08:01'), '2026-11-22')).toEqual({ kind: 'later' })
  expect(turn(at('2026-11-22', '12:00'), '2026-11-22', '12:00')).toEqual({ kind: 'later' })
})

test('a computer that was off tells what it has missed, as long as that is less than a day late', () => {
  const late = turn(at('2026-11-23', '07:30'), '2026-11-21')
  expect(late).toMatchObject({ kind: 'due', due: { day: '2026-11-22', about: '2026-11-21' } })
  const weekLater = turn(at('2026-11-29', '09:00'), '2026-11-21')
  expect(weekLater).toMatchObject({ kind: 'due', due: { day: '2026-11-29', about: '2026-11-28' } })
})

test('on the day with 25 hours one that is a whole day late is let go', () => {
  const now = at('2026-10-25', '07:30')
  expect(now - at('2026-10-24', '08:00')).toBeGreaterThan(dayMs)
  expect(turn(now, '2026-10-23')).toEqual({ kind: 'passed', day: '2026-10-24' })
})

test('a new installation begins with the next day', () => {
  const passed = { kind: 'passed', day: '2026-11-22' }
  expect(turn(at('2026-11-22', '10:00'), null)).toEqual(passed)
  expect(turn(at('2026-11-23', '08:00'), '2026-11-22')).toMatchObject({ kind: 'due' })
})

test('a clock that was years ahead for a while silences no digest', () => {
  const now = at('2026-11-22', '10:00')
  expect(turn(now, '2031-01-01')).toEqual({ kind: 'passed', day: '2026-11-22' })
})

test.each([
  ['the clocks leap over its time', '2026-03-29', '02:30'],
  ['the clocks show its time twice', '2026-10-25', '02:30'],
])('where %s it is told once that day', (_, day, time) => {
  const noon = at(day, '12:00')
  let toldOn = day.replace(/..$/, (number) => String(Number(number) - 1))
  const told: string[] = []
  for (let now = noon - 14 * hourMs; now < noon; now += 10 * minuteMs) {
    const found = turn(now, toldOn, time)
    if (found.kind === 'due') {
      told.push(found.due.about)
      toldOn = found.due.day
    }
  }
  expect(told).toEqual([toldOn.replace(/..$/, (number) => String(Number(number) - 1))])
})

test('however a computer sleeps, every moment belongs to one digest at most, and no digest is told twice', () => {
  const sleeps = fc.array(fc.integer({ min: 1, max: 40 * 60 }), { minLength: 1, maxLength: 60 })
  const times = fc.constantFrom('00:00', '02:30', '08:00', '23:59')
  fc.assert(
    fc.property(sleeps, times, (minutes, time) => {
      let now = at('2026-03-20', '12:00')
      let toldOn: string | null = null
      let until = 0
      for (const slept of minutes) {
        now += slept * minuteMs
        const found = turn(now, toldOn, time)
        if (found.kind === 'later') continue
        if (found.kind === 'due') {
          expect(found.due.from).toBeGreaterThanOrEqual(until)
          expect(found.due.until).toBeLessThanOrEqual(now)
          until = found.due.until
        }
        toldOn = found.kind === 'due' ? found.due.day : found.day
      }
    }),
  )
})

const run = { state: 'done', failure: null, isPostponed: false } as const
const unreadable = { kind: 'cancelled', again: 'now' } as const

test('a day is told in figures, and what a person has called off is none of them', () => {
  const runs = [
    run,
    { ...run, isPostponed: true },
    { ...run, state: 'failed' as const },
    { ...run, failure: unreadable },
    { ...run, state: 'interrupted' as const },
    { ...run, state: 'cancelled' as const },
  ]
  expect(countDigest(runs, 3)).toEqual({ runs: 5, failed: 3, postponed: 1, alerts: 3 })
})

test('of a day without runs and alerts nothing is told', () => {
  expect(countDigest([], 0)).toBeNull()
  expect(countDigest([{ ...run, state: 'cancelled' }], 0)).toBeNull()
  expect(countDigest([], 1)).toMatchObject({ alerts: 1 })
})
