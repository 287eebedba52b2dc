import { expect, test } from 'vitest'
import { ownProgram } from './own-program.ts'

const mounted = '/tmp/.mount_Unitde'
const inside = `${mounted}/unitdesk`
const image = '/home/eva/Unitdesk.AppImage'

test('an AppImage is started by its file, and not by what of it is mounted for this run', () => {
  expect(ownProgram({ env: { APPIMAGE: image, APPDIR: mounted }, execPath: inside })).toBe(image)
})

test.each([
  ['no AppImage', {}],
  [
    'the AppImage of another application',
    { APPIMAGE: '/opt/Terminal.AppImage', APPDIR: '/tmp/.mount_Term' },
  ],
  ['a file without a place', { APPIMAGE: image }],
])('a program that was started from %s is itself', (_what, env) => {
  expect(ownProgram({ env, execPath: '/usr/lib/unitdesk/unitdesk' })).toBe(
    '/usr/lib/unitdesk/unitdesk',
  )
})
