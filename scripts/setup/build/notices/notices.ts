import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { z } from 'zod'
import type { Notice } from '#core/notice'
import { billOfMaterials } from './bill-of-materials.ts'
import { parseManifest } from './manifest.ts'
import { readPackage, type ShippedPackage } from './read-package.ts'
import { refusedLicences } from './refuse-licences.ts'
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
          `${refused.join('\n')}\nTake another package, or accept the licence in refuse-licences.ts.`,
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
