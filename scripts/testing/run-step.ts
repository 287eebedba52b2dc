import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { dirname, sep } from 'node:path'
import { buildApplication } from '../setup/build/build-application.ts'
import { inProject } from '../setup/project.ts'
import { type RunToolOptions, runTool } from '../setup/run-tool.ts'
import { explainFailure, StepFailed } from '../setup/step.ts'
import { changedFiles } from './changed-files.ts'
import type { StepName } from './selection.ts'
import type { StepEnd } from './tally.ts'
import { touchedStories } from './touched-stories.ts'

interface RunStep {
  readonly runnerArgs: readonly string[]
  /** The environment of tests: their display, and the place of their temporary files. */
  readonly env: Readonly<Record<string, string>>
}

/**
 * Runs one step of `npm test`. Its output is live, except the type checker's: that one runs beside the others, so
 * its output comes with its end.
 */
export const runStep = async (name: StepName, { runnerArgs, env }: RunStep): Promise<StepEnd> => {
  switch (name) {
    case 'lint':
    case 'layers':
      return { kind: 'check', code: await runScriptOf(name) }
    case 'unused':
      return { kind: 'check', code: await findUnused() }
    case 'types':
      return checkTypes()
    case 'build':
      return { kind: 'check', code: await build() }
    case 'unit':
      return runVitest(runnerArgs, env)
    case 'e2e':
      return runPlaywright(runnerArgs, env)
  }
}

/** What nothing uses at all, and what only a test uses. */
const findUnused = async (): Promise<number> =>
  (await runScriptOf('unused')) || (await runScriptOf('unused-in-production'))

/** What `npm run NAME` would run. */
const runScriptOf = (name: string, options: RunToolOptions = {}): Promise<number> => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  )
  const [tool, ...args] = scripts[name]?.split(' ') ?? []
  if (tool === undefined) throw new Error(`package.json has no script "${name}"`)
  return runTool(tool, args, options)
}

// What the compiler learns it needs to the end: looking for memory that it could give back takes a third of its time.
const withoutCollector = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

const checkTypes = async (): Promise<StepEnd> => {
  const file = emptyPlace('test-results/types.txt')
  const output = openSync(file, 'w')
  const code = await runScriptOf('types', { output, env: withoutCollector }).finally(() =>
    closeSync(output),
  )
  return { kind: 'check', code, said: readFileSync(file, 'utf8') }
}

const build = async (): Promise<number> => {
  try {
    await buildApplication()
    return 0
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    process.stderr.write(explainFailure(error))
    return 1
  }
}

type Env = Readonly<Record<string, string>>

const runVitest = async (args: readonly string[], env: Env): Promise<StepEnd> => {
  const file = emptyPlace('test-results/unit.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // It colours what it writes into a file or a log as well.
  const plain: Env = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const code = await runTool('vitest', ['run', ...reporters, ...args], {
    env: { ...plain, ...env },
  })
  return { kind: 'vitest', code, report: readReport(file) }
}

const textsOfStories = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(inProject('e2e'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [
        `e2e/${path.split(sep).join('/')}`,
        readFileSync(inProject('e2e', path), 'utf8'),
      ]),
  )

const runPlaywright = async (given: readonly string[], env: Env): Promise<StepEnd> => {
  const isOfChange = given.includes('--changed')
  const stories = isOfChange
    ? touchedStories({ changed: changedFiles(), texts: textsOfStories() })
    : []
  if (isOfChange && stories.length === 0) {
    return { kind: 'check', code: 0, said: 'No story sees what has changed since main.\n' }
  }
  const args = [...given.filter((one) => one !== '--changed'), ...stories]
  const file = emptyPlace('test-results/e2e.json')
  const code = await runTool(
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...args],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  return { kind: 'playwright', code, report: readReport(file) }
}

// The report of an earlier run must not be taken for this one's.
const emptyPlace = (name: string): string => {
  const file = inProject(name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

const readReport = (file: string) => {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
