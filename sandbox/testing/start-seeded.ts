import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts'
import { machineClock } from '../time/clock.ts'
import { seededState } from './seeded-state.ts'

// Whoever goes by the machine's clock gets what had happened when the first of them started.
const firstStartAt = machineClock.now()

/** A sandbox as `startSandbox` starts it, filled from what was made before for the same seed. */
export const startSeeded = (options: SandboxOptions): Promise<Sandbox> =>
  startSandbox({
    ...options,
    makeState: (seed) =>
      seededState(options.clock === undefined ? { ...seed, now: firstStartAt } : seed),
  })
