import type { BootClock, Clock } from '#core/time'

/** True time, which only goes on, and a clock on the wall that anybody may set. */
export const movedClock = () => {
  let trueMs = 1_000
  let bootedMs = 0
  let wallOffsetMs = 1_800_000_000_000
  let sleepers: { readonly dueMs: number; readonly wake: () => void }[] = []
  const wakeDue = () => {
    const due = sleepers.filter(({ dueMs }) => dueMs <= trueMs)
    sleepers = sleepers.filter(({ dueMs }) => dueMs > trueMs)
    for (const { wake } of due) wake()
  }
  return {
    trueMs: () => trueMs,
    wallMs: () => trueMs + wallOffsetMs,
    /** The clock as a process sees it that starts now. */
    ofRun: (): Clock => {
      const startedMs = trueMs
      return { now: () => trueMs + wallOffsetMs, elapsedMs: () => trueMs - startedMs }
    },
    /** What counts since the last start of the computer, which the clock on the wall knows nothing of. */
    boot: (): BootClock => {
      const since = bootedMs
      return { bootId: String(since), sinceBootMs: () => trueMs - since }
    },
    reboot: () => {
      bootedMs = trueMs
    },
    sleep: (ms: number, signal: AbortSignal) =>
      new Promise<void>((wake) => {
        sleepers.push({ dueMs: trueMs + ms, wake })
        signal.addEventListener('abort', () => wake())
      }),
    pass: (ms: number) => {
      trueMs += ms
      wakeDue()
    },
    set: (byMs: number) => {
      wallOffsetMs += byMs
    },
  }
}
