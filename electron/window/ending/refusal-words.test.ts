import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { refusalWords, wordsWithoutSandbox } from './refusal-words.ts'

const inEnglish = { language: 'en', profile: '/home/eva/unitdesk' } as const

test('a file in the place of a folder is named by its place', () => {
  const folder = temporaryFolder()
  const logs = join(folder, 'logs')
  writeFileSync(logs, '')
  try {
    mkdirSync(logs, { recursive: true })
    expect.unreachable()
  } catch (error) {
    expect(refusalWords(error, inEnglish).text).toContain(`In ${logs}, a file and a folder are in`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['EACCES', 'may not write to /home/eva/unitdesk'],
  ['EROFS', 'may not write to /home/eva/unitdesk'],
  ['ENOSPC', 'no space left on the disk of /home/eva/unitdesk'],
  ['EWHATEVER', 'Something unexpected has happened'],
])('%s is told in words, with the name of the error', (code, words) => {
  const { title, text } = refusalWords(Object.assign(new Error('it failed'), { code }), inEnglish)
  expect(title).toBe('Unitdesk cannot start')
  expect(text).toContain(words)
  expect(text).toContain('Error: it failed')
})

test('who speaks Czech is told in Czech; what was thrown may be anything', () => {
  const { title, text } = refusalWords(null, { ...inEnglish, language: 'cs' })
  expect([title, text]).toEqual([
    'Unitdesk nelze spustit',
    expect.stringContaining('Stalo se něco neočekávaného'),
  ])
})

test('where a system refuses an AppImage the sandbox, the way out is said', () => {
  expect(wordsWithoutSandbox('en').text).toMatch(/Install the \.deb or the \.rpm package/)
  expect(wordsWithoutSandbox('cs').text).toMatch(/Nainstalujte balíček \.deb nebo \.rpm/)
})
