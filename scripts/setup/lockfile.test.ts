import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project.ts'

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const text = readFileSync(inProject('package-lock.json'), 'utf8')
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(text)

/** The folders in which a package at `path` finds what it imports, the nearest first. */
const foldersAbove = (path: string): string[] => {
  const parts = path.split('/node_modules/')
  return [
    ...parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/node_modules/')}/`),
    '',
  ]
}

const isLocked = (path: string, name: string): boolean =>
  foldersAbove(path).some((folder) => packages[`${folder.replace(/^\//, '')}node_modules/${name}`])

test('the lockfile names every package that another one asks for, for any machine: npm ci needs it', () => {
  const lost = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path || 'package.json'} asks for ${name}`),
  )
  expect(lost).toEqual([])
})

test('the lockfile names no host: packages come from the registry of whoever installs', () => {
  expect(text).not.toContain('"resolved"')
})
