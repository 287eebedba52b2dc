import { randomBytes } from 'node:crypto'
import { setImmediate as setImmediately } from 'node:timers'
import { setImmediate } from 'node:timers/promises'
import { chooseAccount, servingAccounts } from '#core/accounts/choose-account'
import type { Topic } from '#core/contract/define'
import { notFound } from '#core/contract/failure'
import { chooseLanguage } from '#core/format/format-locale'
import type { AccountId, WorkspaceId } from '#core/ids'
import { createCrmClient } from '../crm/calls/client.ts'
import { callingAccountOf, findAccount } from '../features/accounts/calling-account.ts'
import { toAccount } from '../features/accounts/list-workspaces.ts'
import { worksInTurn } from '../features/jobs/works-in-turn.ts'
import { keptFindings } from '../features/leads/archive/list-archive.ts'
import { lookAfterLeads } from '../features/leads/archive/look-after-leads.ts'
import type { LeadAccount, LeadsDependencies } from '../features/leads/dependencies.ts'
import { leadsHandlers } from '../features/leads/handlers.ts'
import { contactSeals } from '../features/leads/privacy/contact-seals.ts'
import { leadDeletions } from '../features/leads/privacy/deletions.ts'
import { forgetHeadersLeft, forgetSiteHeader } from '../features/leads/sent/site-address.ts'
import { leadFiles } from '../files/lead-files.ts'
import type { StoredAccount } from '../store/accounts/accounts.ts'
import type { StoredWorkspace } from '../store/accounts/workspaces.ts'
import * as outgoing from '../store/activity/outgoing-calls.ts'
import { readConsentList } from '../store/customers/consents.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readLeadSettings } from '../store/leads/archive/lead-archives.ts'
import { onPlainContact } from '../store/sealing/sealed-values.ts'
import { readSettings } from '../store/settings/settings.ts'
import { leadNotice } from '../window/notices/lead-notice.ts'
import { downloadSiteFile } from './download-site-file.ts'
import { keptListingForms } from './kept-listing-forms.ts'
import { leadsStore } from './leads-store.ts'
import { sealsStore } from './seals-store.ts'
import type { Standing } from './standing.ts'
import type { Surroundings } from './surroundings.ts'
import { write } from './write.ts'

type Around = Pick<
  Surroundings,
  | 'clock'
  | 'newId'
  | 'announce'
  | 'log'
  | 'newDefectId'
  | 'tables'
  | 'leadsThreads'
  | 'grantedPath'
  | 'pickFolder'
  | 'notify'
  | 'backUpStore'
  | 'sealKeys'
  | 'replaceBackups'
  | 'siteHeaders'
  | 'transport'
> & {
  readonly app: Pick<Surroundings['app'], 'systemLocale'>
  /** The files of this computer, unless there are others. */
  readonly leadFiles?: LeadsDependencies['files']
}

/** Leads that were sent and listed, with what is looked after by itself. */
export const openLeads = (store: OpenStore, around: Around, standing: Standing) => {
  const findings = keptFindings()
  const logDefect: LeadsDependencies['logDefect'] = (what, error) => {
    const id = around.newDefectId()
    around.log.defect('leads defect', error, { id, what })
    return { kind: 'defect', id, again: 'now' }
  }
  const seals = openSeals(store, around, logDefect)
  const dependencies: LeadsDependencies = {
    ...leadsDependencies(store, around, standing),
    logDefect,
    seals,
  }
  dependencies.store.commit((rows) => rows.loseLeadSendings())
  forgetHeadersLeft(dependencies).catch(
    (error: unknown) => void logDefect('forget the headers', error),
  )
  const deletions = leadDeletions({ ...dependencies, jobs: standing.jobs })
  deletions.goOn()
  const looking = lookAfterLeads(dependencies)
  return {
    look: () => {
      seals.look()
      deletions.look()
      looking.look()
    },
    stop: () => {
      looking.stop()
      seals.stop()
    },
    /** With the last workspace goes the key of what was sealed in it. */
    /** Others have changed something that this rests on. */
    changed: (topics: readonly Topic[]) => {
      if (topics.includes('leads') || topics.includes('sentLeads')) findings.forget()
      if (!topics.includes('workspaces') || dependencies.listWorkspaces().length > 0) return
      seals.forgetUnused().catch((error: unknown) => logDefect('forget the key', error))
    },
    /** Of a workspace that is about to be removed. */
    forgetSecrets: (workspaceId: WorkspaceId) => forgetSiteHeader(dependencies, workspaceId),
    handlers: leadsHandlers({
      ...dependencies,
      deletions,
      jobs: standing.jobs,
      finding: findings.finding,
    }),
    /** A person has found out the fate of a call: null where it is of no lead. */
    settleCall: ({ id, arrived }: { readonly id: number; readonly arrived: boolean }) => {
      const sendingId = dependencies.store.findSendingOfCall(id)
      if (sendingId === null) return null
      if (!arrived) dependencies.store.commit((rows) => rows.writeIsSendingSettled(sendingId))
      return dependencies.settleCall({ callId: id, hasArrived: arrived })
    },
  }
}

