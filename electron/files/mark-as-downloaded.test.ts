import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { markAsDownloaded } from './mark-as-downloaded.ts'

const mark = async (platform: NodeJS.Platform, fails: 'works' | 'fails' = 'works') => {
  const folder = temporaryFolder()
  const path = join(folder, 'a.xlsx')
  writeFileSync(path, 'x')
  const asked: unknown[] = []
  await markAsDownloaded(path, {
    platform,
    run: async (program, args) => {
      asked.push([program, ...args.slice(0, -1), args.at(-1) === path])
      if (fails === 'fails') throw new Error('Operation not supported')
    },
  })
  return { folder, asked }
}

// Elsewhere a stream of a file is a file of that name.
test('Windows is told that a file came from the internet', async () => {
  const { folder } = await mark('win32')
  const stream = readFileSync(join(folder, 'a.xlsx:Zone.Identifier'), 'utf8')
  expect(stream).toBe('[ZoneTransfer]\r\nZoneId=3\r\n')
})

test('macOS puts it into quarantine, and a disk that has none keeps nobody from the file', async () => {
  for (const outcome of ['works', 'fails'] as const) {
    const { asked } = await mark('darwin', outcome)
    const told = ['/usr/bin/xattr', '-w', 'com.apple.quarantine', '0081;00000000;Unitdesk;', true]
    expect(asked).toEqual([told])
  }
})

test('other systems know no such mark', async () => {
  const { folder, asked } = await mark('linux')
  expect([readdirSync(folder), asked]).toEqual([['a.xlsx'], []])
})
