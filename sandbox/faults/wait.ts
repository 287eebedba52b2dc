import { setTimeout } from 'node:timers/promises'

/** A pause that ends early when the signal says so, and does not keep a closed sandbox alive. */
export const wait = async (ms: number, signal: AbortSignal): Promise<void> => {
  try {
    await setTimeout(ms, undefined, { ref: false, signal })
  } catch {
    // Nothing but the signal ends a wait early.
  }
}
