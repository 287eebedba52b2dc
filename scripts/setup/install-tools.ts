import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPackages } from './missing-packages.mjs'
import { StepFailed, say } from './step.ts'

interface Tools {
  readonly step: string
  /** A folder with a lockfile of its own: who starts or tests the application needs none of what it names. */
  readonly folder: string
  /** For which system they are. */
  readonly system?: NodeJS.Platform
}

/** Installs what a script alone needs, unless it is there. */
export const installTools = ({ step, folder, system = process.platform }: Tools): void => {
  const readJson = (...parts: string[]) => {
    const file = join(folder, ...parts)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  }
  const missing = missingPackages(
    readJson('package-lock.json'),
    readJson('node_modules', '.package-lock.json'),
    { os: system, cpu: process.arch, libc: null },
  )
  if (missing.length === 0) return
  say(step, `installing ${missing.length} packages, once`)
  const onWindows = process.platform === 'win32'
  const npm = spawnSync(
    onWindows ? 'npm.cmd' : 'npm',
    // npm refuses what is made for another system, unless it is told to go on.
    [
      'ci',
      '--no-progress',
      '--loglevel=error',
      ...(system === process.platform ? [] : ['--force']),
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: onWindows,
    },
  )
  if (npm.status === 0) return
  throw new StepFailed({
    step,
    cause: `npm ci ended with ${npm.error?.message ?? npm.status}`,
    remedy: 'check that the npm registry can be reached, then run the same command again',
  })
}
