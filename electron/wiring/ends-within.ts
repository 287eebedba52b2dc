import { setTimeout } from 'node:timers/promises'

/** Whether work ends in so much time; whoever asks goes on in any case. */
export const endsWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  const late = new AbortController()
  const isDone = await Promise.race([
    work.then(() => true),
    setTimeout(ms, false, { signal: late.signal }),
  ])
  late.abort()
  return isDone
}
