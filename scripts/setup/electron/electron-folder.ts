import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../project.ts'

/** Where the `electron` package keeps its binary, and where everything looks for it. */
export const electronPackage = inProject('node_modules', 'electron')
export const electronDist = join(electronPackage, 'dist')
export const pathFile = join(electronPackage, 'path.txt')

/** The binary that `require('electron')` would name, or null when it is not complete. */
export const installedElectron = (): string | null => {
  if (!existsSync(pathFile)) return null
  const binary = join(electronDist, readFileSync(pathFile, 'utf8').trim())
  const complete = [binary, join(electronDist, 'version')].every((file) => existsSync(file))
  return complete ? binary : null
}
