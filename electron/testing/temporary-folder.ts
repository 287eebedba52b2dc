import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

const makeFolder = () => mkdtempSync(join(tmpdir(), 'unitdesk-test-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A folder of the test that runs; it is removed when the test ends. */
export const temporaryFolder = (): string => {
  const folder = makeFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** A folder of all tests of a file; it is removed when the last of them has ended. */
export const temporaryFolderOfFile = (): string => {
  const folder = makeFolder()
  afterAll(() => remove(folder))
  return folder
}
