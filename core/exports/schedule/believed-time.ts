import { dayMs, type Timestamp } from '#core/time'

// A report that comes every quarter is no sign of a wrong clock.
const longestSilenceMs = 100 * dayMs
const aheadMs = 2 * dayMs

/**
 * What time it is as far as what happened tells: a clock that was set to another year makes nothing old. Where
 * nothing new comes, nothing has to make room.
 */
export const believedTime = (happened: readonly Timestamp[], now: Timestamp): Timestamp => {
  const [first, ...others] = [...happened].sort((a, b) => a - b)
  if (first === undefined) return now
  const last = others.reduce((at, next) => Math.min(next, at + longestSilenceMs), first)
  return Math.min(now, last + aheadMs)
}
