import { dayMs, type Timestamp } from '#core/time'
import { outside, type Span, unionOf } from './spans.ts'

/** spec: Limits: the list shows the leads of so long. */
export const listedForMs = 7 * dayMs

interface PollTimes {
  readonly askedAt: Timestamp
  readonly answeredAt: Timestamp
}

/**
 * The spans of one account's time of which its polls have shown every lead. Of the moment in which the server looked
 * it is only known that it lies between question and answer.
 */
export const addPoll = (
  covered: readonly Span[],
  { askedAt, answeredAt }: PollTimes,
): readonly Span[] => {
  // A clock that is put back may end before it began.
  const [first, last] = [Math.min(askedAt, answeredAt), Math.max(askedAt, answeredAt)]
  return unionOf([...covered, { from: last - listedForMs, to: first }])
}

/** Where an account was asked, and where it was not: that there were no leads is nowhere said. */
export interface Gap extends Span {
  readonly kind: /** Older than what the first poll could show. */
    | 'beforeFirst'
    /** Nobody asked for more than seven days: what was listed meanwhile is lost. */
    | 'lost'
    /** The next poll will show it, if it comes in time. */
    | 'notYet'
}

interface Coverage {
  readonly isWhole: boolean
  readonly gaps: readonly Gap[]
  readonly coveredMs: number
}

/** What the polls of an account say about a period. */
export const coverageOf = (covered: readonly Span[], period: Span): Coverage => {
  const spans = unionOf(covered)
  const first = spans[0]?.from ?? period.to
  const last = spans.at(-1)?.to ?? Number.NEGATIVE_INFINITY
  const gaps = outside(spans, period).map((gap) => ({ ...gap, kind: kindOf(gap, first, last) }))
  const gapsMs = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  const wholeMs = Math.max(0, period.to - period.from)
  return { isWhole: gaps.length === 0, gaps, coveredMs: wholeMs - gapsMs }
}

const kindOf = (gap: Span, first: Timestamp, last: Timestamp): Gap['kind'] => {
  if (gap.to <= first) return 'beforeFirst'
  return gap.from >= last ? 'notYet' : 'lost'
}

/**
 * Which time every account has shown: a lead that any of them may have sent is known to be missing only there.
 * Of no account nothing is known.
 */
export const coveredByAll = (accounts: readonly (readonly Span[])[]): readonly Span[] => {
  const [first, ...rest] = accounts
  return rest.reduce((common, spans) => commonOf(common, spans), unionOf(first ?? []))
}

const commonOf = (spans: readonly Span[], others: readonly Span[]): readonly Span[] => {
  const known = unionOf(others)
  return spans.flatMap((span) => outside(outside(known, span), span))
}
