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

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
