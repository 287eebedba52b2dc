import type { BootClock, Clock } from '#core/time'

/** A computer that runs on, and whose clock on the wall nobody has set. */
export const bootOf = ({ now }: Pick<Clock, 'now'>): BootClock => ({
  bootId: 'one',
  sinceBootMs: now,
})
