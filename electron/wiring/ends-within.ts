import { setTimeout } from 'node:timers/promises'

/** Whether work ends in so much time. The wait ends with it in any case; what work throws is for whoever asks. */
export const endsWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  const late = new AbortController()
  try {
    return await Promise.race([
      work.then(() => true),
      setTimeout(ms, false, { signal: late.signal }),
    ])
  } finally {
    late.abort()
  }
}
