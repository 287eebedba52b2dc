interface AlternatingSides {
  readonly sides: readonly [() => Promise<unknown>, () => Promise<unknown>]
  /** How often each side has its turn, and how many calls that is. */
  readonly turns: number
  readonly callsPerTurn: number
}

/** The time of a call of each side in ms: they take turns, so that both meet the same machine. */
export const alternate = async ({
  sides,
  turns,
  callsPerTurn,
}: AlternatingSides): Promise<readonly [number, number]> => {
  const [first, second] = sides
  const timed = async (call: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now()
    for (let done = 0; done < callsPerTurn; done++) await call()
    return performance.now() - startedAt
  }
  // Caches that the first call fills are full for every later one.
  await timed(second)
  await timed(first)
  let [firstMs, secondMs] = [0, 0]
  for (let turn = 0; turn < turns; turn++) {
    firstMs += await timed(first)
    secondMs += await timed(second)
  }
  const calls = turns * callsPerTurn
  return [firstMs / calls, secondMs / calls]
}
