import { dayMs, minuteMs, type Timestamp } from '#core/time'
import { coverageOf } from './coverage.ts'
import type { Span } from './spans.ts'

interface Heard {
  /** When leads came, in any order. */
  readonly times: readonly Timestamp[]
  readonly covered: readonly Span[]
  /** When the list was last asked for: nobody knows what came since. */
  readonly checkedAt: Timestamp
}

export type Silence =
  /** There are too few weeks, or too few leads in them, to be missed. */
  | { readonly kind: 'tooFew'; readonly weeks: number }
  | {
      readonly kind: 'usual' | 'silent'
      readonly since: Timestamp
      readonly silentMs: number
      /** How far apart leads are in these hours of these days; null where there usually are none. */
      readonly usualMs: number | null
    }

const weekMs = 7 * dayMs
const weeksLookedAt = 8
const fewestWeeks = 4
/** Where four are usual in the poorer weeks, none at all is chance once in fifty times at most. */
const fewestLeads = 4
const shortestMs = 30 * minuteMs

/**
 * Whether no lead has come for longer than it happens: the same hours of the same days in the weeks before say how
 * many there should have been, so that nights and Sundays are silent by right. The quarter of the poorest weeks is not
 * asked: an outage or a holiday among them changes nothing. A silence is judged by its first week.
 */
export const judgeSilence = ({ times, covered, checkedAt }: Heard): Silence => {
  const inOrder = times.filter((at) => at <= checkedAt).sort((a, b) => a - b)
  const last = inOrder.at(-1)
  if (last === undefined) return { kind: 'tooFew', weeks: 0 }
  const windowMs = Math.min(checkedAt - last, weekMs)
  const counts: number[] = []
  for (let week = 1; week <= weeksLookedAt; week += 1) {
    // The lead that began the silence is not in it.
    const from = last + 1 - week * weekMs
    const to = last + 1 + windowMs - week * weekMs
    if (to > from && !coverageOf(covered, { from, to }).isWhole) continue
    counts.push(countBetween(inOrder, from, to))
  }
  if (counts.length < fewestWeeks) return { kind: 'tooFew', weeks: counts.length }
  counts.sort((a, b) => a - b)
  const poor = counts[Math.floor(counts.length / 4)] ?? 0
  const usual = counts[Math.floor(counts.length / 2)] ?? 0
  const isSilent = poor >= fewestLeads && windowMs >= shortestMs
  return {
    kind: isSilent ? 'silent' : 'usual',
    since: last,
    silentMs: checkedAt - last,
    usualMs: usual === 0 ? null : Math.round(windowMs / usual),
  }
}

const countBetween = (inOrder: readonly Timestamp[], from: Timestamp, to: Timestamp): number =>
  firstFrom(inOrder, to) - firstFrom(inOrder, from)

const firstFrom = (inOrder: readonly Timestamp[], from: Timestamp): number => {
  let low = 0
  let high = inOrder.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((inOrder[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
