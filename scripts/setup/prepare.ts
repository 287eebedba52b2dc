import { buildApplication } from './build/build-application.ts'
import { type Display, hasDisplay, openDisplay } from './display/open-display.ts'
import { makeElectronAvailable } from './electron/make-electron-available.ts'
import { installSystemPackages } from './system-packages/install-system-packages.ts'

export interface Runtime {
  /** The path of the Electron binary. */
  readonly electron: string
  readonly display: Display
}

interface Needs {
  /** Whether a keychain of its own is started, which is never that of the person. */
  readonly keychain: boolean
  /** How many windows are to have a display of their own. */
  readonly displays?: number
}

/** All that a window needs but the build: Electron, its system packages, a display. */
export const prepareRuntime = async ({ keychain, displays }: Needs): Promise<Runtime> => {
  const electron = await makeElectronAvailable()
  const virtualDisplay = !hasDisplay(process.platform, process.env)
  installSystemPackages({ electron, virtualDisplay, keychain })
  return { electron, display: await openDisplay(displays) }
}

/** Prepares the runtime and a current build for as long as the work with them takes. */
export const withApplication = async <T>(
  needs: Needs,
  work: (runtime: Runtime) => Promise<T>,
): Promise<T> => {
  const runtime = await prepareRuntime(needs)
  try {
    await buildApplication()
    return await work(runtime)
  } finally {
    await runtime.display.stop()
  }
}
