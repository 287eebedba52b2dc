import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** JSON has escapes for quotes and backslashes, and some writers have them for all that is not ASCII. */
const inJson = (secret: string): string[] => {
  const escaped = JSON.stringify(secret).slice(1, -1)
  const inAscii = escaped.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return [escaped, inAscii, inAscii.replace(/\\u[\da-f]{4}/g, capitals)]
}

const capitals = (escaped: string): string => `\\u${escaped.slice(2).toUpperCase()}`

/** Every way in which a secret could be written. */
const spellings = (secret: string): string[] => [
  secret,
  ...inJson(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  encodeURIComponent(secret),
  new URLSearchParams([['', secret]]).toString().slice(1),
  Buffer.from(secret).toString('hex'),
]

const needlesOf = (secret: string): Buffer[] =>
  [...new Set(spellings(secret))].flatMap((text) => [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
    Buffer.from(text, 'utf16le').swap16(),
  ])

const hasAny = (content: Buffer, needles: readonly Buffer[]): boolean =>
  needles.some((needle) => content.includes(needle))

/** Whether bytes have a secret in them, however it is written there. */
export const holdsSecret = (content: Buffer, secret: string): boolean =>
  hasAny(content, needlesOf(secret))

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
    return hasAny(readFileSync(path), needles)
  } catch {
    return false
  }
}

/** The files below the folders, and the arguments and environments of running processes, that hold a secret. */
export const placesOfSecret = (secret: string, folders: readonly string[]): string[] => {
  const needles = needlesOf(secret)
  return [...folders.flatMap(filesBelow), ...whatProcessesSay()].filter((path) =>
    holds(path, needles),
  )
}
