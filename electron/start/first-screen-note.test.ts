import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolderOfFile } from '../testing/temporary-folder.ts'
import type { FirstScreen } from './first-screen.ts'
import { takeFirstScreenNote, writeFirstScreenNote } from './first-screen-note.ts'

const folder = temporaryFolderOfFile()
const profile = join(folder, 'profile')
const path = join(profile, 'first-screen.json')
const version = '1.2.3'

const firstScreen: FirstScreen = {
  screen: 'leads',
  answers: [{ name: 'jobs.listJobs', input: {}, value: [] }],
  windowPlace: { x: 1, y: 2, width: 1_300, height: 800, maximized: true },
  staysInTray: true,
}

beforeEach(() => {
  rmSync(profile, { recursive: true, force: true })
  mkdirSync(profile)
})

const isThere = () => statSync(path, { throwIfNoEntry: false }) !== undefined

test('what was noted is read once, by its owner alone', () => {
  writeFirstScreenNote(profile, { version, firstScreen })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(takeFirstScreenNote(profile, version)).toEqual(firstScreen)
  expect(takeFirstScreenNote(profile, version)).toBeNull()
})

test('a note of another version is removed and nothing is shown of it', () => {
  writeFirstScreenNote(profile, { version: '1.2.2', firstScreen })
  expect([takeFirstScreenNote(profile, version), isThere()]).toEqual([null, false])
})

test('a note that ends in the middle is removed and nothing is shown of it', () => {
  writeFirstScreenNote(profile, { version, firstScreen })
  const whole = readFileSync(path, 'utf8')
  fc.assert(
    fc.property(fc.nat(whole.length - 1), (length) => {
      writeFileSync(path, whole.slice(0, length))
      expect([takeFirstScreenNote(profile, version), isThere()]).toEqual([null, false])
    }),
  )
})

test.each<[what: string, value: unknown]>([
  ['no object', 'x'],
  ['nothing', null],
  ['no screen', { ...firstScreen, screen: null }],
  ['no answers', { ...firstScreen, answers: {} }],
  ['an answer that is none', { ...firstScreen, answers: [null] }],
  ['a window without a place', { ...firstScreen, windowPlace: { x: 'left' } }],
  ['no word of the tray', { ...firstScreen, staysInTray: 1 }],
])('a note with %s is removed and nothing is shown of it', (_what, value) => {
  writeFileSync(path, JSON.stringify({ version, firstScreen: value }))
  expect([takeFirstScreenNote(profile, version), isThere()]).toEqual([null, false])
})

test('a folder in the place of the note is removed', () => {
  mkdirSync(path)
  expect([takeFirstScreenNote(profile, version), isThere()]).toEqual([null, false])
})
