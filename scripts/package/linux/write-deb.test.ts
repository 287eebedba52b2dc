import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../electron/testing/temporary-folder.ts'
import { writeDeb } from './write-deb.ts'

const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0

/** The same package from files that somebody else has written at another time with other rights. */
const debOf = (content: { readonly mode: number; readonly writtenAt: number }): string => {
  const folder = temporaryFolder()
  const unpacked = join(folder, 'unpacked')
  mkdirSync(join(unpacked, 'resources'), { recursive: true })
  const files = {
    unitdesk: 'program',
    'resources/app.asar': 'archive',
    in: 'exit 0',
    out: 'exit 0',
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(unpacked, name)
    writeFileSync(path, text)
    chmodSync(path, name === 'unitdesk' ? content.mode | 0o100 : content.mode)
    utimesSync(path, content.writtenAt, content.writtenAt)
  }
  const file = join(folder, 'unitdesk.deb')
  writeDeb(
    {
      kind: 'deb',
      name: 'unitdesk',
      version: '1.0.0',
      architecture: 'amd64',
      maintainer: 'U <u@u.example>',
      url: 'https://u.example',
      license: 'X',
      summary: '',
      description: 'Prices\n Prices of a CRM',
      category: 'misc',
      depends: ['libnss3', 'libgtk-3-0'],
      recommends: [],
      compression: 'xz',
      afterInstall: join(unpacked, 'in'),
      afterRemove: join(unpacked, 'out'),
      file,
      contents: [{ from: `${unpacked}/`, to: '/opt/Unitdesk' }],
    },
    1_700_000_000,
  )
  return file
}

const said = (...args: string[]): string => spawnSync('dpkg-deb', args, { encoding: 'utf8' }).stdout

test.skipIf(!hasDpkg)('dpkg reads the package, and everything in it belongs to root', () => {
  const file = debOf({ mode: 0o600, writtenAt: 1_600_000_000 })
  expect(said('--field', file)).toBe(
    [
      'Package: unitdesk',
      'Version: 1.0.0',
      'Architecture: amd64',
      'Maintainer: U <u@u.example>',
      'Installed-Size: 1',
      'Depends: libnss3, libgtk-3-0',
      'Section: misc',
      'Priority: optional',
      'Homepage: https://u.example',
      'Description: Prices',
      ' Prices of a CRM',
      '',
    ].join('\n'),
  )
  const lines = said('--contents', file).trim().split('\n')
  const modes = lines.map((line) => line.replace(/\s+\d+ \d{4}-\d\d-\d\d \d\d:\d\d/, ''))
  expect(modes).toContain('-rwxr-xr-x root/root ./opt/Unitdesk/unitdesk')
  expect(modes).toContain('-rw-r--r-- root/root ./opt/Unitdesk/resources/app.asar')
  expect(modes).toContain('drwxr-xr-x root/root ./opt/Unitdesk/')
})

test.skipIf(!hasDpkg)('the same contents are the same bytes, whoever made them and when', () => {
  const one = debOf({ mode: 0o600, writtenAt: 1_600_000_000 })
  const other = debOf({ mode: 0o664, writtenAt: 1_790_000_000 })
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true)
})
