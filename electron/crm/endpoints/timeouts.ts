import { minuteMs } from '#core/time'

/** Time limits by what a call moves: a few words, a table, a whole project, a file over a slow line. */
export const timeouts = {
  wordsMs: 1 * minuteMs,
  batchMs: 5 * minuteMs,
  projectMs: 10 * minuteMs,
  fileMs: 30 * minuteMs,
} as const
