import { dirname } from 'node:path'
import type { LeadsStore } from '../features/leads/dependencies.ts'
import * as consents from '../store/customers/consents.ts'
import { storeLayout } from '../store/file/layout.ts'
import type { OpenStore } from '../store/file/open.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { zeroing } from '../store/file/zeroing.ts'
import * as alerts from '../store/leads/archive/lead-alerts.ts'
import * as archives from '../store/leads/archive/lead-archives.ts'
import * as counts from '../store/leads/archive/lead-counts.ts'
import * as pages from '../store/leads/archive/lead-pages.ts'
import * as polls from '../store/leads/archive/lead-polls.ts'
import * as leads from '../store/leads/archive/leads.ts'
import * as deletion from '../store/leads/privacy/lead-deletion.ts'
import * as forgetting from '../store/leads/privacy/lead-forgetting.ts'
import * as sweeping from '../store/leads/privacy/lead-sweeping.ts'
import * as drafts from '../store/leads/send/lead-drafts.ts'
import * as sendings from '../store/leads/send/lead-sendings.ts'
import * as headersLeft from '../store/leads/sent/headers-left.ts'
import * as sentFiles from '../store/leads/sent/sent-files.ts'
import * as imports from '../store/leads/sent/sent-imports.ts'
import * as sent from '../store/leads/sent/sent-leads.ts'
import * as links from '../store/leads/sent/sent-links.ts'
import * as sentPages from '../store/leads/sent/sent-pages.ts'
import * as payloads from '../store/leads/sent/sent-payloads.ts'
import * as words from '../store/leads/sent/sent-words.ts'
import * as addresses from '../store/leads/sent/site-addresses.ts'
import { knowDeletion, noteDeletion, withdrawDeletion } from '../store/recovery/deletions.ts'
import { bindRows } from '../store/rows/bound.ts'
import { hasSealKey } from '../store/sealing/sealed-values.ts'

const reads = {
  findLeadArchive: archives.findLeadArchive,
  readLeadSettings: archives.readLeadSettings,
  readWatchedFolder: archives.readWatchedFolder,
  hasLeadAlert: alerts.hasLeadAlert,
  readLeadPoll: polls.readLeadPoll,
  listLeadCovered: polls.listLeadCovered,
  readLeads: leads.readLeads,
  listLeadsBetween: leads.listLeadsBetween,
  listLeadsFirstSeen: leads.listLeadsFirstSeen,
  countLeadsIn: counts.countLeadsIn,
  listLeadNames: counts.listLeadNames,
  shareLeads: counts.shareLeads,
  listLeadTimes: counts.listLeadTimes,
  countOnlyInCrm: counts.countOnlyInCrm,
  listLeadPage: pages.listLeadPage,
  countLeadPage: pages.countLeadPage,
  listFoundLeads: pages.listFoundLeads,
  findLeadIds: pages.findLeadIds,
  readSentLead: sent.readSentLead,
  countKnownKeys: sent.countKnownKeys,
  listSentBetween: sent.listSentBetween,
  listTold: imports.listTold,
  listSentImports: imports.listSentImports,
  readSentImport: imports.readSentImport,
  listSentOfInquiry: sent.listSentOfInquiry,
  listSentNames: sentPages.listSentNames,
  countNarrowedStatuses: sentPages.countNarrowedStatuses,
  hasDraftLeft: sendings.hasDraftLeft,
  listTakenInquiries: sent.listTakenInquiries,
  listSentPage: sentPages.listSentPage,
  countSentPage: sentPages.countSentPage,
  countStatuses: sentPages.countStatuses,
  listDelays: sentPages.listDelays,
  readHandLinks: links.readHandLinks,
  listSentMappings: sentFiles.listSentMappings,
  listWatchedFiles: sentFiles.listWatchedFiles,
  findWatchedFile: sentFiles.findWatchedFile,
  readWatchedFile: sentFiles.readWatchedFile,
  readSiteAddress: addresses.readSiteAddress,
  listLeadDrafts: drafts.listLeadDrafts,
  readLeadDraft: drafts.readLeadDraft,
  listSealedDrafts: drafts.listSealedDrafts,
  isDraftSealed: drafts.isDraftSealed,
  listLeadSendings: sendings.listLeadSendings,
  readLeadSending: sendings.readLeadSending,
  listWatchedSendings: sendings.listWatchedSendings,
  listFoundInquiries: sendings.listFoundInquiries,
  listSendingsOf: sendings.listSendingsOf,
  findSendingOfCall: sendings.findSendingOfCall,
  findCallOfSending: sendings.findCallOfSending,
  listForgotten: forgetting.listForgotten,
  findLeadsOf: forgetting.findLeadsOf,
  findSentOf: forgetting.findSentOf,
  countSealedSent: forgetting.countSealedSent,
  listHeadersLeft: headersLeft.listHeadersLeft,
  readSentPayload: payloads.readSentPayload,
  readHandWords: words.readHandWords,
  readDeletionOrder: deletion.readDeletionOrder,
  countDeletions: deletion.countDeletions,
  countKeptLeads: deletion.countKeptLeads,
  hasDeletedInCopies: deletion.hasDeletedInCopies,
  countRevocationsOf: consents.countRevocationsOf,
}

