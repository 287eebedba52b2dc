import { expect, test } from 'vitest'
import { debDependencies, rpmDependencies } from './dependencies.ts'

test('a deb asks for sound, graphics and the keychain by the names of old and new systems', () => {
  expect(debDependencies).toEqual(
    expect.arrayContaining([
      'libasound2t64 | libasound2',
      'libgbm1',
      'libdrm2',
      'libgtk-3-0t64 | libgtk-3-0',
      'libsecret-1-0',
      'libstdc++6',
      'xdg-utils',
    ]),
  )
  expect(new Set(debDependencies).size).toBe(debDependencies.length)
})

test('an rpm asks for the libraries, whatever a system calls their packages', () => {
  expect(rpmDependencies).toEqual(
    expect.arrayContaining(['libasound.so.2()(64bit)', 'libgbm.so.1()(64bit)', 'xdg-utils']),
  )
})
