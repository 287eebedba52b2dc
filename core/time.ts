/** UTC milliseconds since 1970. Wall-clock time always comes from an injected `Clock`. */
export type Timestamp = number

export interface Clock {
  /** Wall-clock time. */
  readonly now: () => Timestamp
  /** Milliseconds that never jump, for durations. */
  readonly elapsedMs: () => number
}

/** What counts since the computer was started: no setting of the clock on the wall moves it. */
export interface BootClock {
  /** Another one with every start of the computer. */
  readonly bootId: string
  readonly sinceBootMs: () => number
}

/**
 * Whether what was read at one time says nothing any more beside what was read later. A time that is still to come is that
 * of a clock which was ahead, and speaks against nothing.
 */
export const isOvertaken = (
  at: Timestamp,
  { by, now }: { readonly by: Timestamp | null; readonly now: Timestamp },
): boolean => by !== null && by > at && by <= now

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
