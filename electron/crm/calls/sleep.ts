import { setTimeout as wait } from 'node:timers/promises'
import type { CallDependencies } from './call.ts'

export const sleep: CallDependencies['sleep'] = async (ms, signal) => {
  try {
    await wait(ms, undefined, { signal })
  } catch {
    // The signal has woken it early; the caller looks at the signal.
  }
}
