import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { z } from 'zod'
import type { Notice } from '#core/notice'
import { billOfMaterials } from './bill-of-materials.ts'
import { parseManifest } from './manifest.ts'
import { readPackage, type ShippedPackage } from './read-package.ts'
import { packageOfModule, packagesBeside } from './shipped-packages.ts'

interface NoticesOptions {
  readonly root: string
  /** Packages that no bundle holds and that are shipped beside them, with what they need. */
  readonly beside: readonly string[]
  /** The packages of what runs the bundles; the first that is installed counts. */
  readonly runtimes: readonly string[]
  /** Where the notices go, of the folder of the last bundle. */
  readonly placeOf: (bundle: string) => string
}

/**
 * What is shipped of others: `collect` notes the modules of each bundle, and `write`, in the last one, writes the
 * notices and the bill of materials, or ends the build with the licences that are not accepted.
 */
export const shippedNotices = ({ root: givenRoot, beside, runtimes, placeOf }: NoticesOptions) => {
  const root = normalizePath(givenRoot)
  const bundled = new Set<string>()

  const collect = (): Plugin => ({
    name: 'collect-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        for (const id of Object.keys(output.modules)) {
          const folder = packageOfModule(root, id)
          if (folder !== null) bundled.add(folder)
        }
      }
    },
  })

  const write = (): Plugin => ({
    name: 'write-notices',
    apply: 'build',
    writeBundle({ dir = join(root, 'out') }) {
      const runtime = runtimes.find((folder) => existsSync(join(root, folder, 'package.json')))
      const unbundled = [
        ...packagesBeside(root, beside),
        ...(runtime === undefined ? [] : [runtime]),
      ]
      const packages = readShipped(root, bundled, unbundled)
      const refused = refusedLicences(packages)
      if (refused.length > 0) {
        throw new Error(
          `${refused.join('\n')}\nTake another package, or accept the licence in scripts/setup/build/notices/notices.ts.`,
        )
      }
      const place = placeOf(dir)
      mkdirSync(place, { recursive: true })
      writeJson(join(place, 'notices.json'), packages.map(noticeOf))
      const application = parseManifest(readFileSync(join(root, 'package.json'), 'utf8'))
      writeJson(
        join(place, 'sbom.cdx.json'),
        billOfMaterials(application, packages, readIntegrities(root)),
      )
    },
  })
  return { collect, write }
}

const readShipped = (
  root: string,
  bundled: ReadonlySet<string>,
  beside: readonly string[],
): readonly ShippedPackage[] =>
  [...new Set([...bundled, ...beside])]
    .map((folder) => readPackage({ root, folder, isBundled: bundled.has(folder) }))
    .sort((a, b) => compareText(a.name, b.name) || compareText(a.folder, b.folder))

// By code units: the order of a language differs from machine to machine.
const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const noticeOf = ({ name, version, licence, texts }: ShippedPackage): Notice => ({
  name,
  version,
  licence: licence ?? '',
  texts: [...texts],
})

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional() })),
})

const readIntegrities = (root: string) => {
  const { packages } = lockSchema.parse(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  )
  return (folder: string): string | null => packages[folder]?.integrity ?? null
}

const writeJson = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 1)}\n`)

/** Licences that ask for nothing but their text and names: shown under About. */
const acceptedAnywhere: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND ISC AND BSD-3-Clause',
  // Given to everybody for everything.
  'Unlicense',
])

/** Whoever has the application may put another version in the place of this one: it must be a file of its own. */
const acceptedBeside: ReadonlySet<string> = new Set(['LGPL-3.0'])

/** Why what was built must not be shipped, a sentence for each package; nothing where all may. */
export const refusedLicences = (packages: readonly ShippedPackage[]): readonly string[] =>
  packages.flatMap(({ name, version, licence, texts, isBundled }) => {
    const package_ = `${name} ${version}`
    if (licence === null) return [`${package_} names no licence.`]
    if (!isAccepted(licence, isBundled)) {
      const where = isBundled ? ' in a bundle' : ''
      return [`${package_} has the licence ${licence}, which is not accepted${where}.`]
    }
    return texts.length === 0
      ? [`${package_} brings no text of its licence, ${licence}: put it into texts/.`]
      : []
  })

const isAccepted = (licence: string, isBundled: boolean): boolean =>
  acceptedAnywhere.has(licence) || (!isBundled && acceptedBeside.has(licence))
