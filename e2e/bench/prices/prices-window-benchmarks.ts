import type { Benchmark, BenchmarkGroup } from '../measure.ts'
import { sharedRuns } from '../shared-runs.ts'
import { lockLess, readGridContent } from './grid-content.ts'
import { timeGrid } from './grid-page.ts'
import { leaveLarge, openLarge, openReview, raiseAll, scrollThrough } from './prices-acts.ts'
import { largeWorkspace, type PricesSeat, takePricesSeat } from './prices-seat.ts'

/** The time that a person was promised, where there is nothing to measure against. */
const promisedMs = { raise: 300, review: 500, longestTask: 100 }

interface Session {
  readonly openMs: number
  /** The same rows in a page of nothing but AG Grid. */
  readonly gridMs: number
  readonly raiseMs: number
  readonly reviewMs: number
  readonly longestTaskMs: number
}

/** A start of the application: ten thousand units are opened, scrolled, raised and reviewed. */
const work = async (seat: PricesSeat): Promise<Session> => {
  const window = await seat.start()
  const { page, prices } = window.unitdesk
  await prices.expectUnits()
  await page.getByRole('button', { name: 'Formula', exact: true }).waitFor()
  const content = await readGridContent(page, largeWorkspace)
  await lockLess(page, largeWorkspace)
  const open = await openLarge(window)
  const scrolled = await scrollThrough(window)
  const raised = await raiseAll(window)
  const reviewed = await openReview(window)
  await leaveLarge(window)
  const tasks = [open, scrolled, raised, reviewed].map(({ longestTaskMs }) => longestTaskMs)
  return {
    openMs: open.tookMs,
    gridMs: await timeGrid(seat, content),
    raiseMs: raised.tookMs,
    reviewMs: reviewed.tookMs,
    longestTaskMs: Math.max(...tasks),
  }
}

/** What ten thousand units take in the window. */
export const pricesWindowBenchmarks = (): BenchmarkGroup => {
  let seat: ReturnType<typeof takePricesSeat> | null = null
  const inSession = sharedRuns(async () => {
    seat ??= takePricesSeat()
    return work(await seat)
  })
  const promised = { unit: 'ms', goal: { atMost: 1 }, baseline: 'promised', runs: 5 } as const
  const all: readonly Benchmark[] = [
    {
      name: 'prices-click-to-grid',
      unit: 'ms',
      goal: { atMost: 1.3 },
      runs: 5,
      baseline: 'AG Grid alone, from memory',
      measure: inSession(({ openMs, gridMs }) => ({ unitdesk: openMs, baseline: gridMs })),
    },
    {
      ...promised,
      name: 'prices-raise-10000',
      measure: inSession(({ raiseMs }) => ({ unitdesk: raiseMs, baseline: promisedMs.raise })),
    },
    {
      ...promised,
      name: 'prices-review-10000',
      measure: inSession(({ reviewMs }) => ({ unitdesk: reviewMs, baseline: promisedMs.review })),
    },
    {
      ...promised,
      name: 'prices-longest-task',
      measure: inSession(({ longestTaskMs }) => ({
        unitdesk: longestTaskMs,
        baseline: promisedMs.longestTask,
      })),
    },
  ]
  return { all, end: () => void seat?.then(({ end }) => end()) }
}
