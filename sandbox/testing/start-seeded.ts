import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts'
import { machineClock } from '../time/clock.ts'
import { seededState } from './seeded-state.ts'

// Sandboxes on the machine's clock share the seed of the moment at which the first of them started.
const firstStartAt = machineClock.now()

/** Starts a sandbox with a copy of the state that was made before for the same seed. */
export const startSeeded = (options: SandboxOptions): Promise<Sandbox> =>
  startSandbox({
    ...options,
    makeState: (seed) =>
      seededState(options.clock === undefined ? { ...seed, now: firstStartAt } : seed),
  })
