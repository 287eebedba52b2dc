import { dayMs, minuteMs, secondMs } from '#core/time'

const withoutWordMs = 5 * minuteMs

/** spec: Errors 4: whole seconds. A day is the longest wait that the API knows of. */
export const retryAfterMs = (header: string | null): number => {
  const isWhole = header !== null && /^\d+$/.test(header)
  return Math.min(isWhole ? Number(header) * secondMs : withoutWordMs, dayMs)
}
