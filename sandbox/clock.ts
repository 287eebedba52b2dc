/** The sandbox's own time: the only place that reads the machine's clock. */
export interface SandboxClock {
  readonly now: () => number
}

export const machineClock: SandboxClock = { now: () => Date.now() }
