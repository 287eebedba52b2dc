import type { Clock } from '#core/time'

export const clock: Clock = {
  now: () => Date.now(),
  elapsedMs: () => performance.now(),
}
