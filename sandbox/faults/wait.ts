import { setTimeout } from 'node:timers/promises'

/** A pause that does not keep a closed sandbox alive. */
export const wait = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false })
