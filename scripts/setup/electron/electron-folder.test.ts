import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../electron/testing/temporary-folder.ts'
import { readElectronFolder } from './electron-folder.ts'

const versions = ['45.4.1', '33.2.1']

const electronFolder = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

test('the package without a binary has none', () => {
  const folder = electronFolder({ 'package.json': '{}' })
  expect(readElectronFolder({ folder, versions })).toEqual({ kind: 'absent' })
})

test('the binary that path.txt names is ready, in either version', () => {
  for (const version of ['v45.4.1\n', '33.2.1']) {
    const folder = electronFolder({
      'path.txt': 'electron',
      'dist/electron': '',
      'dist/version': version,
    })
    expect(readElectronFolder({ folder, versions })).toEqual({
      kind: 'ready',
      binary: join(folder, 'dist', 'electron'),
      version: version.trim().replace('v', ''),
    })
  }
})

test('a download that did not come to its end is unusable', () => {
  const beginnings = [
    { 'dist/electron': '', 'dist/version': '45.4.1' },
    { 'path.txt': 'electron', 'dist/version': '45.4.1' },
    { 'path.txt': 'electron', 'dist/electron': '' },
  ]
  for (const files of beginnings) {
    const folder = electronFolder(files)
    expect(readElectronFolder({ folder, versions }).kind).toBe('unusable')
  }
})

test('another version is unusable, and named', () => {
  const folder = electronFolder({
    'path.txt': 'electron',
    'dist/electron': '',
    'dist/version': '41.0.0',
  })
  expect(readElectronFolder({ folder, versions })).toEqual({
    kind: 'unusable',
    why: 'version 41.0.0 is there, 45.4.1 is wanted',
  })
})