const writes = {
  makeLeadArchive: archives.makeLeadArchive,
  writeLeadSettings: archives.writeLeadSettings,
  writeWatchedFolder: archives.writeWatchedFolder,
  writeLeadPoll: polls.writeLeadPoll,
  replaceLeadCovered: polls.replaceLeadCovered,
  writeLeads: leads.writeLeads,
  touchLeads: leads.touchLeads,
  writePairings: leads.writePairings,
  insertSentLeads: sent.insertSentLeads,
  writeSentStatuses: sent.writeSentStatuses,
  beginSentImport: imports.beginSentImport,
  endSentImport: imports.endSentImport,
  leaveSentImport: imports.leaveSentImport,
  takeSentLeadsBack: imports.takeSentLeadsBack,
  removeSentImport: imports.removeSentImport,
  takeUntold: sent.takeUntold,
  removeWatchedFile: sentFiles.removeWatchedFile,
  writeHandWord: words.writeHandWord,
  sweepWatchedFiles: sentFiles.sweepWatchedFiles,
  writeHandLink: links.writeHandLink,
  keepSentMapping: sentFiles.keepSentMapping,
  writeWatchedFile: sentFiles.writeWatchedFile,
  writeSiteAsked: addresses.writeSiteAsked,
  saveSiteAddress: addresses.saveSiteAddress,
  writeSiteTrouble: addresses.writeSiteTrouble,
  removeSiteAddress: addresses.removeSiteAddress,
  addHeaderLeft: headersLeft.addHeaderLeft,
  removeHeaderLeft: headersLeft.removeHeaderLeft,
  writeWatchedFileState: sentFiles.writeWatchedFileState,
  retryUnmappedFiles: sentFiles.retryUnmappedFiles,
  raiseLeadAlert: alerts.raiseLeadAlert,
  clearLeadAlert: alerts.clearLeadAlert,
  writeLeadDraft: drafts.writeLeadDraft,
  removeLeadDraft: drafts.removeLeadDraft,
  insertLeadSending: sendings.insertLeadSending,
  writeSendingState: sendings.writeSendingState,
  writeIsSendingSettled: sendings.writeIsSendingSettled,
  linkLostLeadCall: sendings.linkLostLeadCall,
  loseLeadSendings: sendings.loseLeadSendings,
  forgetPerson: forgetting.forgetPerson,
  forgetAround: deletion.forgetAround,
  orderLeadDeletion: deletion.orderLeadDeletion,
  endLeadDeletion: deletion.endLeadDeletion,
  forgetLeadSlice: deletion.forgetLeadSlice,
  writeDeletedInCopies: deletion.writeDeletedInCopies,
  sweepLeads: sweeping.sweepLeads,
  blankRevocationsOf: consents.blankRevocationsOf,
}

export const leadsStore = ({ db, path }: Pick<OpenStore, 'db' | 'path'>): LeadsStore => {
  const rows = bindRows(db, writes)
  return {
    ...bindRows(db, reads),
    commit: (change) => {
      const done = () => db.transaction(() => change(rows))()
      // What is not sealed yet must not outlive in a free place of the file what replaces it.
      return attemptWrite(path, () => (hasSealKey(db) ? done() : zeroing(db, done)))
    },
    commitForgetting: (change) =>
      attemptWrite(path, () => forgetting.overwriting(db, () => change(rows))),
    commitDeletion: (deleted, change) =>
      attemptWrite(path, () => {
        const layout = storeLayout(dirname(path))
        const number = noteDeletion(layout, { db, deletion: deleted })
        try {
          return forgetting.overwriting(db, () => {
            knowDeletion(db, number)
            return change(rows)
          })
        } catch (error) {
          withdrawDeletion(layout, { db, number })
          throw error
        }
      }),
  }
}
