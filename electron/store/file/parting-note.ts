import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { parseJson } from '#core/parse-json'
import { errorCode } from './error-code.ts'
import { logOf, storeLayout } from './layout.ts'

/**
 * What a run has seen in the store when it closed it, for the next start to show before the store is open. It is
 * believed only as long as the store is, to the byte, the file that was closed then.
 */
interface PartingNote {
  /** The form of what is noted: a start that would write another form does not read this one. */
  readonly form: string
  readonly value: unknown
}

interface Heading {
  readonly form: string
  readonly store: string
  readonly sum: string
}

const privateFile = 0o600

/** To be called when the store has been closed. */
export const writePartingNote = (directory: string, { form, value }: PartingNote): void => {
  const { partingNote } = storeLayout(directory)
  const store = closedStore(directory)
  if (store === null) return
  const text = JSON.stringify(value)
  const heading: Heading = { form, store, sum: sumOf(text) }
  const unfinished = unfinishedOf(partingNote)
  writeFileSync(unfinished, `${JSON.stringify(heading)}\n${text}`, { mode: privateFile })
  renameSync(unfinished, partingNote)
}

/** Null where there is none, and where the store has to be asked after all. */
export const readPartingNote = (directory: string, form: string): unknown => {
  try {
    const store = closedStore(directory)
    if (store === null) return null
    const note = readFileSync(storeLayout(directory).partingNote, 'utf8')
    const end = note.indexOf('\n')
    const text = note.slice(end + 1)
    const expected: Heading = { form, store, sum: sumOf(text) }
    return note.slice(0, end) === JSON.stringify(expected) ? (parseJson(text) ?? null) : null
  } catch (error) {
    if (errorCode(error) === null) throw error
    return null
  }
}

/** To be called by who opens the store: what it says counts from now on. */
export const removePartingNote = (directory: string): void => {
  const { partingNote } = storeLayout(directory)
  for (const file of [partingNote, unfinishedOf(partingNote)]) rmSync(file, { force: true })
}

const unfinishedOf = (partingNote: string): string => `${partingNote}.unfinished`

// Whatever is written to the store is in its log, or has changed its file.
const closedStore = (directory: string): string | null => {
  const { database } = storeLayout(directory)
  const logBytes = statSync(logOf(database), { throwIfNoEntry: false })?.size
  const file = statSync(database, { bigint: true, throwIfNoEntry: false })
  return logBytes || file === undefined ? null : `${file.ino} ${file.size} ${file.mtimeNs}`
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex')
