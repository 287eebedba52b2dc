import { expect, test } from 'vitest'
import { readFpmArguments } from './read-fpm-arguments.ts'

const given = [
  '-s dir --force -t deb -d libnss3 -d libgtk-3-0'.split(' '),
  ['--deb-recommends', 'gnome-keyring | keepassxc'],
  '--deb-compression xz --architecture amd64 --after-install /tmp/in --after-remove /tmp/out'.split(
    ' ',
  ),
  ['--description', 'Prices\n Prices of a CRM', '--version', '1.0.0', '--package', '/d/u.deb'],
  ['--name', 'unitdesk', '--maintainer', 'U <u@u.example>', '--url', 'https://u.example'],
  ['--category', 'misc', '--deb-priority', 'optional', '--license', 'X'],
  ['/d/unpacked/=/opt/Unitdesk', '/d/a=b.png=/usr/share/a.png'],
].flat()

test('what electron-builder says about a package is read, with what is packed and where', () => {
  expect(readFpmArguments(given)).toEqual({
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
    recommends: ['gnome-keyring | keepassxc'],
    compression: 'xz',
    afterInstall: '/tmp/in',
    afterRemove: '/tmp/out',
    file: '/d/u.deb',
    contents: [
      { from: '/d/unpacked/', to: '/opt/Unitdesk' },
      { from: '/d/a=b.png', to: '/usr/share/a.png' },
    ],
  })
})

test('a package without what it needs, or of another kind, is not made', () => {
  expect(() => readFpmArguments(given.filter((word) => word !== '--name'))).toThrow()
  expect(() => readFpmArguments(given.map((word) => (word === 'deb' ? 'pacman' : word)))).toThrow(
    'only a folder becomes a deb or an rpm',
  )
  expect(() => readFpmArguments([...given, '/d/lost'])).toThrow('/d/lost')
})
