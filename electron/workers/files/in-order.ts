/** Works on several at once and gives the results in the order of what they are made of. */
export async function* inOrder<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = []
  for await (const item of items) {
    const result = work(item)
    // A failure is heard of in its turn.
    result.catch(() => undefined)
    underWay.push(result)
    const first = underWay.length >= atOnce ? underWay.shift() : undefined
    if (first !== undefined) yield await first
  }
  for (const result of underWay) yield await result
}
