import { packagesOfLibraries } from './library-packages.ts'

/** What the machine shows when looked at. */
export interface MachineView {
  /** What `ldd` printed about the Electron binary; null where no window will be opened. */
  readonly ldd: string | null
  /** What `ldconfig -p` printed. */
  readonly ldconfig: string
  readonly hasCommand: (name: string) => boolean
  readonly hasFont: boolean
}

export interface Purpose {
  /** No display is there: a virtual one and a font are needed. */
  readonly virtualDisplay: boolean
  /** Tests bring up a keychain of their own. */
  readonly keychain: boolean
}

export interface NeededPackages {
  /** One entry a package: its possible names. Without these the next steps fail. */
  readonly must: readonly (readonly string[])[]
  /** What is opened only when it is there; the window works without. */
  readonly should: readonly (readonly string[])[]
  readonly unknownLibraries: readonly string[]
}

const openedWhenWanted = ['libXss.so.1', 'libXtst.so.6', 'libnotify.so.4', 'libsecret-1.so.0']

const displayCommands = { Xvfb: 'xvfb' }
// Only people who start Xvfb through `xvfb-run` themselves need it.
const displayExtras = { xauth: 'xauth' }
const keychainCommands = {
  'dbus-run-session': 'dbus',
  'gnome-keyring-daemon': 'gnome-keyring',
}

export const neededPackages = (view: MachineView, purpose: Purpose): NeededPackages => {
  const ofMissing = (commands: Readonly<Record<string, string>>) =>
    Object.entries(commands)
      .filter(([command]) => !view.hasCommand(command))
      .map(([, name]) => [name])
  const linked = packagesOfLibraries(view.ldd === null ? [] : missingLibraries(view.ldd))
  const opened = packagesOfLibraries(
    view.ldd === null ? [] : openedWhenWanted.filter((library) => !view.ldconfig.includes(library)),
  )
  const font = purpose.virtualDisplay && !view.hasFont ? [['fonts-dejavu-core']] : []
  return {
    must: [
      ...linked.packages,
      ...(purpose.virtualDisplay ? ofMissing(displayCommands) : []),
      ...(purpose.keychain ? ofMissing(keychainCommands) : []),
      ...font,
    ],
    should: [...opened.packages, ...(purpose.virtualDisplay ? ofMissing(displayExtras) : [])],
    unknownLibraries: linked.unknown,
  }
}

const notFound = /^\s*(\S+) => not found$/

/** The libraries that `ldd` could not find, from what it printed. */
const missingLibraries = (lddOutput: string): string[] => [
  ...new Set(lddOutput.split('\n').flatMap((line) => notFound.exec(line)?.[1] ?? [])),
]
