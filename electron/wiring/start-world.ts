import { randomBytes, randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { notFound, success } from '#core/contract/failure'
import type { ReadName } from '#core/contract/index'
import { maxFilesPerDrop } from '#core/contract/media'
import { minuteMs } from '#core/time'
import { createLimits } from '../crm/guards/limits.ts'
import { transportOnDemand } from '../crm/transport/transport-on-demand.ts'
import { trustedRoots } from '../crm/transport/trusted-roots.ts'
import { keptAuthority, readAuthorities } from '../files/kept-authority.ts'
import { type Answering, createAnswering } from '../ipc/answering.ts'
import { createFileGrants } from '../ipc/file-grants.ts'
import { pacedTopics } from '../ipc/paced-topics.ts'
import { readsOfTopics } from '../ipc/reads-of-topics.ts'
import { openKeychain } from '../keychain/keychain.ts'
import { createPasswordVault } from '../keychain/password-vault.ts'
import { createSealKeys } from '../keychain/seal-keys.ts'
import { createSiteHeaderVault } from '../keychain/site-header-vault.ts'
import type { FirstScreen } from '../start/first-screen.ts'
import { writeFirstScreenNote } from '../start/first-screen-note.ts'
import { noteFirstScreen } from '../start/note-first-screen.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { launchReports } from '../workers/launch-reports.ts'
import { demoCrmProcess } from '../workers/start-demo-crm.ts'
import { filesThreads } from '../workers/start-files.ts'
import { leadsThreads } from '../workers/start-leads.ts'
import { reportsProcess } from '../workers/start-reports.ts'
import { statementsThreads } from '../workers/start-statements.ts'
import { tablesThreads } from '../workers/start-tables.ts'
import { type Changes, changeHub } from './change-hub.ts'
import { openWorld, type World, type WorldDependencies } from './open-world.ts'
import { readFirstSheet } from './read-first-sheet.ts'
import { renewableTransport } from './renewable-transport.ts'

export type WorldSurroundings = Omit<
  WorldDependencies,
  | keyof Changes
  | 'newId'
  | 'newDefectId'
  | 'author'
  | 'transport'
  | 'limits'
  | 'authority'
  | 'vault'
  | 'siteHeaders'
  | 'sealKeys'
  | 'grantedPath'
  | 'grantPath'
  | 'exportsFolder'
  | 'demo'
  | 'tables'
  | 'statements'
  | 'files'
  | 'leadsThreads'
  | 'reports'
  | 'mediaFolder'
  | 'readWorkbook'
> & {
  /** Names the reads whose answers have changed. */
  readonly tellChanged: (reads: ReadName[]) => void
  /** The script that the demo's process runs. */
  readonly demoEntry: string
  /** The script that reads and writes tables in a thread. */
  readonly tablesEntry: string
  /** The script that reads statements of banks in a thread. */
  readonly statementsEntry: string
  /** The script that reads and compares leads in a thread. */
  readonly leadsEntry: string
  /** The script that reads files in a thread. */
  readonly filesEntry: string
  /** The script that the process of the reports runs. */
  readonly reportsEntry: string
  /** The system's proxy for an address. */
  readonly resolveProxy: (url: string) => Promise<string>
}

export interface StartedWorld {
  readonly world: World
  readonly answering: Answering
  /** Closes the store and notes what the next start shows first. */
  readonly end: () => Promise<void>
}

/** A user that the system has no entry for stays without a name. */
const readAuthor = (): string => {
  try {
    return userInfo().username
  } catch {
    return ''
  }
}

/** For the largest workbook that is read; a process that needs more ends. */
const reportsMemory = { heapMb: 1_536, residentMb: 2_500 }

const newDefectId = (): string => randomBytes(4).toString('hex')

/** All that is large or slow to begin with; the window is on its way by then. */
export const startWorld = async ({
  tellChanged,
  resolveProxy,
  demoEntry,
  tablesEntry,
  statementsEntry,
  filesEntry,
  leadsEntry,
  reportsEntry,
  ...surroundings
}: WorldSurroundings): Promise<StartedWorld> => {
  const { log } = surroundings
  const fileGrants = createFileGrants(() => randomBytes(16).toString('hex'))
  const keychain = openKeychain()
  const demo = demoCrmProcess(demoEntry)
  const tables = tablesThreads(tablesEntry)
  const profile = dirname(surroundings.directory)
  const mediaFolder = join(profile, 'media')
  const authorityFile = join(profile, 'trusted-authority.pem')
  const roots = () => [...trustedRoots(), ...readAuthorities(authorityFile).map(({ pem }) => pem)]
  const { transport, renew } = renewableTransport(() => transportOnDemand({ resolveProxy, roots }))
  const changes = changeHub()
  const page = pacedTopics((topics) => tellChanged(readsOfTopics(topics)))
  changes.follow(page.tell)
  const world = await openWorld({
    ...surroundings,
    ...changes,
    demo,
    tables,
    statements: statementsThreads(statementsEntry),
    leadsThreads: leadsThreads(leadsEntry),
    mediaFolder,
    reports: reportsProcess({
      launch: launchReports({ script: reportsEntry, ...reportsMemory }),
      idleMs: minuteMs,
      longestMs: 2 * minuteMs,
    }),
    files: filesThreads({
      entry: filesEntry,
      stagedFolder: join(mediaFolder, 'staged'),
      maxFiles: maxFilesPerDrop,
    }),
    readWorkbook: readFirstSheet(tables),
    newId: () => randomUUID(),
    author: readAuthor(),
    newDefectId,
    transport,
    limits: createLimits(),
    authority: keptAuthority(authorityFile, renew),
    vault: createPasswordVault(keychain),
    siteHeaders: createSiteHeaderVault(keychain),
    sealKeys: createSealKeys(keychain),
    grantedPath: fileGrants.pathOf,
    grantPath: (path) => {
      const granted = fileGrants.grant([path])
      const [token] = granted.ok ? granted.value : []
      return token === undefined ? notFound('afterFix') : success(token)
    },
    exportsFolder: join(profile, 'exports'),
  })
  const answering = createAnswering({
    tellHeldBack: page.tellHeldBack,
    handlers: world.handlers,
    fileGrants,
    newDefectId,
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
    demo.stop()
    const firstScreen = await noteLast()
    world.close()
    if (firstScreen === null) return
    const { version } = surroundings.app
    // A start can do without it, also where the disk is full.
    attemptWrite(profile, () => writeFirstScreenNote(profile, { version, firstScreen }))
  }
  return { world, answering, end }
}
