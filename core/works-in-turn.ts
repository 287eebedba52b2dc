type RunInTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Each work begins only after the one before it has ended, in whatever way. */
export const oneAfterAnother = (): RunInTurn => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** Works of one key begin only after those before them have ended, in whatever way. */
export const worksInTurn = (): (<T>(key: string, work: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<void>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const result = before.then(work)
    const ended = result
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        if (last.get(key) === ended) last.delete(key)
      })
    last.set(key, ended)
    return result
  }
}
