import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failed } from '#core/contract/failure'
import { createCooldowns } from './cooldowns.ts'
import { memoryOfThisRun } from './memory-of-this-run.ts'

const key = { origin: 'https://crm.example', login: 'eva', endpoint: 'list-excel-deals' }
const minuteMs = 60_000
const arrived = { hasLeft: true, status: 200 }

/** A clock on the wall that anybody may set, and one that only goes on. */
const twoClocks = () => {
  const time = { wallMs: 1_800_000_000_000, elapsedMs: 0 }
  return {
    time,
    clock: { now: () => time.wallMs, elapsedMs: () => time.elapsedMs },
    pass: (ms: number) => {
      time.wallMs += ms
      time.elapsedMs += ms
    },
  }
}

const start = () => {
  const clocks = twoClocks()
  const memory = memoryOfThisRun()
  return { ...clocks, memory, cooldowns: createCooldowns(clocks.clock, memory) }
}

test('an export cools down for five minutes from its completion, for its login and endpoint alone', () => {
  const { cooldowns, pass, time } = start()
  cooldowns.begin(key)
  pass(3 * minuteMs)
  cooldowns.end(key, arrived)
  pass(5 * minuteMs - 1)
  const until = time.wallMs + 1
  expect(cooldowns.cooling(key)).toEqual({
    kind: 'cooling',
    endpoint: key.endpoint,
    until,
    again: { at: until },
  })
  expect(cooldowns.cooling({ ...key, login: 'jan' })).toBeNull()
  expect(cooldowns.cooling({ ...key, endpoint: 'list-excel-units' })).toBeNull()
  pass(1)
  expect(cooldowns.cooling(key)).toBeNull()
})

test('while an export is under way no other one of its kind leaves', () => {
  const { cooldowns } = start()
  cooldowns.begin(key)
  expect(cooldowns.cooling(key)).not.toBeNull()
})

test('also one that takes longer than its cooldown keeps the others here, and cools down from its end', () => {
  const { cooldowns, pass, time } = start()
  cooldowns.begin(key)
  pass(5 * minuteMs)
  expect(cooldowns.cooling(key)?.until).toBe(time.wallMs + 5 * minuteMs)
  pass(2 * minuteMs)
  expect(cooldowns.cooling(key)?.until).toBe(time.wallMs + 5 * minuteMs)
  cooldowns.end(key, arrived)
  pass(5 * minuteMs - 1)
  expect(cooldowns.cooling(key)).not.toBeNull()
  pass(1)
  expect(cooldowns.cooling(key)).toBeNull()
})

test('one that has taken long and then failed keeps nobody', () => {
  const { cooldowns, pass } = start()
  cooldowns.begin(key)
  pass(7 * minuteMs)
  cooldowns.end(key, { hasLeft: true, status: 500 })
  expect(cooldowns.cooling(key)).toBeNull()
})

test.each([
  ['never left', { hasLeft: false, status: null }],
  ['was sent elsewhere', { hasLeft: true, status: 300 }],
  ['was refused', { hasLeft: true, status: 400 }],
  ['a server could not make', { hasLeft: true, status: 500 }],
])('an export that %s cools nothing down', (_what, progress) => {
  const { cooldowns, memory } = start()
  cooldowns.begin(key)
  cooldowns.end(key, progress)
  expect(cooldowns.cooling(key)).toBeNull()
  expect(memory.listCooldowns()).toEqual([])
})

test.each([
  ['nobody has answered', { hasLeft: true, status: null }],
  ['whoever stands before the server has given up', { hasLeft: true, status: 504 }],
])('an export that %s may be made within a minute, and cools down from then', (_what, seen) => {
  const { cooldowns, pass, time } = start()
  cooldowns.begin(key)
  pass(minuteMs / 4)
  cooldowns.end(key, seen)
  expect(cooldowns.cooling(key)?.until).toBe(time.wallMs + 5.75 * minuteMs)
})

test('of an export whose end a run does not live to see the next one knows that it may have been made within a minute', () => {
  const { cooldowns, memory } = start()
  cooldowns.begin(key)
  expect(memory.listCooldowns()).toEqual([{ ...key, leftMs: 6 * minuteMs }])
})

test.each([
  ['nobody has answered', { hasLeft: true, status: null }],
  ['whoever stands before the server has given up', { hasLeft: true, status: 502 }],
  ['was too slow for whoever stands before the server', { hasLeft: true, status: 408 }],
  ['has begun to arrive', arrived],
])('an export that %s may be counted by its server, and cools down from its end', (_what, seen) => {
  const { cooldowns, pass, time, memory } = start()
  cooldowns.begin(key)
  pass(minuteMs)
  cooldowns.end(key, seen)
  expect(cooldowns.cooling(key)?.until).toBe(time.wallMs + 5 * minuteMs)
  expect(memory.listCooldowns()).toHaveLength(1)
})

test('what a 429 names holds whatever the endpoint is, and does not end with the failed call', () => {
  const { cooldowns, pass } = start()
  const until = 1_800_000_000_000 + minuteMs
  const refused = { hasLeft: true, status: 429 }
  for (const endpoint of [key.endpoint, 'get-project']) {
    cooldowns.begin({ ...key, endpoint })
    cooldowns.rateLimited({ ...key, endpoint }, minuteMs)
    cooldowns.end({ ...key, endpoint }, refused)
    expect(cooldowns.cooling({ ...key, endpoint })?.until).toBe(until)
  }
  pass(minuteMs)
  expect(cooldowns.cooling(key)).toBeNull()
})

test('other calls cool down only when they are told to', () => {
  const { cooldowns } = start()
  const project = { ...key, endpoint: 'get-project' }
  cooldowns.begin(project)
  cooldowns.end(project, arrived)
  expect(cooldowns.cooling(project)).toBeNull()
})

test('an export whose cooldown the disk does not take does not leave, and may be asked for again', () => {
  const { clock, memory } = start()
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' })
  const cooldowns = createCooldowns(clock, { ...memory, writeCooldown: () => full })
  expect(cooldowns.begin(key)).toEqual(full)
  expect(cooldowns.cooling(key)).toBeNull()
})

const jump = fc.integer({ min: -(10 ** 9), max: 10 ** 9 })

test('within a run no setting of the clock shortens a cooldown or lengthens it', () => {
  fc.assert(
    fc.property(jump, fc.integer({ min: 0, max: 10 * minuteMs }), (byMs, passedMs) => {
      const { cooldowns, pass, time } = start()
      cooldowns.end(key, arrived)
      time.wallMs += byMs
      pass(passedMs)
      const leftMs = Math.max(5 * minuteMs - passedMs, 0)
      const cooling = cooldowns.cooling(key)
      expect(cooling === null ? 0 : cooling.until - time.wallMs).toBe(leftMs)
    }),
  )
})

test('what an earlier run has left holds for as long as is left of it, wherever the clock is set to', () => {
  fc.assert(
    fc.property(jump, fc.nat(10 * minuteMs), (byMs, passedMs) => {
      const { clock, memory, pass, time } = start()
      const listCooldowns = () => [{ ...key, leftMs: 2 * minuteMs }]
      const cooldowns = createCooldowns(clock, { ...memory, listCooldowns })
      time.wallMs += byMs
      pass(passedMs)
      const leftMs = Math.max(2 * minuteMs - passedMs, 0)
      expect((cooldowns.cooling(key)?.until ?? time.wallMs) - time.wallMs).toBe(leftMs)
    }),
  )
})
