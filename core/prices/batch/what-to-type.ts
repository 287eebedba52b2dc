import { isTypedCount } from './is-typed-count.ts'
import type { DraftJudgement } from './judge-draft.ts'
import type { BatchStake } from './needs-typing.ts'
import { sumToType } from './sum-to-type.ts'

/** What is typed: the number of units, or in whole units of the currency the sum of their change. */
export type ToType =
  | { readonly kind: 'units'; readonly stake: BatchStake }
  | { readonly kind: 'sum'; readonly change: number }

/**
 * What is typed before a batch leaves; null: nothing. The sum tells more than the number of units: it is never both.
 */
export const whatToType = (
  { stake, sums }: Pick<DraftJudgement, 'stake' | 'sums'>,
  limitMinor: number | null,
): ToType | null => {
  const change = sumToType(sums, limitMinor)
  if (change !== null) return { kind: 'sum', change }
  return stake && { kind: 'units', stake }
}

const sign = /^\s*[+\-−]/

/** Whether a person has typed what was asked for; a sum with its sign or without. */
export const isTyped = (typed: string, toType: ToType): boolean =>
  toType.kind === 'units'
    ? isTypedCount(typed, toType.stake.units)
    : isTypedCount(typed.replace(sign, ''), Math.abs(toType.change))
