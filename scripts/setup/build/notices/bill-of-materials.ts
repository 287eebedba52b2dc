import type { ShippedPackage } from './read-package.ts'

interface Application {
  readonly name: string
  readonly version: string
}

/** What the lock file says a package's archive is: `sha512-` and base64. */
export type IntegrityOf = (folder: string) => string | null

/** A bill of materials as CycloneDX 1.6. It names no time and no number of its own: one commit gives the same bytes. */
export const billOfMaterials = (
  application: Application,
  packages: readonly ShippedPackage[],
  integrityOf: IntegrityOf,
) => {
  const reference = packageUrl(application)
  const components = packages.map((shipped) => componentOf(shipped, integrityOf(shipped.folder)))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': reference,
        name: application.name,
        version: application.version,
        purl: reference,
      },
    },
    components,
    dependencies: [
      { ref: reference, dependsOn: components.map((component) => component['bom-ref']) },
    ],
  }
}

const componentOf = (
  { folder, name, version, licence }: ShippedPackage,
  integrity: string | null,
) => {
  const [scope, plainName] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    // One version may be installed twice.
    'bom-ref': `${packageUrl({ name, version })}#${folder}`,
    ...(scope === undefined ? {} : { group: scope }),
    name: plainName,
    version,
    ...(integrity === null ? {} : { hashes: [hashOf(integrity)] }),
    licenses: [{ expression: licence }],
    purl: packageUrl({ name, version }),
  }
}

const packageUrl = ({ name, version }: Application): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
})
