import { toSecret } from '#core/accounts/secret'
import { type Failure, failed, success } from '#core/contract/failure'
import { accountIdSchema, fileTokenSchema } from '#core/ids'
import type { Clock } from '#core/time'
import { type SendingClaims, sentAlone } from '../../../crm/guards/sending-claims.ts'
import { startCalling } from '../../../crm/testing/calling.ts'
import { runJobs } from '../../../features/jobs/run-jobs.ts'
import { type ListsOfTeam, noTeamLists } from '../../../features/leads/archive/lists-of-team.ts'
import type { LeadFiles } from '../../../features/leads/dependencies.ts'
import { callHandlers } from '../../../ipc/testing/call-handlers.ts'
import { createPasswordVault } from '../../../keychain/password-vault.ts'
import { createSealKeys } from '../../../keychain/seal-keys.ts'
import { createSiteHeaderVault } from '../../../keychain/site-header-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import type { Log } from '../../../log/log.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { backupsInTurn } from '../../../store/recovery/backups-in-turn.ts'
import { askTables } from '../../../workers/ask-tables.ts'
import { leadsThreads } from '../../../workers/start-leads.ts'
import type { Reports } from '../../../workers/start-reports.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'
import { openCustomers } from '../../open-customers.ts'
import { openLeads } from '../../open-leads.ts'
import { accountsStore } from '../../stores/accounts-store.ts'
import { guardMemory } from '../../stores/guard-memory.ts'
import { bootOf } from '../boot-of.ts'
import { endOfJob } from '../end-of-job.ts'
import { insertFirstWorkspace, workspaceId } from '../first-workspace.ts'
import { followedChanges } from '../followed-changes.ts'

export const leadsAccount = accountIdSchema.parse('w1-leads')
export const of = { workspaceId }

interface WorldInput {
  readonly baseUrl: string
  readonly clock: Clock
  /** Sets one start of the application apart from the next. */
  readonly run: string
  readonly keychain?: KeychainInABox
  readonly log?: Log
  readonly leadFiles?: LeadFiles
  /** Nobody else sends leads where it is left out. */
  readonly sendings?: SendingClaims
  /** Nobody else asks for leads where it is left out. */
  readonly lists?: ListsOfTeam
  readonly leadsScript?: string | URL
  readonly reports?: Reports
}

type KeychainInABox = ReturnType<typeof keychainInABox>

const silent: Log = { event: () => undefined, defect: () => undefined }
const noDemo = {
  start: () => Promise.resolve(failed({ kind: 'cancelled', again: 'now' } as const)),
  address: () => null,
}
const leadsScriptHere = new URL('../../../workers/leads.ts', import.meta.url)
/** All tests of a file share one: starting it takes longer than what they ask of it. */
const reading = forkedReports()

/** Leads and customers as the application wires them: a real store, real threads and processes, real HTTP to a sandbox. */
export const leadsWorld = (store: OpenStore, given: WorldInput) => {
  const { baseUrl, clock, run, log = silent } = given
  const { leadsScript = leadsScriptHere, reports = reading } = given
  const { keychain = keychainInABox(), sendings = sentAlone, lists = noTeamLists } = given
  insertFirstWorkspace(store, {
    baseUrl,
    accounts: { leads: ['leads'], customers: ['customers'] },
    passwordPlace: 'keychain',
  })
  let ids = 0
  const { changes, announced } = followedChanges(store)
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const goOn of waiting) goOn()
    waiting.clear()
  }
  changes.follow(wake)
  const newId = () => `${run}-${++ids}`
  const calling = startCalling({
    clock,
    memory: guardMemory(store, { clock, boot: bootOf(clock), log }),
    readPassword: () => Promise.resolve(success(toSecret('right'))),
  })
  const { caller } = calling
  const jobs = runJobs({
    clock,
    newId,
    announce: changes.announce,
    tell: wake,
    newDefectId: String,
  })
  const grants = new Map<string, string>()
  const picked = { folder: null as string | null }
  const notices: string[] = []
  const backUp = backupsInTurn(log, () => store)
  const accounts = {
    store: accountsStore(store, { clock, backUpStore: () => undefined }),
    vault: createPasswordVault(keychain.keychain),
    demo: noDemo,
  }
  const tables = askTables(reports)
  const around = {
    clock,
    announce: changes.announce,
    newId,
    newDefectId: () => 'defect',
    log,
    app,
    leadsThreads: leadsThreads(leadsScript),
    tables,
    reports,
    grantedPath: (token: string) => success(grants.get(token) ?? ''),
    contactedOrigins: { allow: () => Promise.resolve(true) },
    askFirstContact: () => Promise.resolve(true),
    pickFolder: () => Promise.resolve(picked.folder),
    notify: (text: string) => {
      notices.push(text)
      wake()
    },
    backUpStore: () => undefined,
    sealKeys: createSealKeys(keychain.keychain),
    siteHeaders: createSiteHeaderVault(keychain.keychain),
    transport: calling.transport,
    replaceBackups: () => backUp('instead'),
    ...(given.leadFiles && { leadFiles: given.leadFiles }),
  }
  const leads = openLeads(store, around, { jobs, caller, accounts, sendings, lists })
  changes.follow(leads.changed)
  const customers = openCustomers(store, around, { jobs, caller, accounts })
  const nextChange = () => new Promise<void>((resolve) => waiting.add(resolve))
  return {
    backUp,
    jobs,
    announced,
    calling,
    store,
    notices,
    picked,
    caller,
    nextChange,
    look: leads.look,
    findTroubles: leads.findTroubles,
    keychain,
    stop: leads.stop,
    settleCall: leads.settleCall,
    call: callHandlers({ ...leads.handlers, ...customers.handlers }),
    grant: (path: string) => {
      const token = fileTokenSchema.parse(newId())
      grants.set(token, path)
      return token
    },
    /** How a job ended: null is well. */
    finished: ({ jobId }: { readonly jobId: string }): Promise<Failure | null> =>
      endOfJob({ jobs, jobId, nextTold: nextChange }),
  }
}

export type LeadsWorld = ReturnType<typeof leadsWorld>

const app = { policy: null, systemLocale: () => 'en' }
