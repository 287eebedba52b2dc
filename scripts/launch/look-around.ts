import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LaunchEnvironment } from './chromium-switches.ts'

const sharedMemory = '/dev/shm'
const setUserIdBit = 0o4000

/** What Chromium would find here, before it is started. */
export const lookAround = (electron: string, env: NodeJS.ProcessEnv): LaunchEnvironment => {
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
