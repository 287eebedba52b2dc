import { oneAfterAnother } from '#core/works-in-turn'

/** Runs acts one after the other, in the order in which they were asked for; a failed one stops none. */
export interface StepQueue {
  readonly enqueue: <T>(act: () => Promise<T>) => Promise<T>
  /** Acts that have not ended. */
  readonly pending: () => number
  /** Calls the listener with every change of the number of steps; the result ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

export const createStepQueue = (): StepQueue => {
  const inTurn = oneAfterAnother()
  let pending = 0
  const listeners = new Set<() => void>()
  const count = (difference: number) => {
    pending += difference
    for (const tell of listeners) tell()
  }
  return {
    enqueue: (act) => {
      count(1)
      return inTurn(act).finally(() => count(-1))
    },
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
