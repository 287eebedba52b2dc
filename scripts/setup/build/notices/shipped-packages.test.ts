import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../electron/testing/temporary-folder.ts'
import { packageOfModule, packagesBeside } from './shipped-packages.ts'

const root = '/home/eva/unitdesk'
const modules = `${root}/node_modules`

test.each([
  ['a module of a package', `${modules}/react/index.js`, 'node_modules/react'],
  ['one of a scope', `${modules}/@mantine/core/esm/a.mjs`, 'node_modules/@mantine/core'],
  [
    'one of a package inside another one',
    `${modules}/ajv/node_modules/fast-uri/index.js`,
    'node_modules/ajv/node_modules/fast-uri',
  ],
  ['one with a question', `${modules}/pdfjs-dist/pdf.mjs?worker`, 'node_modules/pdfjs-dist'],
  ['what is made of one', `\0${modules}/saxes/saxes.js?commonjs-es-import`, 'node_modules/saxes'],
  ['a helper of the bundler', '\0rolldown/runtime.js', 'node_modules/rolldown'],
  ['a helper of Vite', '\0vite/preload-helper.js', 'node_modules/vite'],
  ['a source of our own', `${root}/core/money.ts`, null],
])('%s belongs to its package', (_what, id, folder) => {
  expect(packageOfModule(root, id)).toBe(folder)
})

test('code of which nobody knows whose it is ends the build', () => {
  expect(() => packageOfModule(root, '\0another-plugin/helper.js')).toThrow('another-plugin')
})

const install = (place: string, packages: Readonly<Record<string, object>>): void => {
  for (const [folder, manifest] of Object.entries(packages)) {
    mkdirSync(join(place, folder), { recursive: true })
    const named = { name: folder.split('node_modules/').at(-1), version: '1.0.0', ...manifest }
    writeFileSync(join(place, folder, 'package.json'), JSON.stringify(named))
  }
}

test('what lies beside the bundles brings what it needs, from where Node finds it, and nothing that is not installed', () => {
  const place = temporaryFolder()
  install(place, {
    'node_modules/native': {
      dependencies: { helper: '^2', outer: '^1' },
      optionalDependencies: { 'native-linux': '1', 'native-win32': '1' },
    },
    'node_modules/native/node_modules/helper': { dependencies: { outer: '^1' } },
    'node_modules/helper': {},
    'node_modules/native-linux': {},
    'node_modules/outer': { dependencies: { native: '^1' } },
    'node_modules/unrelated': {},
  })
  expect([...packagesBeside(place, ['native'])].sort()).toEqual([
    'node_modules/native',
    'node_modules/native-linux',
    'node_modules/native/node_modules/helper',
    'node_modules/outer',
  ])
})
