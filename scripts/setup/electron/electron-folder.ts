import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../project.ts'

/** Where the `electron` package keeps its binary, and where everything looks for it. */
export const electronPackage = inProject('node_modules', 'electron')

export type ElectronState =
  | { readonly kind: 'ready'; readonly binary: string; readonly version: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unusable'; readonly why: string }

interface ElectronFolder {
  readonly folder: string
  /** The versions that are as good as each other; see the registry runtime for the second. */
  readonly versions: readonly string[]
}

/** What `require('electron')` would find in the package's folder. */
export const readElectronFolder = ({ folder, versions }: ElectronFolder): ElectronState => {
  const dist = join(folder, 'dist')
  if (!existsSync(dist)) return { kind: 'absent' }
  const name = readText(join(folder, 'path.txt'))
  const version = readText(join(dist, 'version'))?.replace(/^v/, '')
  if (name === null || version === undefined || !existsSync(join(dist, name))) {
    return { kind: 'unusable', why: 'an earlier download did not come to its end' }
  }
  return versions.includes(version)
    ? { kind: 'ready', binary: join(dist, name), version }
    : { kind: 'unusable', why: `version ${version} is there, ${versions[0]} is wanted` }
}

const readText = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : null
