import { hourMs, minuteMs } from '#core/time'

/** The upper bounds of the histogram's bars; the last bar has none. */
export const delayBoundsMs = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  6 * hourMs,
  null,
] as const

export interface Delays {
  readonly count: number
  readonly medianMs: number
  /** The 95th percentile. */
  readonly longMs: number
  readonly worstMs: number
  /** One count for each of the bounds. */
  readonly histogram: readonly number[]
  /** Leads that were listed before they were sent, because two clocks differ. */
  readonly earlyCount: number
}

/** How long leads take from the site to the CRM; null where nothing could be measured. */
export const measureDelays = (measured: readonly number[]): Delays | null => {
  // A typed array sorts two hundred thousand numbers in a few milliseconds.
  const delays = Float64Array.from(measured).sort()
  const at = (share: number): number =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0
  if (delays.length === 0) return null
  const histogram: number[] = delayBoundsMs.map(() => 0)
  for (const delay of delays) {
    const bar = delayBoundsMs.findIndex((bound) => bound === null || delay < bound)
    histogram[bar] = (histogram[bar] ?? 0) + 1
  }
  return {
    count: delays.length,
    medianMs: at(0.5),
    longMs: at(0.95),
    worstMs: at(1),
    histogram,
    earlyCount: delays.filter((delay) => delay < 0).length,
  }
}
