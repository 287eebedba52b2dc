import { setTimeout as wait } from 'node:timers/promises'

interface ReadPatience {
  readonly waitMs: number
}

/**
 * What was asked for as soon as the disk gives it. A page holds a script that could not be fetched to have
 * failed for as long as the page lives (Chromium 130): an answer that comes late is one that can still come.
 */
export const onceReadable = async <T>(
  read: () => T,
  { waitMs }: ReadPatience = { waitMs: 500 },
): Promise<T> => {
  for (;;) {
    try {
      return read()
    } catch (error) {
      if (!isDiskFailure(error)) throw error
      await wait(waitMs, undefined, { ref: false })
    }
  }
}

const isDiskFailure = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error
