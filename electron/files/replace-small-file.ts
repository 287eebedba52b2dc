import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** A small file of the profile's, whole: the old one stays until the new one is. */
export const replaceSmallFile = (path: string, text: string): void => {
  const part = `${path}.${randomUUID()}.part`
  try {
    writeFileSync(part, text, { flag: 'wx', mode: 0o600 })
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
