import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { onceReadable } from './once-readable.ts'

const soon = { waitMs: 1 }

test('a script that is not on the disk for a moment is answered when it is back', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'screen.js')
  let tries = 0
  const code = await onceReadable(() => {
    tries += 1
    if (tries === 3) writeFileSync(path, 'code')
    return readFileSync(path, 'utf8')
  }, soon)
  expect([code, tries]).toEqual(['code', 3])
})

test('a bug is not waited for', async () => {
  const bug = new TypeError('a bug')
  const read = () => {
    throw bug
  }
  await expect(onceReadable(read, soon)).rejects.toBe(bug)
})
