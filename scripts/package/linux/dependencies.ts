import {
  librariesOfElectron,
  packagesOfLibraries,
} from '../../setup/system-packages/library-packages.ts'

// electron-builder names fewer: a system without sound and graphics would get a program that cannot start.

/** What a Debian package asks for. A package with two names is asked for by either. */
export const debDependencies: readonly string[] = [
  ...packagesOfLibraries(librariesOfElectron).packages.map((names) => names.join(' | ')),
  // The library of the store links to it.
  'libstdc++6',
  'xdg-utils',
]

/** What an rpm asks for: the libraries themselves, since the systems with rpm name their packages differently. */
export const rpmDependencies: readonly string[] = [
  ...[...librariesOfElectron, 'libstdc++.so.6'].map((library) => `${library}()(64bit)`),
  'xdg-utils',
]
