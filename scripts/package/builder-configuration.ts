import { inProject } from '../setup/project.ts'
import { debDependencies, rpmDependencies } from './linux/dependencies.ts'
import type { PackedRuntime } from './native-packages.ts'
import { metainfoName, product } from './product.ts'
import type { Stage } from './stage-application.ts'

interface Packaging {
  readonly stage: Stage
  readonly runtime: PackedRuntime
  readonly output: string
}

/** What closes a packaged Electron to whoever can start it. */
const fuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
}

/** A word that electron-builder replaces. */
const known = (word: string): string => `$\{${word}}`
const fileName = ['name', 'version', 'arch'].map(known).join('-')

/** The configuration of electron-builder. */
export const builderConfiguration = ({ stage, runtime, output }: Packaging) => ({
  appId: product.appId,
  electronVersion: runtime.version,
  electronDist: stage.electron,
  electronLanguages: ['en-US', 'en-GB', 'cs'],
  directories: { output },
  // A package of the development runtime is for trying the packaging; its name keeps it from being given away.
  artifactName: `${runtime.kind === 'pinned' ? fileName : `${fileName}-trial`}.${known('ext')}`,
  npmRebuild: false,
  nodeGypRebuild: false,
  asar: true,
  asarUnpack: ['**/*.node'],
  files: ['package.json', 'out/**/*', 'node_modules/**/*'],
  electronFuses: fuses,
  protocols: [{ name: 'Unitdesk', schemes: ['unitdesk'] }],
  publish: null,
  linux: {
    executableName: product.executable,
    icon: stage.icons,
    category: 'Office',
    synopsis: product.synopsis,
    maintainer: `${product.maintainer.name} <${product.maintainer.email}>`,
    desktop: {
      entry: {
        StartupWMClass: product.executable,
        Keywords: 'prices;units;leads;payments;CRM;',
        'Comment[cs]': 'Ceny, média, leady, exporty a platby z realitního CRM',
      },
    },
  },
  deb: {
    packageCategory: 'misc',
    // To try a package is quicker so.
    compression: runtime.kind === 'pinned' ? 'xz' : 'gz',
    depends: debDependencies,
    recommends: ['gnome-keyring | libkf5wallet-bin | keepassxc'],
    fpm: [`${stage.metainfo}=/usr/share/metainfo/${metainfoName}`],
  },
  rpm: {
    depends: rpmDependencies,
    compression: runtime.kind === 'pinned' ? 'xz' : 'gzip',
    fpm: [`${stage.metainfo}=/usr/share/metainfo/${metainfoName}`],
  },
  // The older one would start every AppImage without the sandbox; this one asks whether there can be one.
  toolsets: { appimage: '1.0.3' },
  win: { icon: inProject('resources', 'icons', 'unitdesk.ico') },
  nsis: { oneClick: false, perMachine: false, installerLanguages: ['en_US', 'cs_CZ'] },
  mac: {
    icon: inProject('resources', 'icons', 'unitdesk.icns'),
    category: 'public.app-category.business',
  },
})
