import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../electron/testing/temporary-folder.ts'
import { keepEvidence } from './keep-evidence.ts'

test('files are kept by their names where they are there, and lists a line for each entry', () => {
  const log = join(temporaryFolder(), 'main.log')
  writeFileSync(log, 'started')
  const folder = keepEvidence({
    files: { 'Jana/main.log': log, 'Jana/main.old.log': `${log}.old` },
    lists: { 'crm.jsonl': [{ at: 1 }, { at: 2 }] },
  })
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'Jana',
    'Jana/main.log',
    'crm.jsonl',
  ])
  expect(readFileSync(join(folder, 'Jana/main.log'), 'utf8')).toBe('started')
  expect(readFileSync(join(folder, 'crm.jsonl'), 'utf8')).toBe('{"at":1}\n{"at":2}\n')
})
