import { expect, test } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import { parseManifest } from './manifest.ts'
import { refusedLicences } from './notices.ts'
import type { ShippedPackage } from './read-package.ts'

const shipped = (changes: Partial<ShippedPackage> = {}): ShippedPackage => ({
  folder: 'node_modules/@mantine/core',
  name: '@mantine/core',
  version: '9.7.3',
  licence: 'MIT',
  texts: ['MIT License'],
  isBundled: true,
  ...changes,
})

test('a licence that was not accepted ends the build, and so does none, or one without its text', () => {
  expect(refusedLicences([shipped(), shipped({ licence: 'Apache-2.0' })])).toEqual([])
  expect(refusedLicences([shipped({ licence: 'GPL-3.0' })])).toEqual([
    '@mantine/core 9.7.3 has the licence GPL-3.0, which is not accepted in a bundle.',
  ])
  expect(refusedLicences([shipped({ licence: null })])).toEqual([
    '@mantine/core 9.7.3 names no licence.',
  ])
  expect(refusedLicences([shipped({ texts: [] })])).toEqual([
    '@mantine/core 9.7.3 brings no text of its licence, MIT: put it into texts/.',
  ])
})

test('what a person must be able to replace is accepted as a file of its own alone', () => {
  const lesser = { licence: 'LGPL-3.0' }
  expect(refusedLicences([shipped({ ...lesser, isBundled: false })])).toEqual([])
  expect(refusedLicences([shipped(lesser)])).toHaveLength(1)
})

test('the bill of materials names each package with what the lock file has of it', () => {
  const bill = billOfMaterials(
    { name: 'unitdesk', version: '1.2.3' },
    [shipped()],
    () => 'sha512-AP8=',
  )
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', purl: 'pkg:npm/unitdesk@1.2.3' } },
    components: [
      {
        type: 'library',
        group: '@mantine',
        name: 'core',
        version: '9.7.3',
        hashes: [{ alg: 'SHA-512', content: '00ff' }],
        licenses: [{ expression: 'MIT' }],
        purl: 'pkg:npm/%40mantine/core@9.7.3',
      },
    ],
    dependencies: [
      {
        ref: 'pkg:npm/unitdesk@1.2.3',
        dependsOn: ['pkg:npm/%40mantine/core@9.7.3#node_modules/@mantine/core'],
      },
    ],
  })
})

test('a package that names its licence as old packages do has one', () => {
  const manifest = { name: 'ssh2', version: '1.17.0', licenses: [{ type: 'MIT' }] }
  expect(parseManifest(JSON.stringify(manifest)).license).toBe('MIT')
  const several = { ...manifest, licenses: [{ type: 'MIT' }, { type: 'GPL-3.0' }] }
  expect(parseManifest(JSON.stringify(several)).license).toBeUndefined()
})
