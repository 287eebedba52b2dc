import { expect, test } from 'vitest'
import { type PlaywrightReport, tally, tallyLine, tallyStep, type VitestReport } from './tally.ts'

const vitest = (counts: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...counts,
})

const playwright = (
  stats: Partial<PlaywrightReport['stats']>,
  errors: readonly unknown[] = [],
): PlaywrightReport => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

test('a check counts as one, passed or failed', () => {
  expect(tallyStep({ kind: 'check', code: 0 })).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(tallyStep({ kind: 'check', code: 2 })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('all runners and checks are counted together', () => {
  const sum = tally([
    { kind: 'check', code: 0 },
    { kind: 'check', code: 1 },
    {
      kind: 'vitest',
      code: 1,
      report: vitest({
        numPassedTests: 40,
        numFailedTests: 2,
        numPendingTests: 1,
        numTodoTests: 1,
      }),
    },
    { kind: 'playwright', code: 0, report: playwright({ expected: 12, skipped: 3 }) },
  ])
  expect(sum).toEqual({ passed: 53, failed: 3, skipped: 5 })
})

test('a runner that executed no test has failed', () => {
  expect(tallyStep({ kind: 'vitest', code: 0, report: vitest({}) }).failed).toBe(1)
  expect(tallyStep({ kind: 'playwright', code: 0, report: playwright({ skipped: 4 }) })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 4,
  })
})

test('a runner whose report is missing has failed, whatever its exit code says', () => {
  expect(tallyStep({ kind: 'vitest', code: 0, report: null }).failed).toBe(1)
  expect(tallyStep({ kind: 'playwright', code: 0, report: null }).failed).toBe(1)
})

test('a runner that ends badly after tests that all passed has failed', () => {
  expect(tallyStep({ kind: 'vitest', code: 1, report: vitest({ numPassedTests: 9 }) })).toEqual({
    passed: 9,
    failed: 1,
    skipped: 0,
  })
})

test('a test file that could not be loaded is a failure of its own', () => {
  const report = vitest({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
    ],
  })
  expect(tallyStep({ kind: 'vitest', code: 1, report }).failed).toBe(3)
})

test('a story that passes only at the second attempt has failed', () => {
  expect(
    tallyStep({ kind: 'playwright', code: 0, report: playwright({ expected: 5, flaky: 1 }) }),
  ).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('an error outside of every story is a failure', () => {
  const report = playwright({ expected: 5 }, [{ message: 'a page module cannot be loaded' }])
  expect(tallyStep({ kind: 'playwright', code: 1, report }).failed).toBe(1)
})

test('stories that could not run because the build failed are a failure', () => {
  expect(tallyStep({ kind: 'impossible' })).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the last line names the skipped ones only where there are any', () => {
  expect(tallyLine({ passed: 120, failed: 0, skipped: 0 })).toBe('120 passed, 0 failed')
  expect(tallyLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped')
})