const openSeals = (store: OpenStore, around: Around, logDefect: LeadsDependencies['logDefect']) => {
  const seals = contactSeals({
    logDefect,
    announce: around.announce,
    store: sealsStore(store, around),
    keys: around.sealKeys,
    clock: around.clock,
    newKeyName: () => randomBytes(8).toString('hex'),
  })
  onPlainContact(store.db, () => {
    seals.written()
    // When the statement that has told so is done, and what belongs to it.
    setImmediately(seals.look)
  })
  return seals
}

const leadsDependencies = (
  store: OpenStore,
  around: Around,
  { caller, accounts }: Standing,
): Omit<LeadsDependencies, 'logDefect' | 'seals'> => {
  const { clock, newId, tables, grantedPath, pickFolder, backUpStore, replaceBackups } = around
  const forms = keptListingForms(store)
  const { db } = store
  return {
    clock,
    newId,
    tables,
    grantedPath,
    pickFolder,
    backUpStore,
    replaceBackups,
    files: around.leadFiles ?? leadFiles,
    ...leadAccounts(accounts, (workspaceId) => readLeadSettings(db, workspaceId).leftOut),
    store: leadsStore(store),
    site: {
      download: downloadSiteFile(around.transport),
      headers: around.siteHeaders,
      given: new Map(),
    },
    client: createCrmClient(caller, forms),
    clientOnce: createCrmClient({ ...caller, read: caller.once }, forms),
    threads: around.leadsThreads,
    readConsentTypes: (workspaceId) => readConsentList(db, workspaceId)?.types ?? null,
    settleCall: ({ callId: id, hasArrived }) => {
      const settled = write(store, () =>
        outgoing.settleUnknownCall(db, { id, arrived: hasArrived }),
      )
      return settled
    },
    notify: (notice, workspaceId) => {
      const { language } = readSettings(db)
      around.notify(leadNotice(notice, chooseLanguage(language, around.app.systemLocale())), {
        kind: 'leads',
        workspaceId,
      })
    },
    giveWay: () => setImmediate(undefined),
    inTurn: worksInTurn(),
  }
}

/** Which accounts serve leads, and how they stand. */
const leadAccounts = (
  accounts: Standing['accounts'],
  leftOutOf: (workspaceId: WorkspaceId) => readonly AccountId[],
): Pick<LeadsDependencies, 'listWorkspaces' | 'listAccounts' | 'callingAccount' | 'accountFor'> => {
  const { store } = accounts
  const find = (workspaceId: WorkspaceId) =>
    store.listWorkspaces().find(({ id }) => id === workspaceId)
  const asLeadAccount = (workspace: StoredWorkspace, stored: StoredAccount): LeadAccount => {
    const { id, label, state, denied, cooling } = toAccount(accounts, workspace, stored)
    const isDenied = denied.some(({ endpoint }) => endpoint === listing)
    return {
      id,
      label,
      isHeld: state.kind === 'held' || isDenied,
      hasPassword: state.kind !== 'withoutPassword',
      isLeftOut: leftOutOf(workspace.id).includes(id),
      coolingUntil: cooling.find(({ endpoint }) => endpoint === listing)?.until ?? null,
    }
  }
  return {
    listWorkspaces: () =>
      store.listWorkspaces().map(({ id, name, kind }) => ({
        id,
        name,
        // The demo runs while somebody looks at it.
        isAsked: kind === 'crm' || store.shownWorkspace() === id,
      })),
    listAccounts: (workspaceId) => {
      const workspace = find(workspaceId)
      if (workspace === undefined) return []
      const wanted = { accounts: workspace.accounts, area: 'leads', projectId: null } as const
      return servingAccounts(wanted).map((account) => asLeadAccount(workspace, account))
    },
    callingAccount: async ({ accountId }) => {
      const found = findAccount(store.listWorkspaces(), accountId)
      return found === null ? notFound('afterFix') : callingAccountOf(accounts, found)
    },
    accountFor: ({ workspaceId, projectId }) => {
      const workspace = find(workspaceId)
      if (workspace === undefined) return null
      const place = { workspaceId, area: 'leads', projectId } as const
      const preferred = store.readChoice(place)
      const chosen = chooseAccount({ ...place, accounts: workspace.accounts, preferred })
      return chosen === null ? null : asLeadAccount(workspace, chosen)
    },
  }
}

const listing = 'list-leads'
