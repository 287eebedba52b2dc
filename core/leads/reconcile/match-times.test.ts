import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchTimes } from './match-times.ts'

interface BestPairing {
  readonly pairs: number
  readonly apart: number
}

const windows = { earlyMs: 5_000, windowMs: 20_000 }

/** Every way there is. */
const tryAll = (sent: readonly number[], listed: readonly (number | null)[]): BestPairing => {
  const [at, ...rest] = sent
  if (at === undefined) return { pairs: 0, apart: 0 }
  let best = tryAll(rest, listed)
  for (const [index, there] of listed.entries()) {
    if (there === null || there < at - windows.earlyMs || there > at + windows.windowMs) continue
    const below = tryAll(rest, listed.with(index, null))
    const tried = { pairs: below.pairs + 1, apart: below.apart + Math.abs(there - at) }
    if (tried.pairs > best.pairs || (tried.pairs === best.pairs && tried.apart < best.apart))
      best = tried
  }
  return best
}

const times = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 60 }), { maxLength })
    .map((seconds) => seconds.sort((a, b) => a - b).map((second) => second * 1_000))

const everyPair = () => true

test('as many are paired as can be, and as near to each other as can be: as trying every way shows', () => {
  fc.assert(
    fc.property(times(5), times(5), (sent, listed) => {
      const found = matchTimes({ sent, listed, ...windows, mayPair: everyPair })
      const pairs = found.flatMap((at, index) => (at === null ? [] : [{ index, at }]))
      const apart = pairs.map(({ index, at }) => (listed[at] ?? 0) - (sent[index] ?? 0))
      expect({
        pairs: pairs.length,
        apart: apart.reduce((sum, ms) => sum + Math.abs(ms), 0),
      }).toEqual(tryAll(sent, listed))
      expect(apart.every((ms) => ms >= -windows.earlyMs && ms <= windows.windowMs)).toBe(true)
      expect(new Set(pairs.map(({ at }) => at)).size).toBe(pairs.length)
    }),
    { numRuns: 400 },
  )
})

test('a lead that only the nearer of two could have become is left to it', () => {
  const found = matchTimes({
    sent: [0, 19_000],
    listed: [20_000],
    ...windows,
    mayPair: everyPair,
  })
  expect(found).toEqual([null, 0])
})

test('what may not be a pair is none', () => {
  const found = matchTimes({
    sent: [0],
    listed: [0, 3_000],
    ...windows,
    mayPair: (_, at) => at > 0,
  })
  expect(found).toEqual([1])
})
