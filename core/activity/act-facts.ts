import type { Act } from './act.ts'

export interface ActFact {
  readonly key: string
  readonly value: unknown
}

/** What one side of an act says; of two sides that in which they differ, and of one alone all but what is not set. */
export const actFacts = (
  { before, after }: Pick<Act, 'before' | 'after'>,
  side: 'before' | 'after',
) => {
  const [own, other] = side === 'before' ? [before, after] : [after, before]
  return Object.entries(own ?? {}).flatMap(([key, value]): ActFact[] =>
    JSON.stringify(other?.[key] ?? null) === JSON.stringify(value) ? [] : [{ key, value }],
  )
}
