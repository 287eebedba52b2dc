import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../electron/testing/temporary-folder.ts'
import { writeRpm } from './write-rpm.ts'

const hasRpm = spawnSync('rpmbuild', ['--version']).status === 0

/** The same package from files that somebody else has written at another time with other rights. */
const rpmOf = (content: { readonly mode: number; readonly writtenAt: number }): string => {
  const folder = temporaryFolder()
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  const scripts = { in: '#!/bin/bash\necho 100 %done', out: '#!/bin/bash\nrm -f /usr/bin/unitdesk' }
  const files = { 'unpacked/unitdesk': 'program', 'unpacked/app.asar': '100 %', ...scripts }
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    writeFileSync(path, text)
    chmodSync(path, name.endsWith('unitdesk') ? content.mode | 0o100 : content.mode)
    utimesSync(path, content.writtenAt, content.writtenAt)
  }
  const file = join(folder, 'unitdesk.rpm')
  writeRpm(
    {
      kind: 'rpm',
      name: 'unitdesk',
      version: '1.0.0',
      architecture: 'x86_64',
      maintainer: 'U <u@u.example>',
      url: 'https://u.example',
      license: 'X',
      summary: 'Prices',
      description: 'Prices of a CRM, 100 %',
      category: '',
      depends: ['gtk3', '(libXtst or libXtst6)'],
      recommends: [],
      compression: 'gzip',
      afterInstall: join(folder, 'in'),
      afterRemove: join(folder, 'out'),
      file,
      contents: [{ from: `${unpacked}/`, to: '/opt/Unitdesk' }],
    },
    1_700_000_000,
  )
  return file
}

const said = (...args: string[]): string =>
  spawnSync('rpm', ['-qp', ...args], { encoding: 'utf8' }).stdout

test.skipIf(!hasRpm)('rpm reads the package, and everything in it belongs to root', () => {
  const file = rpmOf({ mode: 0o600, writtenAt: 1_600_000_000 })
  const form = '%{NAME} %{VERSION} %{ARCH} %{BUILDTIME} %{BUILDHOST} %{SUMMARY}: %{DESCRIPTION}'
  expect(said('--queryformat', form, file)).toBe(
    'unitdesk 1.0.0 x86_64 1700000000 unitdesk Prices: Prices of a CRM, 100 %',
  )
  expect(said('--requires', file)).toContain('(libXtst or libXtst6)')
  const listed = said('--queryformat', '[%{FILEMODES:perms} %{FILEUSERNAME} %{FILENAMES}\\n]', file)
  expect(listed.trim().split('\n').sort()).toEqual([
    '-rw-r--r-- root /opt/Unitdesk/app.asar',
    '-rwxr-xr-x root /opt/Unitdesk/unitdesk',
    'drwxr-xr-x root /opt/Unitdesk',
  ])
})

test.skipIf(!hasRpm)('a newer version that is put over an older one keeps what both have', () => {
  const scripts = said('--scripts', rpmOf({ mode: 0o600, writtenAt: 1_600_000_000 }))
  expect(scripts).toContain('echo 100 %done')
  expect(scripts).toMatch(/postuninstall.*-ne 0.*rm -f \/usr\/bin\/unitdesk/s)
})

test.skipIf(!hasRpm)('the same contents are the same bytes, whoever made them and when', () => {
  const one = rpmOf({ mode: 0o600, writtenAt: 1_600_000_000 })
  const other = rpmOf({ mode: 0o664, writtenAt: 1_790_000_000 })
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true)
})
