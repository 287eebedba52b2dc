/**
 * The Debian and Ubuntu packages of the libraries that Electron links to, and of those that it opens when it
 * wants them. Where there are two names the first is the one since the 64-bit time transition (Debian 13,
 * Ubuntu 24.04).
 */
const packagesByLibrary: Readonly<Record<string, readonly string[]>> = {
  'libasound.so.2': ['libasound2t64', 'libasound2'],
  'libatk-1.0.so.0': ['libatk1.0-0t64', 'libatk1.0-0'],
  'libatk-bridge-2.0.so.0': ['libatk-bridge2.0-0t64', 'libatk-bridge2.0-0'],
  'libatspi.so.0': ['libatspi2.0-0t64', 'libatspi2.0-0'],
  'libcairo.so.2': ['libcairo2'],
  'libcups.so.2': ['libcups2t64', 'libcups2'],
  'libdbus-1.so.3': ['libdbus-1-3'],
  'libdrm.so.2': ['libdrm2'],
  'libexpat.so.1': ['libexpat1'],
  'libgbm.so.1': ['libgbm1'],
  'libgdk-3.so.0': ['libgtk-3-0t64', 'libgtk-3-0'],
  'libgio-2.0.so.0': ['libglib2.0-0t64', 'libglib2.0-0'],
  'libglib-2.0.so.0': ['libglib2.0-0t64', 'libglib2.0-0'],
  'libgobject-2.0.so.0': ['libglib2.0-0t64', 'libglib2.0-0'],
  'libgtk-3.so.0': ['libgtk-3-0t64', 'libgtk-3-0'],
  'libnotify.so.4': ['libnotify4'],
  'libnspr4.so': ['libnspr4'],
  'libnss3.so': ['libnss3'],
  'libnssutil3.so': ['libnss3'],
  'libpango-1.0.so.0': ['libpango-1.0-0'],
  'libsecret-1.so.0': ['libsecret-1-0'],
  'libsmime3.so': ['libnss3'],
  'libudev.so.1': ['libudev1'],
  'libX11.so.6': ['libx11-6'],
  'libXcomposite.so.1': ['libxcomposite1'],
  'libXdamage.so.1': ['libxdamage1'],
  'libXext.so.6': ['libxext6'],
  'libXfixes.so.3': ['libxfixes3'],
  'libXrandr.so.2': ['libxrandr2'],
  'libXss.so.1': ['libxss1'],
  'libXtst.so.6': ['libxtst6'],
  'libxcb.so.1': ['libxcb1'],
  'libxkbcommon.so.0': ['libxkbcommon0'],
}

/** All of them: what a package of Electron asks for. */
export const librariesOfElectron: readonly string[] = Object.keys(packagesByLibrary)

export interface LibraryPackages {
  /** One package a library: its possible names, the newest first. */
  readonly packages: readonly (readonly string[])[]
  /** Libraries whose package is not known here. */
  readonly unknown: readonly string[]
}

export const packagesOfLibraries = (libraries: readonly string[]): LibraryPackages => {
  const known = libraries.flatMap((library) => {
    const names = packagesByLibrary[library]
    return names === undefined ? [] : [names]
  })
  return {
    packages: [...new Set(known)].filter(
      (names, index, all) => all.findIndex((other) => other[0] === names[0]) === index,
    ),
    unknown: libraries.filter((library) => packagesByLibrary[library] === undefined),
  }
}
