import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import {
  type BackupManifest,
  backupManifestSchema,
  isGood,
  manifestText,
  nameOnDisk,
  parseManifest,
  savedFileName,
} from './backup-manifest.ts'
import { backupTables } from './backup-tables.ts'

const sha256 = 'a'.repeat(64)
const manifest: BackupManifest = {
  madeBy: 'Unitdesk',
  version: 1,
  workspaceId: workspaceIdSchema.parse('w1'),
  crm: 'Podviní',
  takenFor: '2026-11-24T01:00:00.000Z',
  finishedAt: '2026-11-24T01:20:00.000Z',
  tables: [
    {
      name: 'deals',
      file: 'deals.xlsx',
      format: 'xlsx',
      readAt: '2026-11-24T01:00:10.000Z',
      rows: 3,
      bytes: 10,
      sha256,
    },
  ],
  missingTables: [{ name: 'tasks', why: 'notGiven' }],
  filesAre: 'kept',
  files: [],
  missingFiles: [],
}

test('what is written is what is read', () => {
  expect(parseManifest(manifestText(manifest))).toEqual(manifest)
})

test('what is no manifest, or one of a newer Unitdesk, is none', () => {
  expect(parseManifest('')).toBeNull()
  expect(parseManifest('{"madeBy":')).toBeNull()
  expect(parseManifest(manifestText({ ...manifest }).replace('"version": 1', '"version": 2'))).toBe(
    null,
  )
})

test('a manifest leads to nothing outside its folder', () => {
  const [table] = manifest.tables
  const names = ['../deals.xlsx', 'a/b', 'a\\b', '/etc/passwd', '..', '.hidden', 'C:x', '', '-rf']
  for (const file of names) {
    const read = backupManifestSchema.safeParse({ ...manifest, tables: [{ ...table, file }] })
    expect([file, read.success]).toEqual([file, false])
  }
})

test('a backup is good when everything is in it that the CRM gives', () => {
  expect(isGood(manifest)).toBe(true)
  expect(isGood({ ...manifest, finishedAt: null })).toBe(false)
  expect(isGood({ ...manifest, tables: [] })).toBe(false)
  expect(isGood({ ...manifest, filesAre: 'failed' })).toBe(false)
  expect(isGood({ ...manifest, filesAre: 'notGiven' })).toBe(true)
  expect(isGood({ ...manifest, missingTables: [{ name: 'tasks', why: 'failed' }] })).toBe(false)
})

test('whatever the CRM calls a file, its name in the folder is one that a manifest takes', () => {
  const uid = fc.stringMatching(/^[\w.-]{1,128}$/)
  fc.assert(
    fc.property(uid, fc.option(fc.string()), (one, name) => {
      const file = savedFileName({ uid: one, name }, () => false)
      const entry = { uid: one, file, name, bytes: 1, sha256 }
      expect(backupManifestSchema.safeParse({ ...manifest, files: [entry] }).success).toBe(true)
    }),
  )
  const free = () => false
  expect(savedFileName({ uid: '3f2a', name: 'Půdorys A.PDF' }, free)).toBe('3f2a.pdf')
  expect(savedFileName({ uid: 'nul', name: 'a.pdf' }, free)).toBe('_nul.pdf')
  expect(savedFileName({ uid: 'a.', name: null }, free)).toBe('a_')
})

test('no two files have a name that Windows or macOS takes for the same', () => {
  const uid = fc.stringMatching(/^[abAB._-]{1,3}$/)
  fc.assert(
    fc.property(fc.uniqueArray(uid), (uids) => {
      const taken = new Set<string>()
      for (const one of uids) {
        taken.add(nameOnDisk(savedFileName({ uid: one, name: 'a.pdf' }, (name) => taken.has(name))))
      }
      expect(taken.size).toBe(uids.length)
    }),
  )
})

test('a backup asks for all tables but those of a single unit', () => {
  expect(backupTables).toHaveLength(19)
  expect(backupTables).not.toContain('unit-history')
})
