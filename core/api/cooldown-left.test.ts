import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#core/time'
import { cooldownLeftMs, type Moment } from './cooldown-left.ts'

const begun: Moment = { at: 1_800_000_000_000, bootId: 'a', sinceBootMs: 40 * minuteMs }
const length = fc.integer({ min: 0, max: dayMs })
const passed = fc.integer({ min: 0, max: dayMs })
const jump = fc.integer({ min: -400 * dayMs, max: 400 * dayMs })

test('as long as the computer runs, no setting of the clock ends a cooldown early', () => {
  fc.assert(
    fc.property(length, passed, jump, (lengthMs, passedMs, byMs) => {
      const now = {
        at: begun.at + passedMs + byMs,
        bootId: 'a',
        sinceBootMs: begun.sinceBootMs + passedMs,
      }
      const leftMs = cooldownLeftMs({ begun, lengthMs }, now)
      expect(leftMs).toBeGreaterThanOrEqual(lengthMs - passedMs)
      expect(leftMs).toBeLessThanOrEqual(lengthMs)
      // A clock that nobody has set back makes nothing wait longer.
      if (byMs >= 0) expect(leftMs).toBe(Math.max(lengthMs - passedMs, 0))
    }),
  )
})

test('after another start of the computer it begins again, for six minutes at most where the wall says no more', () => {
  const other = fc.oneof(
    fc.record({ bootId: fc.constant('b'), sinceBootMs: fc.nat(dayMs) }),
    // A stand-in for the name of a boot may be the same by chance.
    fc.record({ bootId: fc.constant('a'), sinceBootMs: fc.nat(begun.sinceBootMs - 1) }),
  )
  fc.assert(
    fc.property(length, other, passed, jump, (lengthMs, boot, passedMs, byMs) => {
      const now = { ...boot, at: begun.at + passedMs + byMs }
      const byWallMs = Math.min(Math.max(lengthMs - passedMs - byMs, 0), lengthMs)
      const leftMs = cooldownLeftMs({ begun, lengthMs }, now)
      expect(leftMs).toBe(Math.max(byWallMs, Math.min(lengthMs, 6 * minuteMs)))
    }),
  )
})

test('at the very moment at which it began the whole of it is left, wherever the clock on the wall stands', () => {
  const now = { ...begun, at: begun.at + dayMs }
  expect(cooldownLeftMs({ begun, lengthMs: dayMs }, now)).toBe(dayMs)
})
