import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { BeingRead } from '../workers/start-reports.ts'
import { replaceSmallFile } from './replace-small-file.ts'

const mostEnds = 2
/** Files that were met long ago make room for new ones. */
const mostNoted = 100

const notesSchema = z.array(z.object({ sha256: z.string(), begun: z.int() }))
type Notes = z.infer<typeof notesSchema>

/** Notes in a small file, by what the files hold and not by their names. */
export const beingRead = (path: string): BeingRead => ({
  begin: async (bytes) => {
    const sha256 = await sha256Of(bytes)
    const begun = readNotes(path).find((note) => note.sha256 === sha256)?.begun ?? 0
    if (begun >= mostEnds) return null
    const note = (times: number) => {
      const others = readNotes(path).filter((one) => one.sha256 !== sha256)
      writeNotes(path, times === 0 ? others : [...others, { sha256, begun: times }])
    }
    note(begun + 1)
    return { end: () => note(0), takeBack: () => note(begun) }
  },
})

/** Computed off main's thread: files are large. */
const sha256Of = async (bytes: Uint8Array): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return Buffer.from(hash).toString('hex')
}

const readNotes = (path: string): Notes => {
  try {
    return notesSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // No notes, or damaged ones: every file is read as if for the first time.
    return []
  }
}

const writeNotes = (path: string, notes: Notes): void => {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    replaceSmallFile(path, JSON.stringify(notes.slice(-mostNoted)))
  } catch {
    // A disk that takes no notes must not keep a person from reading a file.
  }
}
