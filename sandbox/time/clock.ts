/** The sandbox's own time: the only place that reads the machine's clock. */
export interface SandboxClock {
  /** UTC milliseconds. */
  readonly now: () => number
}

export const machineClock: SandboxClock = { now: () => Date.now() }

export interface MovableClock extends SandboxClock {
  readonly offsetMs: () => number
  /** A negative number moves the clock backwards. */
  readonly moveBy: (ms: number) => void
}

export const movableClock = (base: SandboxClock): MovableClock => {
  let offset = 0
  return {
    now: () => base.now() + offset,
    offsetMs: () => offset,
    moveBy: (ms) => {
      offset += ms
    },
  }
}
