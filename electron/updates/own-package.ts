import { accessSync, constants } from 'node:fs'
import { dirname, isAbsolute, sep } from 'node:path'

/** How this installation takes the place of an older one. */
export type OwnPackage =
  | { readonly kind: 'appImage'; readonly file: string }
  | { readonly kind: 'nsis' }
  /** `packages`: by those of the system; `place`: its file cannot be replaced. */
  | { readonly kind: 'none'; readonly because: 'packages' | 'place' }

interface RunningProgram {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Partial<Record<string, string>>>
  /** The file that runs. */
  readonly program: string
}

/**
 * An AppImage says by two variables where it lies and where it is mounted. Whatever it starts inherits them, so they
 * count only where the running program is inside: the AppImage of another application would be replaced otherwise.
 */
export const ownPackage = ({ platform, env, program }: RunningProgram): OwnPackage => {
  if (platform === 'win32') {
    return env['PORTABLE_EXECUTABLE_FILE'] === undefined
      ? { kind: 'nsis' }
      : { kind: 'none', because: 'packages' }
  }
  const { APPIMAGE: file = '', APPDIR: mounted = '' } = env
  const isInside = mounted !== '' && program.startsWith(mounted + sep)
  if (platform !== 'linux' || !isAbsolute(file) || !isInside) {
    return { kind: 'none', because: 'packages' }
  }
  return mayReplace(file) ? { kind: 'appImage', file } : { kind: 'none', because: 'place' }
}

const mayReplace = (file: string): boolean => {
  try {
    accessSync(dirname(file), constants.W_OK)
    return true
  } catch {
    return false
  }
}
