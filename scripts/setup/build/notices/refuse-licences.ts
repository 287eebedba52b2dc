import type { ShippedPackage } from './read-package.ts'

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
