import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'

/** A folder with pictures of one colour each, by their paths below it. */
export const folderWith = (files: Readonly<Record<string, Uint8Array>>): string => {
  const folder = temporaryFolder()
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return folder
}
