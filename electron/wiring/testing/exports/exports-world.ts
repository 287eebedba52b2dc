import { dirname, join } from 'node:path'
import { toSecret } from '#core/accounts/secret'
import { failed, notFound, success } from '#core/contract/failure'
import type { Subject } from '#core/contract/subject'
import type { Trouble } from '#core/exports/alarms/trouble'
import { fileTokenSchema } from '#core/ids'
import type { BootClock, Clock } from '#core/time'
import { createCaller } from '../../../crm/calls/caller.ts'
import { nobodyElse } from '../../../crm/guards/export-claims.ts'
import { createLimits } from '../../../crm/guards/limits.ts'
import { certificate } from '../../../crm/testing/certificates.ts'
import { createTransport } from '../../../crm/transport/transport.ts'
import { putSftp, readHostKey } from '../../../delivery/put-sftp.ts'
import { mailSender } from '../../../delivery/send-mail.ts'
import { noTeamReports } from '../../../features/exports/reports/tell-team.ts'
import { noColleagues } from '../../../features/exports/runs/colleagues-run.ts'
import { runJobs } from '../../../features/jobs/run-jobs.ts'
import { callHandlers } from '../../../ipc/testing/call-handlers.ts'
import { createDeliveryVault } from '../../../keychain/delivery-vault.ts'
import type { Keychain } from '../../../keychain/keychain.ts'
import { createPasswordVault } from '../../../keychain/password-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { silentLog } from '../../../store/testing/store-folder.ts'
import type { Background } from '../../../window/autostart/background.ts'
import type { OutsideFiles } from '../../../window/outside/outside-files.ts'
import type { TrayContents } from '../../../window/tray/tray-contents.ts'
import type { Reports } from '../../../workers/start-reports.ts'
import { openExports } from '../../open-exports.ts'
import { accountsStore } from '../../stores/accounts-store.ts'
import { guardMemory } from '../../stores/guard-memory.ts'
import { bootOf } from '../boot-of.ts'
import { insertFirstWorkspace } from '../first-workspace.ts'
import { followedChanges } from '../followed-changes.ts'

interface WorldInput {
  readonly baseUrl: string
  readonly clock: Clock
  /** That of a computer whose clock on the wall nobody sets, unless there is another. */
  readonly boot?: BootClock
  /** Sets one start of the application apart from the next. */
  readonly run: string
  readonly reports: Reports
  /** The folder that a person picks for the latest file. */
  readonly pickedFolder?: string
  /** Where a person saves what they are asked about. */
  readonly pickedFile?: string
  /** Where secrets stay from one start to the next. */
  readonly keychain?: Keychain
  /** `opened`: it does nothing by itself until it is begun. */
  readonly life?: 'begun' | 'opened'
}

const unread = failed({ kind: 'cancelled', again: 'now' } as const)

const background: Background = {
  canStartWithSystem: false,
  canStayInTray: true,
  startsWithSystem: () => false,
  setStartsWithSystem: () => success(null),
}

const outsideFiles: OutsideFiles = {
  open: () => Promise.resolve(true),
  show: () => undefined,
  drag: () => Promise.resolve(),
}

const nothingLeft = { undecided: new Set<never>(), dropped: new Set<never>() }

const numbered = (run: string) => {
  let ids = 0
  return () => `${run}-${++ids}`
}

const printerInABox = () => {
  const printed: string[] = []
  const printFaults: Error[] = []
  return {
    printed,
    printFaults,
    printPage: (page: string) => {
      const fault = printFaults.shift()
      if (fault) return Promise.reject(fault)
      printed.push(page)
      return Promise.resolve(new TextEncoder().encode(`%PDF- of page ${printed.length}`))
    },
  }
}

