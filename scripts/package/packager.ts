import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPackages } from '../setup/missing-packages.mjs'
import { inProject } from '../setup/project.ts'
import { StepFailed, say } from '../setup/step.ts'

const folder = inProject('scripts', 'package', 'tools')

const readJson = (...parts: string[]) => {
  const file = join(folder, ...parts)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Installs the packager, which has a lockfile of its own: who starts or tests the application needs none of it. */
export const installPackager = (): void => {
  const missing = missingPackages(
    readJson('package-lock.json'),
    readJson('node_modules', '.package-lock.json'),
    { os: process.platform, cpu: process.arch, libc: null },
  )
  if (missing.length === 0) return
  say('packager', `installing ${missing.length} packages, once`)
  const onWindows = process.platform === 'win32'
  const npm = spawnSync(
    onWindows ? 'npm.cmd' : 'npm',
    ['ci', '--no-progress', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: onWindows,
    },
  )
  if (npm.status === 0) return
  throw new StepFailed({
    step: 'packager',
    cause: `npm ci ended with ${npm.error?.message ?? npm.status}`,
    remedy: 'check that the npm registry can be reached, then run the same command again',
  })
}

interface PackagerRun {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Runs electron-builder; throws where it does not come to its end. */
export const runPackager = ({ args, env }: PackagerRun): void => {
  const program = join(folder, 'node_modules', 'electron-builder', 'cli.js')
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status === 0) return
  // What it has to say of its own failure it prints where its progress goes.
  process.stderr.write(stdout)
  throw new StepFailed({
    step: 'package',
    cause: `electron-builder ${args.slice(0, 2).join(' ')} ended with ${status}`,
    remedy: 'see what it printed above; DEBUG=electron-builder prints more',
  })
}
