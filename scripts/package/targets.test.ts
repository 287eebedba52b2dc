import { expect, test } from 'vitest'
import { type PackagingMachine, planTargets } from './targets.ts'

const whole: PackagingMachine = {
  platform: 'linux',
  hasCommand: () => true,
  reachesGitHub: true,
  appImageTools: null,
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

test('where registries alone are reached there are a folder and a deb, and an AppImage with tools of a person', () => {
  expect(madeOn({ reachesGitHub: false })).toEqual(['dir', 'deb'])
  expect(madeOn({ reachesGitHub: false, appImageTools: '/opt/appimage' })).toEqual([
    'dir',
    'deb',
    'AppImage',
  ])
})

test('what cannot be made has a reason', () => {
  const bare = planTargets({ ...whole, reachesGitHub: false, hasCommand: () => false })
  expect(bare.filter(({ obstacle }) => obstacle === '')).toEqual([])
  expect(bare.find(({ target }) => target === 'deb')?.obstacle).toContain('dpkg-deb')
  expect(bare.find(({ target }) => target === 'rpm')?.obstacle).toContain('rpmbuild')
  expect(bare.find(({ target }) => target === 'dmg')?.obstacle).toContain('macOS')
})
