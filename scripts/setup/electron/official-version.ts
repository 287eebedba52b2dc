import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { electronPackage } from './electron-folder.ts'

/** The version of Electron that package.json pins: the one that is shipped to people. */
export const officialVersion = (): string => {
  const description: { version: string } = JSON.parse(
    readFileSync(join(electronPackage, 'package.json'), 'utf8'),
  )
  return description.version
}
