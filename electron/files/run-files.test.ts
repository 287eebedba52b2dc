import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runFiles } from './run-files.ts'

const nobody = {
  open: () => Promise.resolve(true),
  show: () => undefined,
  drag: () => Promise.resolve(),
}

test('every copy has a folder of its own, and the next start removes all of them', async () => {
  const folder = join(temporaryFolder(), 'opened')
  const files = runFiles(folder, nobody)
  const copies = [
    await files.makeCopy('Jednotky.xlsx', Buffer.from('one')),
    await files.makeCopy('Jednotky.xlsx', Buffer.from('two')),
  ]
  const paths = copies.map((copy) => (copy.ok ? copy.value : ''))
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['one', 'two'])
  // A sweep that is late leaves what this run has made.
  await files.sweep()
  expect(paths.every((path) => existsSync(path))).toBe(true)
  await runFiles(folder, nobody).sweep()
  expect(readdirSync(folder)).toEqual([])
})

test('a place that takes no files is a failure of the disk', async () => {
  const folder = join(temporaryFolder(), 'opened')
  writeFileSync(folder, '')
  const copy = await runFiles(folder, nobody).makeCopy('a.xls', Buffer.from('x'))
  expect(copy).toMatchObject({ ok: false, failure: { kind: 'store' } })
  rmSync(folder)
})
