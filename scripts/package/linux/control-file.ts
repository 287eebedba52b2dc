import type { PackageOrder } from './read-fpm-arguments.ts'

/** What dpkg reads of a package (deb-control(5)). */
export const controlFile = (order: PackageOrder, installedBytes: number): string => {
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
