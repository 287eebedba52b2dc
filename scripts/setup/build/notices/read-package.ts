import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseManifest } from './manifest.ts'

/** Code of others in what is shipped. */
export interface ShippedPackage {
  /** As the lock file names it. */
  readonly folder: string
  readonly name: string
  readonly version: string
  /** An SPDX expression; null where the package names none. */
  readonly licence: string | null
  readonly texts: readonly string[]
  /** Whether it is part of a bundle, where nobody can put another one in its place. */
  readonly isBundled: boolean
}

const licenceFile = /^(licen[cs]e|copying|notice|third-party-notices)/i

// Texts of packages whose archives have forgotten them, from where the packages are made.
const keptTexts = 'scripts/setup/build/notices/texts'

interface PackagePlace {
  readonly root: string
  readonly folder: string
  readonly isBundled: boolean
}

export const readPackage = ({ root, folder, isBundled }: PackagePlace): ShippedPackage => {
  const place = join(root, folder)
  const {
    name,
    version,
    license = null,
  } = parseManifest(readFileSync(join(place, 'package.json'), 'utf8'))
  const brought = readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => join(place, entry.name))
    .sort()
  const kept = join(root, keptTexts, `${name}.txt`)
  const files = brought.length === 0 && existsSync(kept) ? [kept] : brought
  const texts = files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
  return { folder, name, version, licence: license, texts, isBundled }
}
