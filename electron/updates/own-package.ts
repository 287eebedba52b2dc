import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { ownAppImage } from '../system/own-program.ts'

/** How this installation takes the place of an older one. */
export type OwnPackage =
  | { readonly kind: 'appImage'; readonly file: string }
  | { readonly kind: 'nsis' }
  /** `packages`: by those of the system; `place`: its file cannot be replaced. */
  | { readonly kind: 'none'; readonly because: 'packages' | 'place' }

interface RunningProgram {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  /** The file that runs. */
  readonly program: string
}

export const ownPackage = ({ platform, env, program }: RunningProgram): OwnPackage => {
  if (platform === 'win32') {
    return env['PORTABLE_EXECUTABLE_FILE'] === undefined
      ? { kind: 'nsis' }
      : { kind: 'none', because: 'packages' }
  }
  const file = platform === 'linux' ? ownAppImage({ env, execPath: program }) : null
  if (file === null) return { kind: 'none', because: 'packages' }
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
