import type { Timestamp } from '#core/time'
import { type DrawnRange, type PaceBasis, salesWithin } from './future-paces.ts'
import { monthMs, type SalesSource } from './sales-source.ts'

export const basisMonths = 6
const fewestMonths = 3
const fewestSales = 6

/** What a pace can be told from at a moment; null where it is too little. */
export interface KnownPace extends PaceBasis {
  readonly taken: number
  readonly cancelled: number
}

type Sales = Pick<SalesSource, 'from' | 'sales'>

/** The last six months before a moment, or as many as are known. */
export const paceAt = ({ from, sales }: Sales, at: Timestamp): KnownPace => {
  const begin = Math.max(from, at - basisMonths * monthMs)
  const inside = sales.filter((sale) => sale.at >= begin && sale.at < at)
  const taken = inside.filter(({ kind }) => kind === 'taken').length
  const cancelled = inside.length - taken
  return { taken, cancelled, sales: taken - cancelled, months: Math.max(0, at - begin) / monthMs }
}

/** Why no range is told. */
export type NoRange = 'tooShort' | 'tooFew' | 'noProgress'

export const whyNoRange = ({ taken, sales, months }: KnownPace): NoRange | null => {
  if (months < fewestMonths) return 'tooShort'
  if (taken < fewestSales) return 'tooFew'
  return sales <= 0 ? 'noProgress' : null
}

/** How many months a range of the past looked ahead. */
const aheadMonths = 3
const mostRanges = 8

/** What would have been told at a moment, and what came. */
export interface PastRange extends DrawnRange {
  readonly at: Timestamp
  readonly was: number
  readonly isHeld: boolean
}

/** The ranges that would have been told of the last months, from what was known before each, the newest first. */
export const backTest = (source: Pick<SalesSource, 'from' | 'to' | 'sales'>): PastRange[] =>
  Array.from({ length: mostRanges }, (_, ago) => source.to - (aheadMonths + ago) * monthMs).flatMap(
    (at) => {
      const pace = paceAt(source, at)
      if (whyNoRange(pace) !== null) return []
      const range = salesWithin(pace, aheadMonths)
      const was = salesAfter(source, at)
      return [{ ...range, at, was, isHeld: was >= range.from && was <= range.to }]
    },
  )

const salesAfter = ({ sales }: Sales, at: Timestamp): number =>
  sales
    .filter((sale) => sale.at >= at && sale.at < at + aheadMonths * monthMs)
    .reduce((sum, { kind }) => sum + (kind === 'taken' ? 1 : -1), 0)

/** The last months are unlike those before, by more than a pace moves by itself: no range has known it. */
export interface PaceTurn {
  readonly since: Timestamp
  readonly was: number
  /** What would have been usual. */
  readonly usual: DrawnRange
}

/** Once in a hundred times, so much comes by chance. */
const outsideOfChance = 0.01

export const findTurn = (source: Pick<SalesSource, 'from' | 'to' | 'sales'>): PaceTurn | null => {
  const since = source.to - aheadMonths * monthMs
  const pace = paceAt(source, since)
  if (whyNoRange(pace) !== null) return null
  const possible = salesWithin(pace, aheadMonths, outsideOfChance)
  const was = salesAfter(source, since)
  if (was >= possible.from && was <= possible.to) return null
  return { since, was, usual: salesWithin(pace, aheadMonths) }
}
