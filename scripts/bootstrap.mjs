// @ts-check
// The only plain JavaScript here: it runs on the Node that the machine has, before anything is installed,
// installs the dependencies and hands over to the Node that they bring.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPackages } from './setup/missing-packages.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [script = 'start', ...args] = process.argv.slice(2)
// A tool that prints JSON for another program keeps its standard output clean.
const quiet = args.includes('--json')

/** @param {string} line */
const say = (line) => quiet || process.stdout.write(`${line}\n`)

/** @param {{ step: string, cause: string, remedy: string }} failure */
const stop = ({ step, cause, remedy }) => {
  process.stderr.write(`\nStep that failed: ${step}\nCause: ${cause}\nWhat to do: ${remedy}\n`)
  process.exit(1)
}

/** @param {string} version @param {number} major @param {number} minor */
const isAtLeast = (version, major, minor) => {
  const [a = 0, b = 0] = version.split('.').map(Number)
  return a > major || (a === major && b >= minor)
}

if (!isAtLeast(process.versions.node, 20, 19)) {
  stop({
    step: 'Node.js',
    cause: `this is Node ${process.versions.node}; Unitdesk needs 20.19 or later`,
    remedy: 'install a current Node.js and run the same command again',
  })
}

/** @param {string} file */
const readJson = (file) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : null

const missing = missingPackages(
  readJson('package-lock.json'),
  readJson('node_modules/.package-lock.json'),
)
if (missing.length > 0) {
  say(
    `dependencies: installing, because ${missing.length} of them are missing or of another version`,
  )
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    stop({
      step: 'dependencies',
      cause: `npm ci ended with ${install.error?.message ?? install.status}`,
      remedy:
        'check that the npm registry can be reached and that the disk has 1 GB free, then run the same command again',
    })
  }
}

const pinned = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
const node = existsSync(pinned) ? pinned : process.execPath
if (node === process.execPath && !isAtLeast(process.versions.node, 22, 18)) {
  stop({
    step: 'Node.js',
    cause: `no pinned Node for ${process.platform}-${process.arch} and this is ${process.versions.node}`,
    remedy: 'install Node.js 24 and run the same command again',
  })
}

const child = spawn(node, [join(root, 'scripts', `${script}.ts`), ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(
      process.platform === 'win32' ? ';' : ':',
    ),
  },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 130))
