import { failed, type Result, success } from '#core/contract/failure'
import type { leadsCalls } from '#core/contract/leads'
import { type LeadSendingId, leadSendingIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import type { LeadSettings } from '#core/leads/archive/lead-settings'
import { checkAttributeSettings } from '#core/leads/send/attribute-setting'
import { isTimeZone } from '#core/wall-time'
import type { Handlers, HandlersOf } from '../../ipc/handlers.ts'
import type { Jobs, JobWork } from '../jobs/run-jobs.ts'
import { listArchive, type PageFinding } from './archive/list-archive.ts'
import { pollWorkspace } from './archive/poll-workspace.ts'
import { readDashboard } from './dashboard/read-dashboard.ts'
import type { LeadsDependencies, LeadsWrites } from './dependencies.ts'
import { afterDeletion, type LeadDeletions } from './privacy/deletions.ts'
import {
  deletePerson,
  findPerson,
  findPersonElsewhere,
  revealContact,
} from './privacy/lead-persons.ts'
import { linkSent } from './reconcile/link-sent.ts'
import { listCandidates } from './reconcile/list-candidates.ts'
import { reconcileLeads } from './reconcile/reconcile-leads.ts'
import { draftAgain } from './send/draft-again.ts'
import { listDrafts, previewLead, readDraft, saveDraft } from './send/lead-drafts.ts'
import { listSendings, settleSending } from './send/lead-sendings.ts'
import { sendLead } from './send/send-lead.ts'
import { addressHandlers, startAsking } from './sent/address-handlers.ts'
import { askSiteAlong } from './sent/ask-address.ts'
import { importSent } from './sent/import-sent.ts'
import { listSent, readAgencyReport, summariseSent } from './sent/list-sent.ts'
import { readSentFile } from './sent/read-sent-file.ts'
import { markSent, readRecord, revealRecord } from './sent/sent-records.ts'
import { shownAddress } from './sent/site-address.ts'
import { listImports, takeBack } from './sent/take-back.ts'
import type { LeadFolders } from './sent/watch-folder.ts'

export type LeadsHandlers = Pick<Handlers, keyof typeof leadsCalls>

export interface LeadsWork extends LeadsDependencies {
  readonly jobs: Jobs
  readonly finding: PageFinding
  readonly deletions: LeadDeletions
  readonly isFolderThere: LeadFolders['isThere']
}

export const leadsHandlers = (work: LeadsWork): LeadsHandlers => ({
  ...settingsHandlers(work),
  ...contactHandlers(work),
  'leads.deleteAll': ({ workspaceId }) => success({ jobId: work.deletions.start(workspaceId) }),
  ...afterDeletion(
    {
      ...addressHandlers(work),
      ...archiveHandlers(work),
      ...sentHandlers(work),
      ...importHandlers(work),
      ...recordHandlers(work),
      ...draftHandlers(work),
      ...sendingHandlers(work),
      ...personHandlers(work),
    },
    work.deletions,
  ),
})

const starting =
  ({ jobs }: LeadsWork) =>
  (work: JobWork) =>
    success({ jobId: jobs.start(work) })

const invalid = (path: string): Result<never> =>
  failed({ kind: 'invalidInput', path, rule: 'invalid_value', again: 'afterFix' })

/** The settings that decide what became of a lead. */
const comparedBy = ({ matchRules, leftOut }: LeadSettings): string =>
  JSON.stringify({ matchRules, leftOut })

const settingsHandlers = (
  work: LeadsWork,
): HandlersOf<'leads', 'readSettings' | 'saveSettings' | 'chooseFolder' | 'forgetFolder'> => {
  const { store, files, pickFolder } = work
  const writeFolder = (change: Parameters<LeadsWrites['writeWatchedFolder']>[0]) =>
    store.commit((rows) => rows.writeWatchedFolder(change))
  return {
    'leads.readSettings': ({ workspaceId }) => {
      const folder = store.readWatchedFolder(workspaceId)
      const archive = store.findLeadArchive(workspaceId)
      return success({
        settings: store.readLeadSettings(workspaceId),
        accounts: work.listAccounts(workspaceId).map(({ id, label }) => ({ id, label })),
        folder:
          folder === null
            ? null
            : {
                name: files.nameOf(folder.path),
                isThere: work.isFolderThere(workspaceId),
                files: store.listWatchedFiles({ archive, source: 'folder' }),
              },
        address: shownAddress(work, workspaceId),
      })
    },
    'leads.saveSettings': async ({ workspaceId, settings }, { signal }) => {
      const [problem] = checkAttributeSettings(settings.attributes)
      if (problem !== undefined) return invalid(`settings.attributes.${problem.key}`)
      const known = store.readLeadSettings(workspaceId)
      const before = comparedBy(known)
      const alert = {
        archive: store.findLeadArchive(workspaceId),
        kind: 'rate',
        subject: '',
      } as const
      const written = store.commit((rows) => {
        // An alert by another measure is no reason to raise none by this one.
        if (known.lowRateAlert?.percent !== settings.lowRateAlert?.percent)
          rows.clearLeadAlert(alert)
        return rows.writeLeadSettings({ workspaceId, settings })
      })
      if (!written.ok) return written
      if (before === comparedBy(settings)) return success(null)
      return reconcileLeads(work, { workspaceId, period: null, signal })
    },
    'leads.chooseFolder': async ({ workspaceId, timeZone }) => {
      if (!isTimeZone(timeZone)) return invalid('timeZone')
      const path = await pickFolder()
      if (path === null) return success(null)
      const written = writeFolder({ workspaceId, folder: { path, timeZone } })
      return written.ok ? success({ name: files.nameOf(path) }) : written
    },
    'leads.forgetFolder': ({ workspaceId }) => {
      const written = writeFolder({ workspaceId, folder: null })
      return written.ok ? success(null) : written
    },
  }
}

const archiveHandlers = (
  work: LeadsWork,
): HandlersOf<
  'leads',
  'readDashboard' | 'listLeads' | 'listNames' | 'listInterest' | 'pollLeads'
> => {
  const { store } = work
  const start = starting(work)
  return {
    'leads.readDashboard': async (wanted) =>
      isTimeZone(wanted.timeZone)
        ? success({ dashboard: toJson(await readDashboard(work, wanted)) })
        : invalid('timeZone'),
    'leads.listLeads': (wanted) => success(listArchive(work, work.finding, wanted)),
    'leads.listNames': ({ workspaceId }) => {
      const archive = store.findLeadArchive(workspaceId)
      return success({
        projects: store.listLeadNames({ archive, kind: 'projects' }),
        campaigns: store.listLeadNames({ archive, kind: 'campaigns' }),
        productInterests: store.listLeadNames({ archive, kind: 'productInterests' }),
      })
    },
    'leads.listInterest': ({ workspaceId, ...wanted }) => {
      const archive = store.findLeadArchive(workspaceId)
      const leads = store.listInterestedLeads({ archive, ...wanted })
      return success({
        interest: toJson({ leads, since: store.readFirstLeadAt({ archive }) }),
      })
    },
    'leads.pollLeads': ({ workspaceId }) =>
      start({
        kind: 'pollLeads',
        subject: workspaceId,
        run: async (tell, signal) => {
          tell({ phase: 'downloading' })
          const [polled] = await Promise.all([
            pollWorkspace(work, { workspaceId, accountIds: null, attempts: 'several', signal }),
            askSiteAlong(work, { workspaceId, signal }),
          ])
          return polled
        },
      }),
  }
}

const sentHandlers = (
  work: LeadsWork,
): HandlersOf<
  'leads',
  | 'readSentFile'
  | 'importSent'
  | 'listSent'
  | 'summariseSent'
  | 'listCandidates'
  | 'linkSent'
  | 'unlinkSent'
  | 'readAgencyReport'
> => {
  const start = starting(work)
  return {
    'leads.readSentFile': (wanted, { signal }) =>
      isTimeZone(wanted.timeZone) ? readSentFile(work, wanted, signal) : invalid('timeZone'),
    'leads.importSent': (wanted) =>
      isTimeZone(wanted.mapping.timeZone)
        ? start({
            kind: 'importSent',
            subject: wanted.workspaceId,
            run: (tell, signal) => importSent(work, { ...wanted, tell, signal }),
          })
        : invalid('mapping.timeZone'),
    'leads.listSent': (wanted) => success(listSent(work, wanted)),
    'leads.summariseSent': (wanted) => success(summariseSent(work, wanted)),
    'leads.listCandidates': (wanted) => success(listCandidates(work, wanted)),
    'leads.linkSent': (pair, { signal }) => linkSent(work, { ...pair, isLinked: true }, signal),
    'leads.unlinkSent': (pair, { signal }) => linkSent(work, { ...pair, isLinked: false }, signal),
    'leads.readAgencyReport': (wanted) => success(readAgencyReport(work, wanted)),
  }
}

const recordHandlers = (
  work: LeadsWork,
): HandlersOf<'leads', 'readRecord' | 'revealRecord' | 'markSent'> => ({
  'leads.readRecord': (of) => success(readRecord(work, of)),
  'leads.revealRecord': (of) => revealRecord(work, of),
  'leads.markSent': (said, { signal }) => markSent(work, said, signal),
})

const importHandlers = (
  work: LeadsWork,
): HandlersOf<'leads', 'listImports' | 'takeBack' | 'retryFile' | 'listSentNames'> => {
  const { store } = work
  return {
    'leads.listImports': (wanted) => success(listImports(work, wanted)),
    'leads.takeBack': (wanted, { signal }) => takeBack(work, wanted, signal),
    'leads.retryFile': ({ workspaceId, fileId: id }) => {
      const archive = store.findLeadArchive(workspaceId)
      const source = store.readWatchedFile(id)?.source
      const removed = store.commit((rows) => {
        rows.removeWatchedFile({ archive, id })
        return null
      })
      if (removed.ok && source === 'address') startAsking(work, workspaceId)
      return removed
    },
    'leads.listSentNames': ({ workspaceId }) => {
      const archive = store.findLeadArchive(workspaceId)
      return success({
        projects: store.listSentNames({ archive, kind: 'project' }),
        campaigns: store.listSentNames({ archive, kind: 'campaign' }),
      })
    },
  }
}

const draftHandlers = (
  work: LeadsWork,
): HandlersOf<
  'leads',
  'listDrafts' | 'readDraft' | 'saveDraft' | 'removeDraft' | 'draftAgain' | 'previewLead'
> => {
  const { store } = work
  return {
    'leads.listDrafts': ({ workspaceId }) => success(listDrafts(work, workspaceId)),
    'leads.readDraft': ({ draftId }) => readDraft(work, draftId),
    'leads.saveDraft': (draft) => saveDraft(work, draft),
    'leads.removeDraft': ({ draftId }) =>
      store.commit((rows) => {
        rows.removeLeadDraft(draftId)
        return null
      }),
    'leads.draftAgain': (wanted, { signal }) => draftAgain(work, wanted, signal),
    'leads.previewLead': (wanted) => previewLead(work, wanted),
  }
}

const sendingHandlers = (
  work: LeadsWork,
): HandlersOf<'leads', 'sendLead' | 'listSendings' | 'settleSending'> => {
  const start = starting(work)
  // A second click joins what the first has begun.
  const sendings = new Map<string, LeadSendingId>()
  return {
    'leads.sendLead': (wanted) => {
      const sendingId = sendings.get(wanted.draftId) ?? leadSendingIdSchema.parse(work.newId())
      sendings.set(wanted.draftId, sendingId)
      const started = start({
        kind: 'sendLead',
        subject: sendingId,
        run: async (tell, signal) => {
          try {
            return await sendLead(work, { ...wanted, sendingId, tell, signal })
          } finally {
            sendings.delete(wanted.draftId)
          }
        },
      })
      return started.ok ? success({ ...started.value, sendingId }) : started
    },
    'leads.listSendings': ({ workspaceId }) => success(listSendings(work, workspaceId)),
    'leads.settleSending': (settled, { signal }) => settleSending(work, settled, signal),
  }
}

const personHandlers = (
  work: LeadsWork,
): HandlersOf<
  'leads',
  'revealContact' | 'findPerson' | 'findPersonElsewhere' | 'deletePerson'
> => ({
  'leads.revealContact': (wanted) => revealContact(work, wanted),
  'leads.findPerson': (person) => findPerson(work, person),
  'leads.findPersonElsewhere': (person) => findPersonElsewhere(work, person),
  'leads.deletePerson': (person) => deletePerson(work, person),
})

const contactHandlers = ({
  seals,
}: LeadsWork): HandlersOf<'leads', 'readSealing' | 'openSealing' | 'replaceSealKey'> => ({
  'leads.readSealing': () => success(seals.state()),
  'leads.openSealing': () => seals.open(),
  'leads.replaceSealKey': () => seals.replaceKey(),
})
