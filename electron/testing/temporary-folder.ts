import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of the test that runs; it is removed when the test ends. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