/** Reports as the application wires them: a real store with the memory of the guards, real HTTP to a sandbox. */
export const exportsWorld = (store: OpenStore, given: WorldInput) => {
  const { baseUrl, clock, run, reports, pickedFolder = null, pickedFile = null } = given
  insertFirstWorkspace(store, { baseUrl, accounts: { exports: ['exports'] } })
  const { changes, announced: topics } = followedChanges(store)
  const waiting = new Set<() => void>()
  const tell = () => {
    for (const goOn of waiting) goOn()
    waiting.clear()
  }
  changes.follow(tell)
  const notices: string[] = []
  const told: { readonly text: string; readonly subject: Subject }[] = []
  const leadTroubles: Trouble[] = []
  const network = { isOnline: true, isContactAllowed: true }
  const contacted: string[] = []
  const trays: (TrayContents | null)[] = []
  const printer = printerInABox()
  const newId = numbered(run)
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  const around = { clock, announce: changes.announce, log: silentLog, backUpStore: () => undefined }
  const caller = createCaller({
    transport,
    limits: createLimits(),
    clock,
    sleep: () => Promise.resolve(),
    readPassword: () => Promise.resolve(success(toSecret('right'))),
    memory: guardMemory(store, { ...around, boot: bootOf(clock) }),
    claims: nobodyElse,
    recordCall: () => undefined,
  })
  const jobs = runJobs({ ...around, newId, tell, newDefectId: String })
  let isBegun = false
  const opened = openExports(
    store,
    {
      ...around,
      boot: given.boot ?? bootOf(clock),
      newId,
      newDefectId: () => 'defect',
      reports,
      transport,
      sendMail: mailSender(() => [certificate]),
      putSftp,
      readHostKey,
      deliverySecrets: createDeliveryVault(given.keychain ?? keychainInABox().keychain),
      contactedOrigins: {
        allow: (origin) => {
          contacted.push(origin)
          return Promise.resolve(network.isContactAllowed)
        },
      },
      askFirstContact: () => Promise.resolve(false),
      exportsFolder: join(dirname(store.path), 'exports'),
      isOnline: () => network.isOnline,
      mayBegin: () => isBegun,
      notify: (text, subject) => {
        told.push({ text, subject })
        // How a day went is told beside what happens.
        if (subject.kind !== 'reports') notices.push(text)
      },
      showTray: (contents) => trays.push(contents),
      background,
      pickFolder: () => Promise.resolve(pickedFolder),
      grantPath: () => success(fileTokenSchema.parse('picked')),
      grantedPath: () => (pickedFolder === null ? notFound('never') : success(pickedFolder)),
      pickSaveFile: () => Promise.resolve(pickedFile),
      printPage: printer.printPage,
      outsideFiles,
      app: { policy: null, systemLocale: () => 'en' },
    },
    {
      jobs,
      caller,
      isSendingFiles: () => false,
      colleagues: noColleagues,
      teamReports: noTeamReports,
      leadTroubles: () => ({ ...nothingLeft, troubles: leadTroubles }),
      accounts: {
        store: accountsStore(store, around),
        vault: createPasswordVault(keychainInABox().keychain),
        demo: { start: () => Promise.resolve(unread), address: () => null },
      },
    },
  )
  const begin = () => {
    isBegun = true
    opened.start()
  }
  if (given.life !== 'opened') begin()
  return {
    store,
    caller,
    jobs,
    /** From here on it works by itself. */
    begin,
    notices,
    told,
    network,
    /** What the leads say fails. */
    leadTroubles,
    contacted,
    printed: printer.printed,
    /** Each keeps one page from being drawn. */
    printFaults: printer.printFaults,
    trays,
    topics,
    look: opened.look,
    /** Resolves when nothing that people are told is on its way. */
    finish: opened.finish,
    changed: opened.changed,
    handlers: opened.handlers,
    call: callHandlers(opened.handlers),
    /** When anything is told or announced. */
    nextTold: () => new Promise<void>((resolve) => waiting.add(resolve)),
    /** Ends as the application does: nothing is written any more. */
    stop: async () => {
      opened.stop()
      await jobs.stop()
      await transport.close()
    },
  }
}

export type ExportsWorld = ReturnType<typeof exportsWorld>
