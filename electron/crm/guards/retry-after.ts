import { dayMs, minuteMs, secondMs } from '#core/time'

const withoutWordMs = 5 * minuteMs

/** A server that names no time, or one that is over before its own wait is, would be asked as fast as it answers. */
const shortestMs = 10 * secondMs

/** spec: Errors 4: whole seconds. A day is the longest wait that the API knows of. */
export const retryAfterMs = (header: string | null): number => {
  const isWhole = header !== null && /^\d+$/.test(header)
  const namedMs = isWhole ? Number(header) * secondMs : withoutWordMs
  return Math.min(Math.max(namedMs, shortestMs), dayMs)
}
