import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseManifest } from './manifest.ts'

const ownerOfHelpers: Readonly<Record<string, string>> = {
  '\0rolldown/': 'node_modules/rolldown',
  '\0vite/': 'node_modules/vite',
}

/**
 * The folder of the package that a module of a bundle comes from, as the lock file names it; null for the sources of
 * the application. Helpers that a bundler writes into a bundle are code of the bundler.
 */
export const packageOfModule = (root: string, id: string): string | null => {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '')
  const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
  if (folder !== undefined) return folder.replace(`${root}/`, '')
  if (path.startsWith(`${root}/`)) return null
  const helper = Object.keys(ownerOfHelpers).find((prefix) => id.startsWith(prefix))
  if (helper !== undefined) return ownerOfHelpers[helper] ?? null
  throw new Error(`Nobody knows whose code "${id}" is: name its owner in shipped-packages.ts.`)
}

/** A package that lies beside the bundles, with all that it needs and that is installed for this system. */
export const packagesBeside = (root: string, names: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const add = (name: string, from: string): void => {
    const folder = installedAt(root, name, from)
    if (folder === null || found.has(folder)) return
    found.add(folder)
    const { dependencies, optionalDependencies } = parseManifest(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      add(needed, folder)
    }
  }
  for (const name of names) add(name, '')
  return found
}

/** Where Node finds a package: in the folder of who asks, or in one around it. */
const installedAt = (root: string, name: string, from: string): string | null => {
  const folder = [from, 'node_modules', name].filter((part) => part !== '').join('/')
  if (existsSync(join(root, folder, 'package.json'))) return folder
  if (from === '') return null
  const around = from.slice(0, from.lastIndexOf('node_modules')).replace(/\/$/, '')
  return installedAt(root, name, around)
}
