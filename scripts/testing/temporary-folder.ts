import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Where tests keep their temporary files, and where what is killed in them leaves its own. It lies in memory
 * where there is room, since nothing there waits for a disk.
 */
export interface TemporaryFolder {
  readonly path: string
  readonly remove: () => void
}

const sharedMemory = '/dev/shm'
const enoughBytes = 6 * 1024 ** 3

/** Containers often mount it so that no program in it can be started, which some tests do. */
const isUsable = (): boolean => {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, path]) => path === sharedMemory)
    const { bavail, bsize } = statfsSync(sharedMemory)
    return mount?.[3]?.split(',').includes('noexec') === false && bavail * bsize >= enoughBytes
  } catch {
    return false
  }
}

export const makeTemporaryFolder = (): TemporaryFolder => {
  const path = mkdtempSync(join(isUsable() ? sharedMemory : tmpdir(), 'unitdesk-tests-'))
  // As in the system's temporary folder, everybody finds a place: stories run as a user without rights.
  chmodSync(path, 0o1777)
  // What still ends writes there.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }) }
}
