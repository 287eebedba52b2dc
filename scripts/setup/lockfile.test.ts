import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project.ts'

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

type Packages = Readonly<Record<string, LockedPackage>>

const lockfiles = [
  'package-lock.json',
  'scripts/package/tools/package-lock.json',
  'scripts/wine/tools/package-lock.json',
]
const textOf = (lockfile: string): string => readFileSync(inProject(lockfile), 'utf8')

/** The folders in which a package at `path` finds what it imports, the nearest first. */
const foldersAbove = (path: string): string[] => {
  const parts = path.split('/node_modules/')
  return [
    ...parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/node_modules/')}/`),
    '',
  ]
}

const isLocked = (packages: Packages, path: string, name: string): boolean =>
  foldersAbove(path).some((folder) => packages[`${folder.replace(/^\//, '')}node_modules/${name}`])

test.each(lockfiles)(
  '%s names every package that another one asks for, for any machine: npm ci needs it',
  (lockfile) => {
    const { packages }: { packages: Packages } = JSON.parse(textOf(lockfile))
    const lost = Object.entries(packages).flatMap(
      ([path, { dependencies, optionalDependencies }]) =>
        Object.keys({ ...dependencies, ...optionalDependencies })
          .filter((name) => !isLocked(packages, path, name))
          .map((name) => `${path || 'package.json'} asks for ${name}`),
    )
    expect(lost).toEqual([])
  },
)

test.each(lockfiles)(
  '%s names no host: packages come from the registry of whoever installs',
  (lockfile) => {
    expect(textOf(lockfile)).not.toContain('"resolved"')
  },
)
