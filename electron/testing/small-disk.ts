import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

interface SmallDisk {
  readonly folder: string
  readonly grow: (bytes: number) => void
}

const mount = (...args: readonly string[]) =>
  execFileSync('/usr/bin/mount', args, { stdio: 'pipe' })

/** Whether this machine lets its user mount a disk; a real one that is full is nothing that others can make. */
export const canMountDisks = process.platform === 'linux' && process.getuid?.() === 0

/** A disk of this many bytes, for as long as the test lasts. */
export const smallDisk = (bytes: number): SmallDisk => {
  const folder = temporaryFolder()
  mount('-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder)
  onTestFinished(() => void execFileSync('/usr/bin/umount', ['--lazy', folder]))
  return { folder, grow: (size) => void mount('-o', `remount,size=${size}`, folder) }
}
