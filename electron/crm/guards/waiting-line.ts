export interface WaitingLine<K, T> {
  /**
   * Resolves with the first thing that `take` gives, at once or when the line is offered something; null when
   * the signal came first. `take` gives null while there is nothing for it.
   */
  readonly join: (key: K, take: () => T | null, signal: AbortSignal) => Promise<T | null>
  /** Asks everybody who waits, in the order in which they came. */
  readonly offer: (key: K) => void
}

/** A line in which the first who waits is asked first, and one that cannot go yet does not hold up the others. */
export const createWaitingLine = <K, T>(): WaitingLine<K, T> => {
  const lines = new Map<K, Set<() => void>>()

  const join = (key: K, take: () => T | null, signal: AbortSignal): Promise<T | null> =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? new Set()
      lines.set(key, line)
      const leave = () => {
        line.delete(ask)
        signal.removeEventListener('abort', giveUp)
      }
      const giveUp = () => {
        leave()
        resolve(null)
      }
      const ask = () => {
        try {
          const got = take()
          if (got === null) return
          leave()
          resolve(got)
        } catch (error) {
          // The error is its own, and not that of whoever made the offer.
          leave()
          reject(error)
        }
      }
      if (signal.aborted) return resolve(null)
      line.add(ask)
      signal.addEventListener('abort', giveUp)
      ask()
    })

  return {
    join,
    offer: (key) => {
      for (const ask of [...(lines.get(key) ?? [])]) ask()
    },
  }
}
