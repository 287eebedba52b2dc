import { join } from 'node:path'
import type { ReadName } from '#core/contract/index'
import { freePolicy } from '#core/policy/policy'
import { secondMs } from '#core/time'
import { type CallAnswerer, createAnswering } from '../ipc/answering.ts'
import { pacedTopics } from '../ipc/paced-topics.ts'
import { readsOfTopics } from '../ipc/reads-of-topics.ts'
import { openKeychain } from '../keychain/keychain.ts'
import type { FirstScreen } from '../start/first-screen.ts'
import { writeFirstScreenNote } from '../start/first-screen-note.ts'
import { noteFirstScreen } from '../start/note-first-screen.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { changeHub } from '../store/rows/change-hub.ts'
import { demoCrmProcess } from '../workers/start-demo-crm.ts'
import type { LaunchWorker } from '../workers/worker-process.ts'
import { endsWithin } from './ends-within.ts'
import { type DesktopServices, openServices, type WorkerScripts } from './open-services.ts'
import { openUpdates, type Release } from './open-updates.ts'
import { openWorld, type WindowLife, type World } from './open-world.ts'
import { withinPolicy, withinTrayPolicy } from './within-policy.ts'

interface ApplicationDependencies {
  readonly profile: string
  readonly desktop: DesktopServices
  readonly scripts: WorkerScripts & { readonly demo: string }
  readonly launchWorker: LaunchWorker
  /** The system's proxy for an address. */
  readonly resolveProxy: (url: string) => Promise<string>
  readonly windowLife: WindowLife
  /** False in development and in the demo, which never ask for a new version. */
  readonly mayUpdate: boolean
  /** What a test puts in the place of what is built in. */
  readonly release?: Release
  /** Names the reads whose answers have changed. */
  readonly tellChanged: (reads: ReadName[]) => void
}

/** The longest that an end waits for work of many turns. A single write is not cut off: it blocks this timer too. */
const writingMs = 5 * secondMs

export interface OpenedApplication {
  readonly world: World
  readonly answering: CallAnswerer
  /** Looks for a new version, now and a few times a day. */
  readonly beginUpdates: () => void
  /** Closes the store, notes what the next start shows first, and installs a new version that is ready. */
  readonly end: () => Promise<void>
}

/** Opens everything that is large or slow; the window is on its way by then. */
export const openApplication = async ({
  profile,
  desktop,
  scripts,
  launchWorker,
  resolveProxy,
  windowLife,
  mayUpdate,
  release,
  tellChanged,
}: ApplicationDependencies): Promise<OpenedApplication> => {
  const { log } = desktop
  const policy = desktop.app.policy?.policy ?? freePolicy
  const background = withinTrayPolicy(policy, desktop.background)
  const changes = changeHub((error) => log.defect('a change was not followed', error))
  const page = pacedTopics((topics) => tellChanged(readsOfTopics(topics)))
  changes.follow(page.tell)
  const demo = demoCrmProcess(() =>
    launchWorker({ name: 'Unitdesk demo CRM', script: scripts.demo, args: [] }),
  )
  const { run, fileGrants, isLeaving } = openServices({
    profile,
    demo,
    scripts,
    launchWorker,
    resolveProxy,
    keychain: openKeychain(),
  })
  const { updates, ...updating } = openUpdates(
    { ...desktop, ...run, ...changes, mayUpdate },
    release,
  )
  const world = await openWorld(
    { ...desktop, ...run, ...changes, background, updates },
    { ...windowLife, directory: join(profile, 'store'), program: 'window' },
  )
  world.begin()
  const answering = createAnswering({
    tellHeldBack: page.tellHeldBack,
    handlers: () => withinPolicy(policy, world.handlers()),
    fileGrants,
    newDefectId: run.newDefectId,
    logRefused: ({ call, reason }) => log.event('call refused', { call, reason }),
    logDefect: ({ id, call, error }) => log.defect('defect', error, { id, call }),
  })
  const noteLast = async (): Promise<FirstScreen | null> => {
    try {
      const screen = await noteFirstScreen(answering.read)
      const { readWindowPlace, staysInTray } = world
      return screen && { ...screen, windowPlace: readWindowPlace(), staysInTray: staysInTray() }
    } catch (error) {
      log.defect('nothing noted for the next start', error)
      return null
    }
  }
  const end = async () => {
    const installUpdate = updating.end()
    demo.stop()
    // What is on its way is not waited for: the next start looks up what became of it.
    void world.finish()
    const firstScreen = await noteLast()
    // What is not written down by then stays as it was before.
    if (!(await endsWithin(world.writtenDown(), writingMs))) log.event('not all written down')
    // What is leaving, or was due a moment ago, is for this version to go on with: a new one waits for another end.
    const isBusy = isLeaving() || world.isWorking()
    world.close()
    if (firstScreen !== null) {
      const { version } = desktop.app
      // A start can do without it, also where the disk is full.
      attemptWrite(profile, () => writeFirstScreenNote(profile, { version, firstScreen }))
    }
    if (!isBusy) await installUpdate()
  }
  return { world, answering, end, beginUpdates: updating.begin }
}
