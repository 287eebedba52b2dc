/** A few values at a time: the one that was asked for longest ago goes first. */
export interface Lru<V> {
  readonly get: (key: string) => V | undefined
  readonly put: (key: string, value: V) => void
  readonly clear: () => void
}

export const createLru = <V>(most: number): Lru<V> => {
  const kept = new Map<string, V>()
  return {
    get: (key) => {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    put: (key, value) => {
      kept.delete(key)
      kept.set(key, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
    clear: () => kept.clear(),
  }
}
