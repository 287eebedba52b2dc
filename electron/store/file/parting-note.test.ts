import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { openFile } from './handle.ts'
import { logOf, storeLayout } from './layout.ts'
import { readPartingNote, removePartingNote, writePartingNote } from './parting-note.ts'

const form = 'form'
const value = { answers: [{ name: 'settings.readSettings', value: 'Ponávka' }] }

/** A store that was opened and closed, and what was noted then. */
const closedStore = async (): Promise<string> => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  store.close()
  writePartingNote(directory, { form, value })
  return directory
}

test('what was noted of a store is read as long as nobody has touched it', async () => {
  const directory = await closedStore()
  expect(readPartingNote(directory, form)).toEqual(value)
  expect(statSync(storeLayout(directory).partingNote).mode & 0o777).toBe(0o600)
})

test.each<[change: string, (directory: string) => void]>([
  ['is written to', (directory) => write(storeLayout(directory).database)],
  ['has a log to be folded in', (directory) => writeFileSync(logOf(database(directory)), 'log')],
  ['is longer', (directory) => appendFileSync(database(directory), '\0')],
  ['is another file of the same length and age', exchangeForCopy],
  ['was touched', (directory) => utimesSync(database(directory), 1, 1)],
  ['is gone', (directory) => rmSync(database(directory))],
])('a note of a store that %s is not believed', async (_change, change) => {
  const directory = await closedStore()
  change(directory)
  expect(readPartingNote(directory, form)).toBeNull()
})

const database = (directory: string): string => storeLayout(directory).database

const write = (path: string): void => {
  const db = openFile(path)
  db.exec("INSERT INTO preference (name, value) VALUES ('x', '1')")
  db.close()
}

function exchangeForCopy(directory: string): void {
  const path = database(directory)
  execFileSync('cp', ['-p', path, `${path}.copy`])
  renameSync(`${path}.copy`, path)
}

test('a note in another form is not read', async () => {
  expect(readPartingNote(await closedStore(), 'newer form')).toBeNull()
})

test('a note of which any byte has changed, or the end is missing, is not believed', async () => {
  const directory = await closedStore()
  const { partingNote } = storeLayout(directory)
  const whole = readFileSync(partingNote)
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const torn = Buffer.from(whole)
      torn[at] = (torn[at] ?? 0) ^ change
      writeFileSync(partingNote, torn)
      const changed = readPartingNote(directory, form)
      writeFileSync(partingNote, whole.subarray(0, at))
      return changed === null && readPartingNote(directory, form) === null
    }),
  )
})

test('without a store nothing is noted, and without a note nothing is read', () => {
  const directory = storeFolder()
  writePartingNote(directory, { form, value })
  expect(readPartingNote(directory, form)).toBeNull()
})

test('a place that cannot be read has no note', async () => {
  const directory = await closedStore()
  expect(readPartingNote(join(database(directory), 'store'), form)).toBeNull()
})

test('a note is gone when it is removed', async () => {
  const directory = await closedStore()
  const { partingNote } = storeLayout(directory)
  // As a power cut leaves it.
  writeFileSync(`${partingNote}.unfinished`, 'half')
  removePartingNote(directory)
  removePartingNote(directory)
  expect(readPartingNote(directory, form)).toBeNull()
  expect(existsSync(`${partingNote}.unfinished`)).toBe(false)
})
