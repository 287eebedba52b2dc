export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** How a step of `npm test` ended. A runner's report is what its JSON reporter wrote, null if it is missing. */
export type StepEnd =
  | { readonly kind: 'check'; readonly code: number; readonly said?: string }
  | { readonly kind: 'vitest'; readonly code: number; readonly report: VitestReport | null }
  | { readonly kind: 'playwright'; readonly code: number; readonly report: PlaywrightReport | null }
  /** A step before it failed, so that it could not run. */
  | { readonly kind: 'impossible' }

export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/** What one step adds to the counts. */
export const tallyStep = (end: StepEnd): Tally => {
  if (end.kind === 'impossible') return { passed: 0, failed: 1, skipped: 0 }
  if (end.kind === 'check') {
    return end.code === 0
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 }
  }
  const counts = end.kind === 'vitest' ? countVitest(end.report) : countPlaywright(end.report)
  return withRunner(counts, end.code)
}

export const tally = (ends: readonly StepEnd[]): Tally =>
  ends.map(tallyStep).reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

export const tallyLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

// A runner that executed no test, or ended badly though none of its tests failed, is itself a failure.
const withRunner = (counts: Tally, code: number): Tally => {
  const executed = counts.passed + counts.failed
  const isRunnerBad = executed === 0 || (code !== 0 && counts.failed === 0)
  return isRunnerBad ? { ...counts, failed: counts.failed + 1 } : counts
}

const countVitest = (report: VitestReport | null): Tally => {
  if (report === null) return nothing
  // A file that could not be loaded, or whose set-up failed, has no failed test to be counted by.
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const countPlaywright = (report: PlaywrightReport | null): Tally => {
  if (report === null) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  // What passes only sometimes has not passed; an error outside of a test is one that was not reported.
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}
