import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every way in which a secret could lie in bytes. */
const spellings = (secret: string): Buffer[] => [
  Buffer.from(secret),
  Buffer.from(Buffer.from(secret).toString('base64').replace(/=+$/, '')),
  Buffer.from(encodeURIComponent(secret)),
  Buffer.from(secret, 'utf16le'),
  Buffer.from(Buffer.from(secret).toString('hex')),
]

const entriesOf = (folder: string): Dirent[] => {
  // An application at work takes folders away between their being listed and being read.
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

const filesBelow = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })

const whatProcessesSay = (): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap((name) => [`/proc/${name}/cmdline`, `/proc/${name}/environ`])

const holds = (path: string, needles: readonly Buffer[]): boolean => {
  // A process may end, and a file go, between being listed and being read; others' processes are theirs.
  try {
    const content = readFileSync(path)
    return needles.some((needle) => content.includes(needle))
  } catch {
    return false
  }
}

/** The files below the folders, and the arguments and environments of running processes, that hold a secret. */
export const placesOfSecret = (secret: string, folders: readonly string[]): string[] => {
  const needles = spellings(secret)
  return [...folders.flatMap(filesBelow), ...whatProcessesSay()].filter((path) =>
    holds(path, needles),
  )
}
