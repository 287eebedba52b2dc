import { dayMs, type Timestamp } from '#core/time'
import { gapsIn, type Span, unionOf } from './spans.ts'

/** spec: Limits: the server lists leads for so long. */
export const listedForMs = 7 * dayMs

/** The database of a team keeps a list for so long: whoever is deleted may be in one that was read a week later. */
export const sharedForMs = 7 * dayMs

interface PollTimes {
  readonly askedAt: Timestamp
  readonly answeredAt: Timestamp
}

/**
 * The spans of time of which an account's polls have shown every lead. The moment in which the server read its list is
 * only known to lie between question and answer.
 */
export const addPoll = (
  covered: readonly Span[],
  { askedAt, answeredAt }: PollTimes,
): readonly Span[] => {
  // A clock that is put back may show the answer before the question.
  const [first, last] = [Math.min(askedAt, answeredAt), Math.max(askedAt, answeredAt)]
  return unionOf([...covered, { from: last - listedForMs, to: first }])
}

/** A span of which an account's polls say nothing; it may have had leads or none. */
export interface Gap extends Span {
  readonly kind: /** Older than what the first poll could show. */
    | 'beforeFirst'
    /** There was no poll for more than seven days: what was listed meanwhile is lost. */
    | 'lost'
    /** The next poll will show this span, if it comes in time. */
    | 'notYet'
}

interface PolledTime {
  readonly isWhole: boolean
  readonly gaps: readonly Gap[]
  readonly coveredMs: number
}

/** How much of a period the polls of an account cover. */
export const polledTimeOf = (covered: readonly Span[], period: Span): PolledTime => {
  const spans = unionOf(covered)
  const first = spans[0]?.from ?? period.to
  const last = spans.at(-1)?.to ?? Number.NEGATIVE_INFINITY
  const gaps = gapsIn(spans, period).map((gap) => ({ ...gap, kind: gapKind(gap, first, last) }))
  const gapsMs = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  const wholeMs = Math.max(0, period.to - period.from)
  return { isWhole: gaps.length === 0, gaps, coveredMs: wholeMs - gapsMs }
}

const gapKind = (gap: Span, first: Timestamp, last: Timestamp): Gap['kind'] => {
  if (gap.to <= first) return 'beforeFirst'
  return gap.from >= last ? 'notYet' : 'lost'
}

/**
 * The time that polls of every account cover: a lead that any of them may have sent is known to be missing only there.
 * Without accounts nothing is covered.
 */
export const polledByAll = (accounts: readonly (readonly Span[])[]): readonly Span[] => {
  const [first, ...rest] = accounts
  return rest.reduce((common, spans) => intersection(common, spans), unionOf(first ?? []))
}

const intersection = (spans: readonly Span[], others: readonly Span[]): readonly Span[] => {
  const known = unionOf(others)
  return spans.flatMap((span) => gapsIn(gapsIn(known, span), span))
}
