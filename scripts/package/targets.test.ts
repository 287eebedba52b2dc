import { expect, test } from 'vitest'
import { type PackagingMachine, planTargets } from './targets.ts'

const whole: PackagingMachine = {
  platform: 'linux',
  hasCommand: () => true,
  reachesGitHub: true,
  missingAppImageTools: null,
}

const madeOn = (machine: Partial<PackagingMachine>): string[] =>
  planTargets({ ...whole, ...machine })
    .filter(({ obstacle }) => obstacle === null)
    .map(({ target }) => target)

test('each system makes its own packages', () => {
  expect(madeOn({})).toEqual(['dir', 'deb', 'AppImage', 'rpm'])
  expect(madeOn({ platform: 'win32' })).toEqual(['dir', 'nsis', 'portable'])
  expect(madeOn({ platform: 'darwin' })).toEqual(['dir', 'dmg', 'zip'])
})

test('where registries alone are reached there are a folder, a deb and an rpm, and an AppImage with tools of a person', () => {
  expect(madeOn({ reachesGitHub: false })).toEqual(['dir', 'deb', 'rpm'])
  expect(madeOn({ reachesGitHub: false, missingAppImageTools: [] })).toEqual([
    'dir',
    'deb',
    'AppImage',
    'rpm',
  ])
})

test('a folder of tools that is not whole is told by what is missing', () => {
  const planned = planTargets({ ...whole, missingAppImageTools: ['mksquashfs', 'lib/x64'] })
  expect(planned.find(({ target }) => target === 'AppImage')?.obstacle).toBe(
    'APPIMAGE_TOOLS_PATH has no mksquashfs, no lib/x64',
  )
})

test('what cannot be made has a reason', () => {
  const bare = planTargets({ ...whole, reachesGitHub: false, hasCommand: () => false })
  expect(bare.filter(({ obstacle }) => obstacle === '')).toEqual([])
  expect(bare.find(({ target }) => target === 'deb')?.obstacle).toContain('dpkg-deb')
  expect(bare.find(({ target }) => target === 'AppImage')?.obstacle).toContain(
    'APPIMAGE_TOOLS_PATH',
  )
  expect(bare.find(({ target }) => target === 'rpm')?.obstacle).toContain('rpmbuild')
  expect(bare.find(({ target }) => target === 'dmg')?.obstacle).toContain('macOS')
})
