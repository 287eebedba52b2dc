import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evenTimes, fillRoot } from './package-root.ts'
import type { PackageOrder } from './read-fpm-arguments.ts'

/** Makes a Debian package in which everything is of one moment, in seconds since 1970. */
export const writeDeb = (order: PackageOrder, moment: number): void => {
  const root = mkdtempSync(join(tmpdir(), 'unitdesk-deb-'))
  try {
    const files = fillRoot(root, order.contents)
    writeControl(root, order, files)
    evenTimes(root, moment)
    pack(root, order, moment)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const writeControl = (root: string, order: PackageOrder, files: readonly string[]): void => {
  const folder = join(root, 'DEBIAN')
  mkdirSync(folder)
  const bytes = files.reduce((sum, name) => sum + statSync(join(root, name)).size, 0)
  const sums = files.map((name) => `${md5(join(root, name))}  ${name}\n`).join('')
  writeFileSync(join(folder, 'control'), controlFile(order, bytes), { mode: 0o644 })
  writeFileSync(join(folder, 'md5sums'), sums, { mode: 0o644 })
  for (const [name, from] of [
    ['postinst', order.afterInstall],
    ['postrm', order.afterRemove],
    ['prerm', order.beforeRemove],
  ] as const) {
    if (from === undefined) continue
    writeFileSync(join(folder, name), readFileSync(from))
    chmodSync(join(folder, name), 0o755)
  }
  chmodSync(folder, 0o755)
}

const md5 = (file: string): string => createHash('md5').update(readFileSync(file)).digest('hex')

/** What fpm and dpkg-deb call the same. */
const compressions: Readonly<Record<string, string>> = { xz: 'xz', gz: 'gzip' }

const pack = (root: string, { compression, file }: PackageOrder, moment: number): void => {
  // With several threads the bytes would depend on how many there are.
  const { status } = spawnSync(
    'dpkg-deb',
    [
      '--root-owner-group',
      '--threads-max=1',
      `-Z${compressions[compression] ?? compression}`,
      '--build',
      root,
      file,
    ],
    {
      env: { ...process.env, SOURCE_DATE_EPOCH: String(moment) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new Error(`dpkg-deb ended with ${status}`)
}

/** What dpkg reads of a package (deb-control(5)). */
const controlFile = (order: PackageOrder, installedBytes: number): string => {
  const [synopsis = '', ...more] = order.description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [
    `Package: ${order.name}`,
    `Version: ${order.version}`,
    `Architecture: ${order.architecture}`,
    `Maintainer: ${order.maintainer}`,
    `Installed-Size: ${Math.ceil(installedBytes / 1024)}`,
    ...list('Depends', order.depends),
    ...list('Recommends', order.recommends),
    `Section: ${order.category}`,
    'Priority: optional',
    `Homepage: ${order.url}`,
    `Description: ${synopsis}`,
    ...more.map((line) => ` ${line}`),
    '',
  ].join('\n')
}

const list = (name: string, packages: readonly string[]): string[] =>
  packages.length === 0 ? [] : [`${name}: ${packages.join(', ')}`]
