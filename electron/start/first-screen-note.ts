import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '#core/parse-json'
import type { FirstScreen } from './first-screen.ts'

const noteIn = (profile: string): string => join(profile, 'first-screen.json')
const unfinishedIn = (profile: string): string => `${noteIn(profile)}.unfinished`

/** Called when the store has been closed: a note belongs to a clean end. */
export const writeFirstScreenNote = (
  profile: string,
  note: { readonly version: string; readonly firstScreen: FirstScreen },
): void => {
  writeFileSync(unfinishedIn(profile), JSON.stringify(note), { mode: 0o600 })
  renameSync(unfinishedIn(profile), noteIn(profile))
}

/**
 * The note of the last end, once: the store, which is opened next, counts from then on. Null of a note that is of
 * another version of the application, or damaged.
 */
export const takeFirstScreenNote = (profile: string, version: string): FirstScreen | null => {
  const text = readOrNull(noteIn(profile))
  rmSync(noteIn(profile), { force: true, recursive: true })
  rmSync(unfinishedIn(profile), { force: true, recursive: true })
  const note = text === null ? null : parseJson(text)
  if (!isRecord(note) || note['version'] !== version) return null
  return isFirstScreen(note['firstScreen']) ? note['firstScreen'] : null
}

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

// The answers themselves have been through the schemas of the contract when they were written; reading those
// here would load them before the window is there.
const isFirstScreen = (value: unknown): value is FirstScreen =>
  isRecord(value) &&
  typeof value['screen'] === 'string' &&
  typeof value['staysInTray'] === 'boolean' &&
  isWindowPlace(value['windowPlace']) &&
  Array.isArray(value['answers']) &&
  value['answers'].every((answer) => isRecord(answer) && typeof answer['name'] === 'string')

const isWindowPlace = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    ['x', 'y', 'width', 'height'].every((side) => Number.isSafeInteger(value[side])) &&
    typeof value['maximized'] === 'boolean')
