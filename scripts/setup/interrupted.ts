import { constants } from 'node:os'

/** A person, or the machine, asked this script to end. */
export class Interrupted extends Error {
  readonly exitCode: number

  constructor(signal: NodeJS.Signals) {
    super(`ended by ${signal}`)
    this.exitCode = 128 + constants.signals[signal]
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Calls back for every request to end; answers with the function that stops listening. */
export const onRequestToEnd = (callback: (signal: NodeJS.Signals) => void): (() => void) => {
  for (const signal of signals) process.on(signal, callback)
  return () => {
    for (const signal of signals) process.off(signal, callback)
  }
}
