import type { RunId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { MeasuredRun } from '../runs/measure-run.ts'
import { addExact, exactText, toExact } from './exact.ts'

export interface TrendPoint {
  readonly runId: RunId
  readonly at: Timestamp
  readonly measured: MeasuredRun
}

export interface Trend {
  /** The points, the oldest first; runs without a value stay, so that a gap can be seen. */
  readonly points: readonly (TrendPoint & {
    /** The change since the previous run that had a value, as exact decimal text. */
    readonly change: string | null
  })[]
  readonly least: string | null
  readonly most: string | null
}

/** A measure over the runs of a report. */
export const toTrend = (runs: readonly TrendPoint[]): Trend => {
  const sorted = [...runs].sort((a, b) => a.at - b.at)
  const values = sorted.flatMap(({ measured }) => (measured.kind === 'value' ? measured.value : []))
  const ordered = [...values].sort((a, b) => Number(a) - Number(b))
  let before: string | null = null
  const points = sorted.map((point) => {
    if (point.measured.kind !== 'value') return { ...point, change: null }
    const { value } = point.measured
    const change = before === null ? null : difference(value, before)
    before = value
    return { ...point, change }
  })
  return { points, least: ordered[0] ?? null, most: ordered.at(-1) ?? null }
}

const difference = (value: string, before: string): string => {
  const { digits, scale } = toExact(before)
  return exactText(addExact(toExact(value), { digits: -digits, scale }))
}
