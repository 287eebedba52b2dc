import { dayMs, minuteMs, type Timestamp } from '#core/time'
import { firstFrom } from './first-from.ts'
import { polledTimeOf } from './polled-time.ts'
import type { Span } from './spans.ts'

interface SilenceQuestion {
  /** The times of all leads, in any order. */
  readonly times: readonly Timestamp[]
  readonly covered: readonly Span[]
  /** When the list was last read: what came since is unknown. */
  readonly checkedAt: Timestamp
}

export type Silence =
  /** Too few weeks are covered, or they have too few leads, to tell a silence. */
  | { readonly kind: 'tooFew'; readonly weeks: number }
  | {
      readonly kind: 'usual' | 'silent'
      readonly since: Timestamp
      readonly silentMs: number
      /** The usual distance between leads in these hours of these days; null where there usually are none. */
      readonly usualMs: number | null
    }

const weekMs = 7 * dayMs
const weeksLookedAt = 8
const fewestWeeks = 4
/** Where even poor weeks have four leads, none at all is chance once in fifty times at most. */
const fewestLeads = 4
const shortestMs = 30 * minuteMs

/**
 * Whether no lead has come for unusually long. The same hours of the same days in the weeks before say how many leads
 * there should be, so that nights and Sundays are no silence. The poorest quarter of the weeks is left out, so that an
 * outage or a holiday among them changes nothing. A silence is judged by its first week.
 */
export const judgeSilence = ({ times, covered, checkedAt }: SilenceQuestion): Silence => {
  const inOrder = times.filter((at) => at <= checkedAt).sort((a, b) => a - b)
  const last = inOrder.at(-1)
  if (last === undefined) return { kind: 'tooFew', weeks: 0 }
  const windowMs = Math.min(checkedAt - last, weekMs)
  const counts: number[] = []
  for (let week = 1; week <= weeksLookedAt; week += 1) {
    // The lead before the silence is not counted in it.
    const from = last + 1 - week * weekMs
    const to = last + 1 + windowMs - week * weekMs
    if (to > from && !polledTimeOf(covered, { from, to }).isWhole) continue
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
  firstFrom(inOrder, to, itself) - firstFrom(inOrder, from, itself)

const itself = (at: Timestamp): Timestamp => at
