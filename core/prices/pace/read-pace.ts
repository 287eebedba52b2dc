import type { UnitId } from '#core/ids'
import {
  backTest,
  basisMonths,
  findTurn,
  type NoRange,
  type PaceTurn,
  type PastRange,
  paceAt,
  whyNoRange,
} from './back-test.ts'
import { type DrawnRange, monthsUntil } from './future-paces.ts'
import { monthMs, type SalesSource, type UnitSale } from './sales-source.ts'

/** A home of the list, as far as its sale goes. */
export interface PaceUnit {
  readonly id: UnitId
  readonly isTaken: boolean
}

/** What is asked of a source. */
export interface PaceQuestion {
  readonly source: SalesSource
  /** All homes that are taken or can be. */
  readonly units: readonly PaceUnit[]
  /** Parts of the homes, each by the numbers of its units. */
  readonly groups: readonly (readonly UnitId[])[]
  /** What is left of the pace, of each case that is looked at. */
  readonly factors: readonly number[]
}

/** Months until nine of ten are taken. */
export type MonthsLeft =
  | ({ readonly kind: 'range' } & DrawnRange)
  /** They are already. */
  | { readonly kind: 'reached' }
  | { readonly kind: 'none'; readonly why: NoRange }

export interface GroupPace {
  /** Since the beginning of the last months, in the order of time. */
  readonly sales: readonly UnitSale[]
  /** One for each factor. */
  readonly months: readonly MonthsLeft[]
  /** Too few of its own were taken: the ranges are the project's. */
  readonly isOfProject: boolean
}

export interface ReadPace {
  readonly project: GroupPace
  /** In the order in which they were asked for. */
  readonly groups: readonly GroupPace[]
  readonly past: readonly PastRange[]
  readonly turn: PaceTurn | null
}

const ninetyPercent = 0.9

/** How long the stock of a project and of its parts lasts at the pace of the last months. */
export const readPace = (question: PaceQuestion): ReadPace => {
  const { source, units, groups } = question
  const ofUnits = (ids: ReadonlySet<UnitId>): SalesSource => ({
    ...source,
    sales: source.sales.filter(({ unitId }) => ids.has(unitId)),
  })
  const all = new Set(units.map(({ id }) => id))
  const whole = { ...question, source: ofUnits(all) }
  const project: GroupPace = {
    sales: recentSales(whole.source),
    months: monthsLeft(whole),
    isOfProject: true,
  }
  return {
    project,
    groups: groups.map((group) => {
      const ids = new Set(group)
      const part = {
        ...question,
        source: ofUnits(ids),
        units: units.filter(({ id }) => ids.has(id)),
      }
      const months = monthsLeft(part)
      const isOfProject = months.some((one) => one.kind === 'none')
      return {
        sales: recentSales(part.source),
        months: isOfProject ? project.months : months,
        isOfProject,
      }
    }),
    past: backTest(whole.source),
    turn: findTurn(whole.source),
  }
}

const recentSales = ({ from, to, sales }: SalesSource): readonly UnitSale[] => {
  const begin = Math.max(from, to - basisMonths * monthMs)
  return sales.filter(({ at }) => at >= begin)
}

const monthsLeft = ({ source, units, factors }: PaceQuestion): readonly MonthsLeft[] => {
  const taken = units.filter(({ isTaken }) => isTaken).length
  const needed = Math.ceil(ninetyPercent * units.length - 1e-9) - taken
  const pace = paceAt(source, source.to)
  const why = whyNoRange(pace)
  return factors.map((factor): MonthsLeft => {
    if (needed <= 0) return { kind: 'reached' }
    if (why !== null) return { kind: 'none', why }
    // The person's assumption changes how fast it goes, and not how sure that is.
    return { kind: 'range', ...monthsUntil({ ...pace, factor }, needed) }
  })
}
