import { execFileSync } from 'node:child_process'
import { linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { userFiles } from './user-files.ts'

test('a file of the person is replaced whole: what was there is never emptied first', async () => {
  const folder = temporaryFolder()
  const [path, before] = [join(folder, 'settings.json'), join(folder, 'before')]
  writeFileSync(path, 'before')
  // A second name of the old file shows what became of it.
  linkSync(path, before)
  expect(await userFiles.write(path, 'after')).toEqual({ ok: true, value: null })
  expect([path, before].map((name) => readFileSync(name, 'utf8'))).toEqual(['after', 'before'])
  expect(readdirSync(folder)).toEqual(['before', 'settings.json'])
})

test.skipIf(process.platform === 'win32')(
  'a pipe in place of a file is not waited for',
  async () => {
    const path = join(temporaryFolder(), 'settings.json')
    execFileSync('/usr/bin/mkfifo', [path])
    expect(await userFiles.read(path)).toMatchObject({ failure: { rule: 'unreadable' } })
  },
)

test('a file that is not there, or is larger than any settings, is unreadable', async () => {
  const path = join(temporaryFolder(), 'settings.json')
  writeFileSync(path, 'x'.repeat(20_000_001))
  expect(await userFiles.read(path)).toMatchObject({ failure: { rule: 'unreadable' } })
  expect(await userFiles.read(join(path, 'no'))).toMatchObject({ failure: { rule: 'unreadable' } })
})
