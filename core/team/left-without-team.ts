interface WithoutTeam {
  /** The length of the cooldown. */
  readonly lengthMs: number
  /** How long ago the last cooldown that is known was over; null where none is. */
  readonly endedMsAgo: number | null
  /** How long ago the team was heard last. */
  readonly heardMsAgo: number
}

/**
 * What is left of the wait of an export about which the team cannot be asked: somebody may have begun another cooldown
 * when the last known one was over, or when the team was heard last. It may go when that one is over too.
 */
export const leftWithoutTeamMs = ({ lengthMs, endedMsAgo, heardMsAgo }: WithoutTeam): number =>
  Math.max(0, lengthMs - Math.min(endedMsAgo ?? heardMsAgo, heardMsAgo))
