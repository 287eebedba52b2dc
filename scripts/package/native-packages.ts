import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../setup/project.ts'

/** A package that the bundles load from beside them, and what of it is needed. */
export interface PackedPackage {
  readonly name: string
  readonly folder: string
  /** Files and folders below it. */
  readonly parts: readonly string[]
}

export interface PackedRuntime {
  /** The unpacked Electron. */
  readonly folder: string
  readonly version: string
  readonly kind: 'pinned' | 'development'
}

const always = [
  'package.json',
  'LICENSE',
  'LICENSE.md',
  'LICENSE.third-party.md',
  'THIRD-PARTY-NOTICES.md',
]

const installed = (name: string, ...parts: string[]): PackedPackage => ({
  name,
  folder: inProject('node_modules', ...name.split('/')),
  parts: [...always, ...parts],
})

/** The keychain's library has a package for each system; the one of this system is installed. */
const keyring = (): PackedPackage[] => {
  const systems = [
    `linux-${process.arch}-gnu`,
    `linux-${process.arch}-musl`,
    `win32-${process.arch}-msvc`,
    `darwin-${process.arch}`,
  ]
  const found = systems
    .filter((system) => system.startsWith(process.platform))
    .filter((system) => existsSync(inProject('node_modules', '@napi-rs', `keyring-${system}`)))
  return found.map((system) => installed(`@napi-rs/keyring-${system}`, `keyring.${system}.node`))
}

/** The development runtime loads the copy that was compiled for it; the pinned Electron takes its prebuild. */
const sqlite = ({
  folder: electronFolder,
  kind,
}: Pick<PackedRuntime, 'folder' | 'kind'>): PackedPackage[] => {
  if (kind === 'pinned') {
    const prebuild = `prebuilds/${process.platform}-${process.arch}.node`
    return [installed('better-sqlite3', 'lib', prebuild)]
  }
  const folder = join(electronFolder, 'resources', 'app', 'node_modules')
  return [
    ['better-sqlite3', 'lib', 'build/Release/better_sqlite3.node'] as const,
    ['bindings', 'bindings.js'] as const,
    ['file-uri-to-path', 'index.js'] as const,
  ].map(([name, ...parts]) => ({ name, folder: join(folder, name), parts: [...always, ...parts] }))
}

export const packedPackages = (
  runtime: Pick<PackedRuntime, 'folder' | 'kind'>,
): PackedPackage[] => [
  ...sqlite(runtime),
  installed('@napi-rs/keyring', 'index.js'),
  ...keyring(),
  installed('wasm-vips', 'lib/vips-node.js', 'lib/vips.wasm'),
  installed(
    'libheif-js',
    'wasm-bundle.js',
    'libheif-wasm/libheif-bundle.js',
    'libheif-wasm/LICENSE',
  ),
]
