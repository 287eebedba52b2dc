import { setTimeout as wait } from 'node:timers/promises'
import type { CallDependencies } from './call.ts'

export const sleep: CallDependencies['sleep'] = async (ms, signal) => {
  try {
    await wait(ms, undefined, { signal })
  } catch {
    // Woken early by the signal; who slept looks at it.
  }
}
