import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Interrupted } from '../setup/interrupted.ts'
import type { Runtime } from '../setup/prepare.ts'
import { projectRoot } from '../setup/project.ts'
import { say } from '../setup/step.ts'
import { chromiumSwitches, type LaunchEnvironment } from './chromium-switches.ts'
import { supervise } from './supervise.ts'

interface RunApplication {
  readonly runtime: Runtime
  readonly args: readonly string[]
  /** After this time the application is ended; null lets it run. */
  readonly limitMs: number | null
}

export interface ApplicationEnd {
  readonly code: number
  readonly overtime: boolean
}

/** Runs the built application until it ends. */
export const runApplication = async ({
  runtime,
  args,
  limitMs,
}: RunApplication): Promise<ApplicationEnd> => {
  const env = { ...process.env, ...runtime.display.env }
  const switches = chromiumSwitches(lookAround(runtime.electron, env))
  for (const { switch: name, why } of switches) say('electron', `${name}, because ${why}`)

  const application = spawn(
    runtime.electron,
    [...switches.map((each) => each.switch), projectRoot, ...args],
    {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Ctrl+C reaches it once, through this script, so that it can end in order.
      detached: process.platform !== 'win32',
    },
  )
  const { endedBy, ...end } = await supervise(application, limitMs)
  if (endedBy !== null) throw new Interrupted(endedBy)
  return end
}

const sharedMemory = '/dev/shm'
const setUserIdBit = 0o4000

/** What Chromium would find here, before it is started. */
const lookAround = (electron: string, env: NodeJS.ProcessEnv): LaunchEnvironment => {
  const isRoot = process.getuid?.() === 0
  return {
    platform: process.platform,
    isRoot,
    canSandbox: isRoot || process.platform !== 'linux' || canSandbox(electron),
    sharedMemoryBytes: existsSync(sharedMemory) ? freeBytes(sharedMemory) : null,
    onlyWayland: Boolean(env['WAYLAND_DISPLAY']) && !env['DISPLAY'],
  }
}

const canSandbox = (electron: string): boolean =>
  isRootsOwnProgram(join(dirname(electron), 'chrome-sandbox')) ||
  succeeds('unshare', ['--user', '--map-root-user', 'true'])

const succeeds = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

const isRootsOwnProgram = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.uid === 0 && (found.mode & setUserIdBit) !== 0
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
