import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where tests keep their temporary files: in memory, where nothing waits for a disk. */
export interface FolderInMemory {
  /** Null where there is no such place, or too little room; the system's temporary folder serves then. */
  readonly path: string | null
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

export const makeFolderInMemory = (): FolderInMemory => {
  if (!isUsable()) return { path: null, remove: () => undefined }
  const path = mkdtempSync(join(sharedMemory, 'unitdesk-tests-'))
  // As in the system's temporary folder, everybody finds a place: stories run as a user without rights.
  chmodSync(path, 0o1777)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
