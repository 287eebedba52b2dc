import { expect, test } from 'vitest'
import { chromiumSwitches, type LaunchEnvironment } from './chromium-switches.ts'

const desktop: LaunchEnvironment = {
  platform: 'linux',
  isRoot: false,
  canSandbox: true,
  sharedMemoryBytes: 4_000_000_000,
  onlyWayland: false,
}

const switches = (around: Partial<LaunchEnvironment>): string[] =>
  chromiumSwitches({ ...desktop, ...around }).map((each) => each.switch)

test('on a desktop Chromium runs as it is, sandbox on', () => {
  expect(switches({})).toEqual([])
})

test('the sandbox is off only where it cannot be on, and the reason is told', () => {
  expect(switches({ isRoot: true })).toEqual(['--no-sandbox'])
  expect(switches({ canSandbox: false })).toEqual(['--no-sandbox'])
  expect(chromiumSwitches({ ...desktop, isRoot: true })[0]?.why).toContain('root')
  expect(chromiumSwitches({ ...desktop, canSandbox: false })[0]?.why).toContain('namespaces')
})

test('a container with little shared memory uses files instead', () => {
  expect(switches({ sharedMemoryBytes: 64 * 1024 * 1024 })).toEqual(['--disable-dev-shm-usage'])
  expect(switches({ sharedMemoryBytes: null })).toEqual([])
})

test('a Wayland desktop without X is used as such', () => {
  expect(switches({ onlyWayland: true })).toEqual(['--ozone-platform=wayland'])
})

test('other systems need no switch', () => {
  expect(switches({ platform: 'darwin', canSandbox: false, sharedMemoryBytes: 0 })).toEqual([])
})
