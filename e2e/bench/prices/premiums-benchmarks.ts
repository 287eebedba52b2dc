import { figuresOf } from '../figures-of.ts'
import type { Benchmark, BenchmarkGroup } from '../measure.ts'
import { sharedRuns } from '../shared-runs.ts'

interface Quality {
  readonly found: number
  readonly blamed: number
}

interface PremiumFigures {
  readonly byPremiums: Quality
  readonly byMedians: Quality
  readonly townMs: number
  readonly districtMs: number
  readonly askMs: number
  readonly moveMs: number
}

const frameMs = 16

/** What the premiums of a list find and cost: errors of 5 % beside the medians at 10 %, and times beside what they may be. */
export const premiumsBenchmarks = (): BenchmarkGroup => {
  const measured = sharedRuns(() => figuresOf<PremiumFigures>('prices/premiums-process.ts'))
  const atMost = (goalMs: number, value: (figures: PremiumFigures) => number) => ({
    unit: 'ms' as const,
    goal: { atMost: 1 },
    runs: 3,
    baseline: 'at most',
    measure: measured((figures) => ({ unitdesk: value(figures), baseline: goalMs })),
  })
  const beside = (value: (quality: Quality) => number) => ({
    unit: '%' as const,
    runs: 3,
    baseline: 'medians',
    measure: measured(({ byPremiums, byMedians }) => ({
      unitdesk: value(byPremiums),
      baseline: value(byMedians),
    })),
  })
  const all: readonly Benchmark[] = [
    { name: 'premiums-found', goal: { atLeast: 2 }, ...beside(({ found }) => found) },
    { name: 'premiums-false-alarms', goal: { atMost: 0.1 }, ...beside(({ blamed }) => blamed) },
    { name: 'premiums-fit-700', ...atMost(150, ({ townMs }) => townMs) },
    { name: 'premiums-fit-6000', ...atMost(2_000, ({ districtMs }) => districtMs) },
    // The window hands 6,000 homes to the worker, and works a move of 700 out itself.
    { name: 'premiums-ask-6000', ...atMost(frameMs, ({ askMs }) => askMs) },
    { name: 'premiums-move-700', ...atMost(frameMs, ({ moveMs }) => moveMs) },
  ]
  return { all, end: () => undefined }
}
