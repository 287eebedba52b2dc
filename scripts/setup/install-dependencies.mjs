// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { machinePath } from './machine-path.mjs'
import { missingPackages } from './missing-packages.mjs'

const progressEveryMs = 5_000

/**
 * @typedef {{ root: string, say: (line: string) => void }} Installing
 * @typedef {{ missing: string[], problem: string | null }} Installed
 */

/**
 * Installs what package-lock.json names, if anything of it is missing; answers with what is missing after it.
 * @param {Installing} installing
 * @returns {Promise<Installed>}
 */
export const installDependencies = async ({ root, say }) => {
  const missing = findMissing(root)
  if (missing.length === 0) return { missing, problem: null }

  say(`installing, because ${missing.length} packages are missing or of another version`)
  const problem = await runNpm({ root, say, wanted: missing, path: machinePath(root) })
  const stillMissing = problem === null ? findMissing(root) : missing
  if (stillMissing.length === 0 || problem !== null || !existsSync(ownTools(root, 'node'))) {
    return { missing: stillMissing, problem }
  }
  // npm leaves out an optional package whose `engines` do not name the Node that npm runs on.
  say(`installing again on the pinned Node, because ${stillMissing[0]} leaves itself out on this`)
  const second = await runNpm({
    root,
    say,
    wanted: stillMissing,
    path: process.env['PATH'] ?? '',
    first: ownTools(root),
  })
  return { missing: findMissing(root), problem: second }
}

/** @param {string} root @param {string[]} parts */
const ownTools = (root, ...parts) => join(root, 'node_modules', '.bin', ...parts)

/** @param {string} root */
const findMissing = (root) =>
  missingPackages(
    readJson(join(root, 'package-lock.json')),
    readJson(join(root, 'node_modules', '.package-lock.json')),
    { os: process.platform, cpu: process.arch, libc: findLibc() },
  )

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const findLibc = () => {
  if (process.platform !== 'linux' || process.report === undefined) return null
  // Without it the report asks the name server for the names of all connections.
  Object.assign(process.report, { excludeNetwork: true })
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  )
  return report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

/**
 * @param {Installing & { wanted: string[], path: string, first?: string }} run
 * @returns {Promise<string | null>} what went wrong
 */
const runNpm = ({ root, say, wanted, path, first }) => {
  const onWindows = process.platform === 'win32'
  const npm = spawn(
    onWindows ? 'npm.cmd' : 'npm',
    // `npm install` installs what the lockfile names exactly and leaves alone what is already there; `npm ci`
    // would remove all of node_modules first, with the Node that the second run of npm runs on.
    [
      'install',
      '--no-save',
      '--include=dev',
      '--include=optional',
      '--no-progress',
      '--loglevel=error',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: onWindows,
      env: { ...process.env, PATH: first === undefined ? path : [first, path].join(delimiter) },
    },
  )
  const timer = setInterval(() => {
    const there = wanted.filter((name) => existsSync(join(root, name, 'package.json'))).length
    say(`${there} of ${wanted.length} packages are there`)
  }, progressEveryMs)
  return new Promise((resolve) => {
    /** @param {string | null} problem */
    const end = (problem) => {
      clearInterval(timer)
      resolve(problem)
    }
    npm.on('error', (error) => end(`npm could not be started: ${error.message}`))
    npm.on('exit', (code) => end(code === 0 ? null : `npm install ended with code ${code}`))
  })
}
