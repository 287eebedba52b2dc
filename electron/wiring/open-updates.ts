import { join } from 'node:path'
import { freePolicy } from '#core/policy/policy'
import { hourMs } from '#core/time'
import { feedFolder, releaseKeys } from '#core/updates/release'
import type { UpdateWays, WhyNotHere } from '../features/updates/dependencies.ts'
import { runUpdates, type Updates } from '../features/updates/run-updates.ts'
import type { Changes } from '../store/rows/change-hub.ts'
import { ownPackage } from '../updates/own-package.ts'
import { packageUpdater } from '../updates/package-updater.ts'
import { feedReader } from '../updates/read-feed.ts'
import { updateMemory } from '../updates/update-memory.ts'
import { troubleOf } from '../updates/update-refused.ts'
import type { DesktopServices, RunServices } from './open-services.ts'

const askEveryMs = 6 * hourMs

const builtIn: Release = { folder: feedFolder, keys: releaseKeys }

interface UpdateServices
  extends Pick<DesktopServices, 'app' | 'clock' | 'log'>,
    Pick<RunServices, 'transport' | 'profile'>,
    Pick<Changes, 'announce'> {
  /** False in development and in the demo, which never ask. */
  readonly mayUpdate: boolean
}

/** Where packages come from and who signs them: what is built in, but for a test. */
export interface Release {
  readonly folder: string
  readonly keys: readonly string[]
}

interface OpenedUpdates {
  readonly updates: Updates
  /** Asks now and a few times a day, until the end. */
  readonly begin: () => void
  /** Looks no further. Answers with what the application does last of all. */
  readonly end: () => () => Promise<void>
}

export const openUpdates = (
  services: UpdateServices,
  release: Release = builtIn,
): OpenedUpdates => {
  const { app, clock, log, announce, profile } = services
  const policy = app.policy?.policy ?? freePolicy
  const updates = runUpdates({
    ways: waysOf(services, release),
    channelOfCompany: policy.updates === 'free' || policy.updates === 'off' ? null : policy.updates,
    version: app.version,
    memory: updateMemory(join(profile, 'updates.json')),
    clock,
    announce,
    log,
    troubleOf,
  })
  let timer: NodeJS.Timeout | null = null
  return {
    updates,
    begin: () => {
      void updates.ask()
      timer ??= setInterval(() => void updates.ask(), askEveryMs)
    },
    end: () => {
      if (timer !== null) clearInterval(timer)
      updates.stop()
      return updates.install
    },
  }
}

const waysOf = (
  { app, mayUpdate, transport, profile }: UpdateServices,
  { folder, keys }: Release,
): UpdateWays | WhyNotHere => {
  if (app.policy?.policy.updates === 'off') return 'company'
  if (!mayUpdate || keys.length === 0) return 'build'
  const { platform, env, execPath, arch } = process
  const own = ownPackage({ platform, env, program: execPath })
  if (own.kind === 'none') return own.because
  return {
    system: `${platform}-${arch}`,
    readFeed: feedReader({ transport, folder, keys }),
    download: packageUpdater({
      own,
      transport,
      feedFolder: folder,
      folder: join(profile, 'updates'),
      version: app.version,
    }),
  }
}
