import { setTimeout as wait } from 'node:timers/promises'
import type { Benchmark, BenchmarkGroup, Side } from './measure.ts'
import type { StartedWindow } from './started-window.ts'
import { startHello, startUnitdesk, workedProfile } from './windows.ts'

const settleMs = 3_000

/** A start and the memory of all processes, beside a bare Electron window's. */
export const windowBenchmarks = (): BenchmarkGroup => {
  let profile: ReturnType<typeof workedProfile> | null = null
  const sideBySide = async (measure: (window: StartedWindow) => Promise<number>): Promise<Side> => {
    profile ??= workedProfile()
    const { folder } = await profile
    const sides: number[] = []
    for (const start of [startHello, () => startUnitdesk(folder)]) {
      const window = await start()
      sides.push(await measure(window))
      await window.close()
    }
    const [baseline = Number.NaN, unitdesk = Number.NaN] = sides
    return { baseline, unitdesk }
  }
  const baseline = 'a bare Electron window'
  const all: readonly Benchmark[] = [
    {
      name: 'start-to-prices',
      unit: 'ms',
      goal: { atMost: 1.6 },
      baseline,
      runs: 7,
      measure: () => sideBySide(async ({ startMs }) => startMs),
    },
    {
      name: 'idle-memory',
      unit: 'MB',
      goal: { atMost: 1.5 },
      baseline,
      runs: 3,
      measure: () =>
        sideBySide(async (window) => {
          await wait(settleMs)
          return window.memoryMb()
        }),
    },
  ]
  return { all, end: () => void profile?.then(({ remove }) => remove()) }
}
