import { cancelled, failed } from '#core/contract/failure'
import { allowsServer, freePolicy } from '#core/policy/policy'
import { type Caller, createCaller } from '../crm/calls/caller.ts'
import { probeServer } from '../crm/calls/probe-server.ts'
import { sleep } from '../crm/calls/sleep.ts'
import type { SendingClaims, SendingRights } from '../crm/guards/sending-claims.ts'
import { findAccount, readPassword } from '../features/accounts/calling-account.ts'
import type { AccountsDependencies } from '../features/accounts/dependencies.ts'
import { type Jobs, runJobs } from '../features/jobs/run-jobs.ts'
import { userFiles } from '../files/user-files.ts'
import type { StoredWorkspace } from '../store/accounts/workspaces.ts'
import type { OpenStore } from '../store/file/open.ts'
import { firstContact } from './first-contact.ts'
import type { HostServices } from './open-services.ts'
import { accountsStore } from './stores/accounts-store.ts'
import { type CallJournal, callJournal } from './stores/call-journal.ts'
import { guardMemory } from './stores/guard-memory.ts'
import { type OpenedTeam, openTeam } from './team/open-team.ts'
import { byPolicy } from './within-policy.ts'

/** What every feature is handed: the work under way, the way to the CRM and the accounts that go it. */
export interface SharedServices {
  readonly jobs: Jobs
  readonly caller: Caller
  readonly accounts: Pick<AccountsDependencies, 'store' | 'vault' | 'demo'>
}

/** For what leaves once, whichever desk of a team sends it. */
export interface SendingServices extends SharedServices {
  readonly sendings: SendingClaims
}

interface OpenedSharedServices extends SendingServices {
  readonly sendings: SendingClaims & SendingRights
  /** The accounts, of which their own feature needs more than the others. */
  readonly accounts: AccountsWithoutCaller
  readonly journal: CallJournal
  readonly team: OpenedTeam
  /** The address that a person has last tested in this run. */
  readonly askedServer: () => string | null
}

/** The caller reads the passwords of the accounts: what they do with it comes after it. */
export type AccountsWithoutCaller = Omit<
  AccountsDependencies,
  'changeCredential' | 'tryOnce' | 'ask' | 'forgetSecrets'
>

/** Opens what the features share, on an open store. */
export const openSharedServices = (
  store: OpenStore,
  services: HostServices,
): OpenedSharedServices => {
  const { transport, limits, clock } = services
  const journal = callJournal(store, services)
  const mayContact = firstContact(store, services)
  let lastProbed: string | null = null
  const accounts: AccountsWithoutCaller = {
    store: accountsStore(store, services),
    authority: services.authority,
    vault: services.vault,
    demo: services.demo,
    mayContact,
    probe: async (probe) => {
      if (!(await mayContact(probe.baseUrl))) return failed(cancelled)
      lastProbed = probe.baseUrl
      return probeServer({ transport, limits, clock, recordCall: journal.record }, probe)
    },
    newId: services.newId,
    announce: services.announce,
    grantedPath: services.grantedPath,
    endFiles: services.endFiles,
    files: userFiles,
  }
  const team = openTeam(store, { ...services, mayContact }, () => caller)
  const caller = createCaller({
    transport,
    limits,
    clock,
    sleep,
    readPassword: async (account) => {
      const found = findAccount(accounts.store.listWorkspaces(), account)
      return found?.workspace.kind === 'crm' && !mayAsk(services, found.workspace)
        ? byPolicy
        : readPassword(accounts, account)
    },
    memory: guardMemory(store, services),
    claims: team.claims,
    recordCall: journal.record,
  })
  return {
    jobs: openJobs(services),
    caller,
    accounts,
    journal,
    team,
    sendings: team.sendings,
    askedServer: () => lastProbed,
  }
}

/** A company that names one CRM wants no other one asked; one that lets none be connected leaves those that are. */
const mayAsk = ({ app }: HostServices, { baseUrl }: StoredWorkspace): boolean => {
  const policy = app.policy?.policy ?? freePolicy
  return policy.baseUrl === 'none' || allowsServer(policy, baseUrl)
}

const openJobs = ({ clock, newId, announce, log, tellJob, newDefectId }: HostServices): Jobs =>
  runJobs({
    clock,
    newId,
    announce,
    tell: tellJob,
    newDefectId: (error, kind) => {
      const id = newDefectId()
      log.defect('job defect', error, { id, kind })
      return id
    },
  })
