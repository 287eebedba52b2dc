import { setTimeout } from 'node:timers/promises'

/** Does not keep a sandbox alive that has been closed in the meantime. */
export const wait = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false })
