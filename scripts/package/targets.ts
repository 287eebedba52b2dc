export const targets = ['dir', 'deb', 'AppImage', 'rpm', 'nsis', 'portable', 'dmg', 'zip'] as const
export type Target = (typeof targets)[number]

export interface PackagingMachine {
  readonly platform: NodeJS.Platform
  readonly hasCommand: (name: string) => boolean
  /** Whether the packager can fetch the programs that it brings from there. */
  readonly reachesGitHub: boolean
  /** What is missing in the folder of tools for AppImages that a person has named; null where none is named. */
  readonly missingAppImageTools: readonly string[] | null
}

/** What electron-builder looks for in APPIMAGE_TOOLS_PATH. */
export const appImageToolsOf = (arch: string): readonly string[] => [
  'mksquashfs',
  'desktop-file-validate',
  `runtimes/runtime-${arch}`,
  `lib/${arch}`,
]

export interface PlannedTarget {
  readonly target: Target
  /** Why it cannot be made here, to stand after "because"; null where it can. */
  readonly obstacle: string | null
}

type Look = (machine: PackagingMachine) => string | null

const onlyOn =
  (platform: NodeJS.Platform, name: string, look: Look = () => null): Look =>
  (machine) =>
    machine.platform === platform ? look(machine) : `that takes ${name} with its own Electron`

const needsGitHub: Look = ({ reachesGitHub }) =>
  reachesGitHub ? null : 'the packager’s programs for it cannot be fetched from github.com'

const obstacles: Readonly<Record<Target, Look>> = {
  dir: () => null,
  deb: onlyOn('linux', 'Linux', ({ hasCommand }) =>
    hasCommand('dpkg-deb') ? null : 'there is no dpkg-deb (Debian package dpkg)',
  ),
  AppImage: onlyOn('linux', 'Linux', ({ reachesGitHub, missingAppImageTools: missing }) => {
    if (missing !== null) {
      return missing.length === 0 ? null : `APPIMAGE_TOOLS_PATH has no ${missing.join(', no ')}`
    }
    return reachesGitHub
      ? null
      : 'the runtime of AppImages cannot be fetched from github.com; a folder with it may be named in APPIMAGE_TOOLS_PATH'
  }),
  rpm: onlyOn('linux', 'Linux', ({ hasCommand }) =>
    hasCommand('rpmbuild') ? null : 'there is no rpmbuild (Debian package rpm)',
  ),
  nsis: onlyOn('win32', 'Windows', needsGitHub),
  portable: onlyOn('win32', 'Windows', needsGitHub),
  dmg: onlyOn('darwin', 'macOS', needsGitHub),
  zip: onlyOn('darwin', 'macOS'),
}

/** Each kind of package, and what keeps this machine from making it. */
export const planTargets = (machine: PackagingMachine): PlannedTarget[] =>
  targets.map((target) => ({ target, obstacle: obstacles[target](machine) }))
