import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { onceReadable } from './once-readable.ts'

const soon = { waitMs: 1 }

test('a script that is not on the disk for a moment is answered when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-late-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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
