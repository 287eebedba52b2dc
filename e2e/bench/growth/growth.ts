/** What a job costs at one size. */
export interface Cost {
  readonly ms: number
  /** The most memory of its process while it was done. */
  readonly mb: number
}

export interface CostAtSize extends Cost {
  readonly size: number
}

/** Whether a job has to look at everything there is, or only at what is shown. */
export type JobKind = 'everything' | 'screen'

/** The largest exponent: 1 is a straight line, 0 is no growth at all. */
export const largestExponent: Readonly<Record<JobKind, number>> = { everything: 1.1, screen: 0.2 }

/** Half a frame: nobody sees a difference below it. */
const leastMs = 8

/** How the cost grows with the size: the slope of a line through both logarithms. */
export const exponentOf = (
  costs: readonly CostAtSize[],
  costOf: (cost: Cost) => number,
): number => {
  const points = costs.map((cost) => [Math.log(cost.size), Math.log(costOf(cost))] as const)
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [meanX, meanY] = [mean(([x]) => x), mean(([, y]) => y)]
  const together = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  const alone = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return together / alone
}

export interface Growth {
  readonly timeExponent: number
  readonly memoryExponent: number
  readonly holds: boolean
}

export const judgeGrowth = (costs: readonly CostAtSize[], kind: JobKind): Growth => {
  const time = exponentOf(costs, ({ ms }) => Math.max(ms, leastMs))
  const memory = exponentOf(costs, ({ mb }) => mb)
  const largest = largestExponent[kind]
  return {
    timeExponent: time,
    memoryExponent: memory,
    holds: time <= largest && memory <= largest,
  }
}
