import { expect, test } from 'vitest'
import { type MachineView, neededPackages } from './needed-packages.ts'

const lddWith = (...missing: readonly string[]): string =>
  [
    '\tlinux-vdso.so.1 (0x00007ffd1c1f2000)',
    '\tlibffmpeg.so => /unitdesk/node_modules/electron/dist/libffmpeg.so (0x00007f1a2c000000)',
    '\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f1a2b000000)',
    ...missing.map((library) => `\t${library} => not found`),
    '\t/lib64/ld-linux-x86-64.so.2 (0x00007f1a2f000000)',
  ].join('\n')

const allOpened = 'libXss.so.1 libXtst.so.6 libnotify.so.4 libsecret-1.so.0'

const complete: MachineView = {
  ldd: lddWith(),
  ldconfig: allOpened,
  hasCommand: () => true,
  hasFont: true,
}
const everything = { virtualDisplay: true, keychain: true }

test('a complete machine needs nothing', () => {
  expect(neededPackages(complete, everything)).toEqual({
    must: [],
    should: [],
    unknownLibraries: [],
  })
})

test('a bare machine needs the libraries, a display, a font, and a keychain for tests', () => {
  const bare: MachineView = {
    ldd: lddWith('libnss3.so', 'libnssutil3.so', 'libgtk-3.so.0', 'libgbm.so.1', 'libasound.so.2'),
    ldconfig: '',
    hasCommand: () => false,
    hasFont: false,
  }
  expect(neededPackages(bare, everything)).toEqual({
    must: [
      ['libnss3'],
      ['libgtk-3-0t64', 'libgtk-3-0'],
      ['libgbm1'],
      ['libasound2t64', 'libasound2'],
      ['xvfb'],
      ['dbus'],
      ['gnome-keyring'],
      ['fonts-dejavu-core'],
    ],
    should: [['libxss1'], ['libxtst6'], ['libnotify4'], ['libsecret-1-0'], ['xauth']],
    unknownLibraries: [],
  })
})

test('libraries of one package ask for it once', () => {
  const view = {
    ...complete,
    ldd: lddWith('libgio-2.0.so.0', 'libglib-2.0.so.0', 'libgobject-2.0.so.0'),
  }
  expect(neededPackages(view, everything).must).toEqual([['libglib2.0-0t64', 'libglib2.0-0']])
})

test('on a desktop neither a display nor a font nor a keychain is installed to see the window', () => {
  const desktop: MachineView = { ...complete, hasCommand: () => false, hasFont: false }
  expect(neededPackages(desktop, { virtualDisplay: false, keychain: false }).must).toEqual([])
})

test('without a window no library is looked for', () => {
  const view: MachineView = { ...complete, ldd: null, ldconfig: '', hasCommand: () => false }
  expect(neededPackages(view, { virtualDisplay: false, keychain: true })).toEqual({
    must: [['dbus'], ['gnome-keyring']],
    should: [],
    unknownLibraries: [],
  })
})

test('a missing library whose package is not known is named, not passed over', () => {
  const view = { ...complete, ldd: lddWith('libfuture.so.9') }
  expect(neededPackages(view, everything).unknownLibraries).toEqual(['libfuture.so.9'])
})
