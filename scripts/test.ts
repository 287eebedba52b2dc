import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import type { Display } from './setup/display/open-display.ts'
import { prepareRuntime } from './setup/prepare.ts'
import { explainFailure, runScript, StepFailed } from './setup/step.ts'
import { installSystemPackages } from './setup/system-packages/install-system-packages.ts'
import { runStep } from './testing/run-step.ts'
import { type StepName, selectSteps } from './testing/selection.ts'
import { type StepEnd, tally, tallyLine, tallyStep } from './testing/tally.ts'
import { makeTemporaryFolder } from './testing/temporary-folder.ts'

interface FinishedStep {
  readonly name: string
  readonly end: StepEnd
  readonly seconds: string
}

// A story waits for a fifth of its time, for a countdown or for another process: one more than there are
// processors keeps them all busy. Beside them goes one of those that do little but wait.
const storiesAtOnce = Math.min(availableParallelism() + 2, 4)

const noDisplay: Display = { env: {}, stop: async () => {} }

// Only what the chosen steps need: a linter needs no Electron.
const prepare = async (steps: readonly StepName[]): Promise<Display> => {
  if (steps.includes('e2e')) {
    // One for the window that stories share, one for windows of their own.
    const displays = 2 * storiesAtOnce
    return (await prepareRuntime({ keychain: true, displays })).display
  }
  if (steps.includes('unit')) {
    installSystemPackages({ electron: null, virtualDisplay: false, keychain: true })
  }
  return noDisplay
}

/** The display, or null when the set-up failed: what does not need it is tested all the same. */
const tryToPrepare = async (steps: readonly StepName[]): Promise<Display | null> => {
  try {
    return await prepare(steps)
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    process.stderr.write(explainFailure(error))
    return null
  }
}

const timed = async (name: StepName, run: () => Promise<StepEnd>): Promise<FinishedStep> => {
  const startedAt = performance.now()
  const end = await run()
  return { name, end, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) }
}

const impossible: FinishedStep = { name: 'e2e', end: { kind: 'impossible' }, seconds: '0.0' }

const printEnd = ({ name, end, seconds }: FinishedStep) => {
  if (end.kind === 'check') process.stdout.write(end.said ?? '')
  console.log(`=== ${name}: ${tallyLine(tallyStep(end))} (${seconds} s)`)
}

interface RunAll {
  /** Null when the set-up has failed. */
  readonly prepared: Promise<Display | null>
  /** Where tests keep their temporary files. */
  readonly temporary: string
  readonly runnerArgs: readonly string[]
}

// While these run, what a window needs is fetched.
const needsSourcesAlone: ReadonlySet<StepName> = new Set(['lint', 'layers', 'unused'])

const runAll = async (
  steps: readonly StepName[],
  { prepared, temporary, runnerArgs }: RunAll,
): Promise<FinishedStep[]> => {
  const finished: FinishedStep[] = []
  const hasFailed = (name: string) =>
    finished.some((step) => step.name === name && tallyStep(step.end).failed > 0)
  const run = (name: StepName, display: Display | null) =>
    timed(name, () => runStep(name, { runnerArgs, env: { ...display?.env, TMPDIR: temporary } }))
  // The type checker keeps one processor busy: it works beside the others, but not beside the windows.
  const types = steps.includes('types') ? run('types', null) : undefined
  // What interrupts it interrupts the step beside it too, which reports it.
  types?.catch(() => undefined)
  const follow = async (name: StepName, end: () => Promise<FinishedStep>) => {
    console.log(`\n=== ${name} ===`)
    const step = await end()
    finished.push(step)
    printEnd(step)
  }
  for (const name of steps.filter((one) => needsSourcesAlone.has(one))) {
    await follow(name, () => run(name, null))
  }
  const display = await prepared
  if (display === null) {
    finished.push({ name: 'set-up', end: { kind: 'check', code: 1 }, seconds: '0.0' })
  }
  for (const name of steps.filter((one) => one === 'unit' || one === 'build')) {
    await follow(name, () => run(name, display))
  }
  if (types !== undefined) await follow('types', () => types)
  if (steps.includes('e2e')) {
    const isPossible = !hasFailed('set-up') && !hasFailed('build')
    await follow('e2e', async () => (isPossible ? run('e2e', display) : impossible))
  }
  return finished
}

await runScript(async () => {
  const { steps, runnerArgs } = selectSteps(process.argv.slice(2))
  const { path: temporary, remove } = makeTemporaryFolder()
  // Some of it lets nothing else begin until it is done.
  const prepared = setImmediate().then(() => tryToPrepare(steps))
  // Who waits for it hears of what went wrong.
  prepared.catch(() => undefined)
  const finished = await runAll(steps, { prepared, temporary, runnerArgs }).finally(() =>
    // A window that an interrupted run has left ends with its display, and writes until then.
    prepared.then((display) => display?.stop()).finally(remove),
  )
  const sum = tally(finished.map(({ end }) => end))
  console.log('')
  for (const { name, end, seconds } of finished) {
    console.log(`${name.padEnd(8)}${tallyLine(tallyStep(end))} (${seconds} s)`)
  }
  console.log(tallyLine(sum))
  return sum.failed === 0 ? 0 : 1
})
