import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../electron/testing/temporary-folder.ts'
import { fingerprintOfInputs, forgetBuild, isBuildCurrent, recordBuild } from './build-state.ts'

const write = (root: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
}

const isCurrent = (root: string): boolean => isBuildCurrent(root, fingerprintOfInputs(root))

const builtProject = (): string => {
  const root = temporaryFolder()
  write(root, {
    'core/money.ts': 'export const a = 1',
    'core/money.test.ts': 'test',
    'renderer/src/main.tsx': 'main',
    'package-lock.json': '{}',
    'out/main/main.cjs': 'built main',
    'out/preload/preload.cjs': 'built preload',
    'out/renderer/index.html': 'built page',
  })
  recordBuild(root, fingerprintOfInputs(root))
  return root
}

test('a build is current as long as nothing changes', () => {
  expect(isCurrent(builtProject())).toBe(true)
})

test('a source that changes, appears, disappears or is renamed makes the build stale', () => {
  const changes: readonly ((root: string) => void)[] = [
    (root) => write(root, { 'core/money.ts': 'export const a = 2' }),
    (root) => write(root, { 'electron/main.ts': 'new' }),
    (root) => rmSync(join(root, 'renderer/src/main.tsx')),
    (root) => {
      rmSync(join(root, 'core/money.ts'))
      write(root, { 'core/coin.ts': 'export const a = 1' })
    },
    (root) => write(root, { 'package-lock.json': '{"lockfileVersion":3}' }),
  ]
  for (const change of changes) {
    const root = builtProject()
    change(root)
    expect(isCurrent(root)).toBe(false)
  }
})

test('a source of the same size and an older date makes the build stale too', () => {
  const root = builtProject()
  write(root, { 'core/money.ts': 'export const a = 7' })
  utimesSync(join(root, 'core/money.ts'), 0, 0)
  expect(isCurrent(root)).toBe(false)
})

test('tests beside the sources do not make the build stale', () => {
  const root = builtProject()
  write(root, { 'core/money.test.ts': 'another test', 'core/README.md': 'words' })
  expect(isCurrent(root)).toBe(true)
})

test('outputs that something else wrote, or that are gone, are not run', () => {
  const changes: readonly ((root: string) => void)[] = [
    (root) => write(root, { 'out/main/main.cjs': 'built by hand from other sources' }),
    (root) => write(root, { 'out/renderer/assets/left-over.js': '' }),
    (root) => rmSync(join(root, 'out'), { recursive: true }),
  ]
  for (const change of changes) {
    const root = builtProject()
    change(root)
    expect(isCurrent(root)).toBe(false)
  }
})

test('a build that began and did not end is not current', () => {
  const root = builtProject()
  forgetBuild(root)
  expect(isCurrent(root)).toBe(false)
})

test('a record that cannot be read counts as none', () => {
  const root = builtProject()
  write(root, { 'out/built-from.json': '{"inputs":' })
  expect(isCurrent(root)).toBe(false)
})

test('a source that changed during the build makes the next start build again', () => {
  const root = builtProject()
  const before = fingerprintOfInputs(root)
  write(root, { 'core/money.ts': 'export const a = 3' })
  recordBuild(root, before)
  expect(isCurrent(root)).toBe(false)
})
