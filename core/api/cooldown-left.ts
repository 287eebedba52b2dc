import { minuteMs, type Timestamp } from '#core/time'

/** A moment by two clocks: one on the wall, and one that counts since the computer was started. */
export interface Moment {
  readonly at: Timestamp
  readonly bootId: string
  readonly sinceBootMs: number
}

export interface BegunCooldown {
  readonly begun: Moment
  readonly lengthMs: number
}

/** The longest cooldown of an export, whose end nobody has heard; what a server has named may be longer, and counts as this here. */
const longestUnknownMs = 6 * minuteMs

/**
 * What a run that starts must still wait of a cooldown that an earlier one has left. The clock on the wall may have been
 * set since: the later of the two clocks counts. Where the computer was restarted there is no second one, and nobody knows
 * how long it was off: the cooldown begins again, for six minutes at most.
 */
export const cooldownLeftMs = ({ begun, lengthMs }: BegunCooldown, now: Moment): number => {
  const byWallMs = lengthMs - (now.at - begun.at)
  const byBootMs = isSameBoot(begun, now)
    ? lengthMs - (now.sinceBootMs - begun.sinceBootMs)
    : Math.min(lengthMs, longestUnknownMs)
  return Math.min(Math.max(byWallMs, byBootMs, 0), lengthMs)
}

const isSameBoot = (before: Moment, now: Moment): boolean =>
  before.bootId === now.bootId && before.sinceBootMs <= now.sinceBootMs
