import { type DrawnNumbers, drawnNumbers } from '../drawn-numbers.ts'
import { monthMs } from '../sales-source.ts'

/** How sales go in a world: the pace in a month, counted from the one in which it is asked, as a part of the usual one. */
export interface SalesWorld {
  readonly name: string
  readonly paceOf: (month: number, numbers: DrawnNumbers) => number
  /** Whether months are livelier and calmer than chance would have them. */
  readonly isUneven?: boolean
  /** What part of what was taken comes back. */
  readonly cancelled?: number
}

const drifting = () => {
  let level = 0
  return (month: number, { normal }: DrawnNumbers) => {
    // Each history begins in its own first month.
    if (month === firstMonth) level = 0
    level += 0.1 * normal()
    return Math.exp(level)
  }
}

/** Histories begin so many months before the question. */
export const firstMonth = -18

export const salesWorlds: readonly SalesWorld[] = [
  { name: 'steady', paceOf: () => 1 },
  { name: 'uneven months', paceOf: () => 1, isUneven: true },
  { name: 'growing', paceOf: (month) => 1.03 ** month },
  { name: 'fading', paceOf: (month) => 0.97 ** month },
  { name: 'drifting', paceOf: drifting(), isUneven: true },
  { name: 'seasons', paceOf: (month) => 1 + 0.3 * Math.sin((month / 12) * 2 * Math.PI) },
  { name: 'a lively opening', paceOf: (month) => 1 + 2 * Math.exp((firstMonth - month) / 4) },
  { name: 'cancellations', paceOf: () => 1, isUneven: true, cancelled: 0.12 },
]

/** Nobody can know it before: from the month of the question on, a third of the buyers are left. */
export const shock: SalesWorld = { name: 'a shock', paceOf: (month) => (month < 0 ? 1 : 0.3) }

export interface MadeSale {
  readonly at: number
  readonly kind: 'taken' | 'cancelled'
}

export interface SalesHistory {
  /** Before the question, which is asked at 0. */
  readonly sales: readonly MadeSale[]
  /** How many more have to be taken. */
  readonly needed: number
  /** When the last one of them was. */
  readonly months: number
}

/** One history of a world, lived to its end. */
export const makeHistory = (world: SalesWorld, seed: number): SalesHistory => {
  const numbers = drawnNumbers(seed)
  const usual = 1.5 + 8 * numbers.uniform()
  const sales: MadeSale[] = []
  const needed = 15 + Math.floor(60 * numbers.uniform())
  let left = needed
  for (let month = firstMonth; month < 400; month++) {
    const liveliness = world.isUneven ? numbers.gamma(6) / 6 : 1
    const mean = usual * world.paceOf(month, numbers) * liveliness
    const cancelled = numbers.poisson(mean * (world.cancelled ?? 0))
    const taken = numbers.poisson(mean)
    const times = (count: number, kind: MadeSale['kind']) =>
      Array.from({ length: count }, (): MadeSale => ({ kind, at: month + numbers.uniform() }))
    const ofMonth = [...times(taken, 'taken'), ...times(cancelled, 'cancelled')].toSorted(
      (one, other) => one.at - other.at,
    )
    for (const sale of ofMonth) {
      if (month < 0) sales.push({ ...sale, at: sale.at * monthMs })
      else {
        left += sale.kind === 'taken' ? -1 : 1
        if (left === 0) return { sales, needed, months: sale.at }
      }
    }
  }
  return { sales, needed, months: Number.POSITIVE_INFINITY }
}
