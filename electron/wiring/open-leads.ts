import { randomBytes } from 'node:crypto'
import { setImmediate as setImmediately } from 'node:timers'
import { setImmediate } from 'node:timers/promises'
import type { Topic } from '#core/contract/define'
import { chooseLanguage } from '#core/format/format-locale'
import type { WorkspaceId } from '#core/ids'
import { worksInTurn } from '#core/works-in-turn'
import { createCrmClient } from '../crm/calls/client.ts'
import { findLeadTroubles } from '../features/leads/archive/lead-troubles.ts'
import { keptFindings } from '../features/leads/archive/list-archive.ts'
import { lookAfterLeads } from '../features/leads/archive/look-after-leads.ts'
import type { LeadsDependencies } from '../features/leads/dependencies.ts'
import { leadsHandlers } from '../features/leads/handlers.ts'
import { contactSeals } from '../features/leads/privacy/contact-seals.ts'
import { leadDeletions } from '../features/leads/privacy/deletions.ts'
import { tellTeamOfLead } from '../features/leads/send/tell-team-of-lead.ts'
import { forgetHeadersLeft, forgetSiteHeader } from '../features/leads/sent/site-address.ts'
import { downloadSiteFile } from '../files/download-site-file.ts'
import { leadFiles } from '../files/lead-files.ts'
import * as outgoing from '../store/activity/outgoing-calls.ts'
import { readConsentList } from '../store/customers/consents.ts'
import type { OpenStore } from '../store/file/open.ts'
import { readLeadSettings } from '../store/leads/archive/lead-archives.ts'
import { listProjects } from '../store/prices/pricelist/projects.ts'
import { onPlainContact } from '../store/sealing/sealed-values.ts'
import { readSettings } from '../store/settings/settings.ts'
import { leadNotice } from '../window/notices/lead-notice.ts'
import { type FirstContactHost, firstContact } from './first-contact.ts'
import { openLeadAccounts } from './open-lead-accounts.ts'
import type { HostServices } from './open-services.ts'
import type { SendingServices } from './open-shared-services.ts'
import { keptServerReadings } from './stores/kept-server-readings.ts'
import { leadsStore } from './stores/leads-store.ts'
import { sealsStore } from './stores/seals-store.ts'
import { write } from './stores/write.ts'

type LeadsHost = Pick<
  HostServices,
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
> &
  FirstContactHost & {
    /** The files of this computer, unless there are others. */
    readonly leadFiles?: LeadsDependencies['files']
  }

type LeadsShared = SendingServices & Pick<LeadsDependencies, 'lists'>

/** Leads that were sent and listed, with what is looked after by itself. */
export const openLeads = (store: OpenStore, services: LeadsHost, shared: LeadsShared) => {
  const findings = keptFindings()
  const logDefect: LeadsDependencies['logDefect'] = (what, error) => {
    const id = services.newDefectId()
    services.log.defect('leads defect', error, { id, what })
    return { kind: 'defect', id, again: 'now' }
  }
  const seals = openSeals(store, services, logDefect)
  const dependencies: LeadsDependencies = {
    ...leadsDependencies(store, services, shared),
    logDefect,
    seals,
  }
  dependencies.store.commit((rows) => rows.loseLeadSendings())
  forgetHeadersLeft(dependencies).catch(
    (error: unknown) => void logDefect('forget the headers', error),
  )
  const deletions = leadDeletions({ ...dependencies, jobs: shared.jobs })
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
    /** Another feature has written something that leads depend on; the key is removed with the last workspace. */
    changed: (topics: readonly Topic[]) => {
      if (topics.includes('leads') || topics.includes('sentLeads')) findings.forget()
      if (!topics.includes('workspaces') || dependencies.listWorkspaces().length > 0) return
      seals.forgetUnused().catch((error: unknown) => logDefect('forget the key', error))
    },
    /** Removes the secrets of a workspace that is about to be removed. */
    forgetSecrets: (workspaceId: WorkspaceId) => forgetSiteHeader(dependencies, workspaceId),
    /** What fails among the leads, for those who are told of it. */
    findTroubles: (input: Parameters<typeof findLeadTroubles>[1]) =>
      findLeadTroubles(dependencies, input),
    handlers: leadsHandlers({
      ...dependencies,
      deletions,
      isFolderThere: looking.isFolderThere,
      jobs: shared.jobs,
      finding: findings.finding,
    }),
    /** A person has found out the fate of a call: null where it is of no lead. */
    settleCall: ({ id, arrived: isSaid }: { readonly id: number; readonly arrived: boolean }) => {
      const sendingId = dependencies.store.findSendingOfCall(id)
      const sending = sendingId === null ? null : dependencies.store.readLeadSending(sendingId)
      if (sending === null) return null
      // The list may have shown it since they looked.
      const arrived = isSaid || sending.watch?.kind === 'appeared'
      const settled = dependencies.store.commit((rows) => {
        tellTeamOfLead({ ...dependencies, rows, sending, hasArrived: arrived })
        if (!arrived) rows.writeIsSendingSettled(sending.id)
      })
      if (!settled.ok) return settled
      return dependencies.settleCall({ callId: id, hasArrived: arrived })
    },
  }
}

const openSeals = (
  store: OpenStore,
  services: LeadsHost,
  logDefect: LeadsDependencies['logDefect'],
) => {
  const seals = contactSeals({
    logDefect,
    announce: services.announce,
    store: sealsStore(store, services),
    keys: services.sealKeys,
    clock: services.clock,
    newKeyName: () => randomBytes(8).toString('hex'),
  })
  onPlainContact(store.db, () => {
    seals.written()
    // Waits until the statement that has called this, and its transaction, are done.
    setImmediately(seals.look)
  })
  return seals
}

const leadsDependencies = (
  store: OpenStore,
  services: LeadsHost,
  { caller, accounts, sendings, lists }: LeadsShared,
): Omit<LeadsDependencies, 'logDefect' | 'seals'> => {
  const { clock, newId, tables, grantedPath, pickFolder, backUpStore, replaceBackups, announce } =
    services
  const { db } = store
  const mayContact = firstContact(store, services)
  const isOff = services.app.policy?.policy.off.includes('siteAddresses') ?? false
  const download = downloadSiteFile(services.transport)
  return {
    clock,
    newId,
    tables,
    grantedPath,
    pickFolder,
    backUpStore,
    replaceBackups,
    announce,
    files: services.leadFiles ?? leadFiles,
    ...openLeadAccounts(accounts, (workspaceId) => readLeadSettings(db, workspaceId).leftOut),
    store: leadsStore(store),
    site: {
      download: async (wanted) =>
        !isOff && (await mayContact(wanted.url)) ? download(wanted) : { kind: 'cancelled' },
      headers: services.siteHeaders,
      given: new Map(),
    },
    client: createCrmClient(caller, keptServerReadings(store)),
    sendings,
    lists,
    threads: services.leadsThreads,
    listProjects: (workspaceId) => listProjects(db, workspaceId),
    readConsentTypes: (workspaceId) => readConsentList(db, workspaceId)?.types ?? null,
    settleCall: ({ callId: id, hasArrived }) =>
      write(store, () => outgoing.settleUnknownCall(db, { id, arrived: hasArrived })),
    notify: (notice, workspaceId) => {
      const { language } = readSettings(db)
      services.notify(leadNotice(notice, chooseLanguage(language, services.app.systemLocale())), {
        kind: 'leads',
        workspaceId,
      })
    },
    giveWay: () => setImmediate(undefined),
    inTurn: worksInTurn(),
  }
}
