import {
  chmodSync,
  copyFileSync,
  cpSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { PackageOrder } from './read-fpm-arguments.ts'

/** Lays out below a folder what a package installs below `/`; answers with the files, in order. */
export const fillRoot = (root: string, contents: PackageOrder['contents']): string[] => {
  for (const { from, to } of contents) place(from, join(root, to))
  return evenModes(root)
}

const place = (from: string, target: string): void => {
  mkdirSync(dirname(target), { recursive: true })
  if (statSync(from).isDirectory())
    cpSync(from, target, { recursive: true, verbatimSymlinks: true })
  else copyFileSync(from, target)
}

const isProgram = (mode: number): boolean => (mode & 0o100) !== 0

/** Gives everything the modes of a package, whatever the umask was here; answers with the files. */
const evenModes = (root: string): string[] => {
  chmodSync(root, 0o755)
  const files: string[] = []
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(root, name)
    const found = lstatSync(path)
    if (found.isSymbolicLink()) continue
    chmodSync(path, found.isDirectory() || isProgram(found.mode) ? 0o755 : 0o644)
    if (found.isFile()) files.push(name)
  }
  return files
}

/** Gives everything one time, last of all: whatever is written into a folder changes its time. */
export const evenTimes = (root: string, moment: number): void => {
  for (const name of ['', ...readdirSync(root, { recursive: true, encoding: 'utf8' })]) {
    lutimesSync(join(root, name), moment, moment)
  }
}
