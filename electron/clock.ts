import type { Clock } from '#core/time'

/** The only place that reads the machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsedMs: () => performance.now(),
}
