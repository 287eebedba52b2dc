import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/time'
import type { Alarm, AlarmEvent } from './alarm.ts'
import { decideAlarms, mostAlarms, type Reminders } from './decide-alarms.ts'
import type { Trouble } from './trouble.ts'

const trouble = (key: string): Trouble => ({
  key,
  kind: 'report',
  workspace: 'Acme',
  report: key,
  failures: 2,
})

const start = 1_800_000_000_000

/** A program that looks at its alarms, on a computer whose clocks go on as a test says. */
const program = () => {
  let alarms: readonly Alarm[] = []
  let reminders: Reminders = new Map()
  let trueMs = 0
  let wallOffsetMs = start
  const told: { readonly event: AlarmEvent['event']; readonly key: string; readonly at: number }[] =
    []
  return {
    told,
    alarms: () => alarms,
    pass: (ms: number) => {
      trueMs += ms
    },
    setClock: (byMs: number) => {
      wallOffsetMs += byMs
    },
    restart: () => {
      reminders = new Map()
    },
    look: (
      failing: readonly string[],
      { undecided = [], dropped = [] }: { undecided?: string[]; dropped?: string[] } = {},
    ) => {
      const decided = decideAlarms({
        alarms,
        reminders,
        now: trueMs + wallOffsetMs,
        sinceBootMs: trueMs,
        found: {
          troubles: failing.map(trouble),
          undecided: new Set(undecided),
          dropped: new Set(dropped),
        },
      })
      ;({ alarms, reminders } = decided)
      for (const { event, trouble: of } of decided.events) {
        told.push({ event, key: of.key, at: trueMs })
      }
      return decided.events.map(({ event }) => event)
    },
  }
}

test('a trouble is told when it begins, once a day as long as it lasts, and when it is over', () => {
  const { look, pass } = program()
  expect(look(['a'])).toEqual(['began'])
  expect(look(['a'])).toEqual([])
  pass(dayMs - 1)
  expect(look(['a'])).toEqual([])
  pass(1)
  expect(look(['a'])).toEqual(['goesOn'])
  pass(dayMs)
  expect(look(['a'])).toEqual(['goesOn'])
  expect(look([])).toEqual(['over'])
  expect(look([])).toEqual([])
  expect(look(['a'])).toEqual(['began'])
})

test('what cannot be judged now is neither reminded of nor over', () => {
  const { look, pass } = program()
  look(['a'])
  pass(2 * dayMs)
  expect(look([], { undecided: ['a'] })).toEqual([])
  expect(look(['a'])).toEqual(['goesOn'])
})

test('what is not looked after any more is said to be that, once', () => {
  const { look } = program()
  look(['a'])
  expect(look([], { dropped: ['a'] })).toEqual(['dropped'])
  expect(look([], { dropped: ['a'] })).toEqual([])
})

test('after a start the day goes on where it was, also where the clock on the wall was off meanwhile', () => {
  const { look, pass, restart, setClock } = program()
  look(['a'])
  pass(20 * hourMs)
  restart()
  expect(look(['a'])).toEqual([])
  pass(4 * hourMs)
  expect(look(['a'])).toEqual(['goesOn'])
  setClock(-365 * dayMs)
  restart()
  pass(dayMs - minuteMs)
  expect(look(['a'])).toEqual([])
  pass(minuteMs)
  restart()
  expect(look(['a'])).toEqual([])
  pass(dayMs)
  expect(look(['a'])).toEqual(['goesOn'])
})

test('so many troubles at once are told of, and the others when there is room', () => {
  const { look } = program()
  const many = Array.from({ length: mostAlarms + 3 }, (_, place) => `t${place}`)
  expect(look(many)).toHaveLength(mostAlarms)
  expect(look(many)).toEqual([])
  expect(look(many.slice(3))).toEqual(['over', 'over', 'over', 'began', 'began', 'began'])
})

type Step =
  | { readonly kind: 'pass' | 'set'; readonly ms: number }
  | { readonly kind: 'look'; readonly failing: readonly string[]; readonly undecided: string[] }
  | { readonly kind: 'restart' }

const keys = ['a', 'b', 'c']
const look = fc.record({
  kind: fc.constant('look' as const),
  failing: fc.subarray(keys),
  undecided: fc.subarray(keys),
})
const pass = fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(2 * dayMs) })
/** By an hour when daylight saving begins or ends where the clock is kept in local time, or by anything. */
const setting = fc.record({
  kind: fc.constant('set' as const),
  ms: fc.oneof(
    fc.constantFrom(-hourMs, hourMs),
    fc.integer({ min: -400 * dayMs, max: 400 * dayMs }),
  ),
})

const told = (steps: readonly Step[]) => {
  const one = program()
  for (const step of steps) {
    if (step.kind === 'pass') one.pass(step.ms)
    if (step.kind === 'set') one.setClock(step.ms)
    if (step.kind === 'restart') one.restart()
    if (step.kind === 'look') {
      const undecided = step.undecided.filter((key) => !step.failing.includes(key))
      one.look(step.failing, { undecided })
    }
  }
  return one
}

const restarting = fc.constant({ kind: 'restart' } as const)

test('whatever happens, nothing begins twice before it is over, and is over once for each time that it began', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(look, look, pass, setting, restarting)), (steps) => {
      const one = told(steps)
      for (const key of keys) {
        const words = one.told.filter((of) => of.key === key).map(({ event }) => event)
        const ends = words.filter((event) => event !== 'goesOn')
        expect(ends).toEqual(ends.map((_, place) => (place % 2 === 0 ? 'began' : 'over')))
        const isOpen = one.alarms().some((alarm) => alarm.trouble.key === key)
        expect(ends.length % 2 === 1).toBe(isOpen)
        expect(words.lastIndexOf('goesOn')).toBeLessThan(
          isOpen ? words.length : Math.max(words.lastIndexOf('over'), 0),
        )
      }
    }),
  )
})

test('however the clock on the wall is set, a program that runs reminds once a day at most, and no day goes by without', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(look, pass, setting)), (steps) => {
      const one = told(steps)
      for (const key of keys) {
        const its = one.told.filter((of) => of.key === key)
        for (const [place, { event, at }] of its.entries()) {
          const before = its[place - 1]
          if (event === 'goesOn') expect(at - (before?.at ?? at)).toBeGreaterThanOrEqual(dayMs)
        }
      }
      const standing = one.alarms().map(({ trouble: { key } }) => key)
      one.pass(dayMs)
      const reminded = one.look(standing)
      expect(reminded).toEqual(standing.map(() => 'goesOn'))
    }),
  )
})

test('however often it is started, it reminds once a day at most as long as nobody sets the clock', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(look, pass, restarting)), (steps) => {
      const { told: all } = told(steps)
      for (const key of keys) {
        const its = all.filter((of) => of.key === key)
        for (const [place, { event, at }] of its.entries()) {
          const before = its[place - 1]
          if (event === 'goesOn') expect(at - (before?.at ?? at)).toBeGreaterThanOrEqual(dayMs)
        }
      }
    }),
  )
})
