import { readFileSync } from 'node:fs'
import type { PackageOrder } from './read-fpm-arguments.ts'

/** What rpmbuild reads of a package (rpm-spec(5)); `root` is the folder in which all of it lies. */
export const specFile = (order: PackageOrder, root: string): string =>
  [
    `Name: ${order.name}`,
    `Version: ${order.version}`,
    'Release: 1',
    `Summary: ${order.summary}`,
    `License: ${order.license}`,
    `URL: ${order.url}`,
    `Packager: ${order.maintainer}`,
    // What the libraries inside ask of each other is inside as well.
    'AutoReqProv: no',
    ...order.depends.map((name) => `Requires: ${name}`),
    '',
    '%description',
    escaped(order.description),
    '',
    '%install',
    `cp --archive ${root}/. %{buildroot}`,
    '',
    '%post',
    scriptOf(order.afterInstall),
    '',
    '%postun',
    // The old version is removed after the newer one was put in place: what both have is the newer one's by then.
    'if [ "$1" -ne 0 ]; then exit 0; fi',
    scriptOf(order.afterRemove),
    '',
    '%files',
    '%defattr(-,root,root,-)',
    ...order.contents.map(({ to }) => `"${to}"`),
    '',
  ].join('\n')

const scriptOf = (file: string): string =>
  escaped(readFileSync(file, 'utf8').replace(/^#!.*\n/, '')).trim()

/** What rpm would take for a macro. */
const escaped = (text: string): string => text.replaceAll('%', '%%')
