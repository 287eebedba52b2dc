import type { Timestamp } from '#core/time'

/** A stretch of time: `from` belongs to it, `to` does not. */
export interface Span {
  readonly from: Timestamp
  readonly to: Timestamp
}

/** The spans in the order of time, with overlapping and touching ones joined. */
export const unionOf = (spans: readonly Span[]): readonly Span[] => {
  const union: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (span.to <= span.from) continue
    const last = union.at(-1)
    if (last === undefined || last.to < span.from) union.push(span)
    else if (last.to < span.to) union[union.length - 1] = { from: last.from, to: span.to }
  }
  return union
}

/** The parts of `whole` that are in none of the spans. */
export const gapsIn = (spans: readonly Span[], whole: Span): readonly Span[] => {
  const left: Span[] = []
  let from = whole.from
  for (const span of unionOf(spans)) {
    if (span.to <= from) continue
    if (span.from >= whole.to) break
    if (span.from > from) left.push({ from, to: span.from })
    from = span.to
  }
  if (from < whole.to) left.push({ from, to: whole.to })
  return left
}

/**
 * From the beginning of the first to the end of the last of spans in the order of time; an empty span where there are
 * none.
 */
export const hullOf = (spans: readonly Span[]): Span => ({
  from: spans[0]?.from ?? 0,
  to: spans.at(-1)?.to ?? 0,
})
