import { dirname } from 'node:path'
import type { LeadsStore } from '../../features/leads/dependencies.ts'
import * as consents from '../../store/customers/consents.ts'
import { listBackups } from '../../store/file/backups.ts'
import { storeLayout } from '../../store/file/layout.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { attemptWrite } from '../../store/file/write-failure.ts'
import { zeroing } from '../../store/file/zeroing.ts'
import * as alerts from '../../store/leads/archive/lead-alerts.ts'
import * as archives from '../../store/leads/archive/lead-archives.ts'
import * as pages from '../../store/leads/archive/lead-pages.ts'
import * as polls from '../../store/leads/archive/lead-polls.ts'
import * as leads from '../../store/leads/archive/leads.ts'
import * as counts from '../../store/leads/dashboard/lead-counts.ts'
import * as interest from '../../store/leads/dashboard/lead-interest.ts'
import * as deletion from '../../store/leads/privacy/lead-deletion.ts'
import * as forgetting from '../../store/leads/privacy/lead-forgetting.ts'
import * as sweeping from '../../store/leads/privacy/lead-sweeping.ts'
import * as searching from '../../store/leads/privacy/search-texts.ts'
import * as drafts from '../../store/leads/send/lead-drafts.ts'
import * as sendings from '../../store/leads/send/lead-sendings.ts'
import * as headersLeft from '../../store/leads/sent/headers-left.ts'
import * as sentFiles from '../../store/leads/sent/sent-files.ts'
import * as imports from '../../store/leads/sent/sent-imports.ts'
import * as sent from '../../store/leads/sent/sent-leads.ts'
import * as links from '../../store/leads/sent/sent-links.ts'
import * as sentPages from '../../store/leads/sent/sent-pages.ts'
import * as payloads from '../../store/leads/sent/sent-payloads.ts'
import * as words from '../../store/leads/sent/sent-words.ts'
import * as addresses from '../../store/leads/sent/site-addresses.ts'
import { knowDeletion, noteDeletion, withdrawDeletion } from '../../store/recovery/deletions.ts'
import { bindReads, bindRows } from '../../store/rows/bound.ts'
import { hasSealKey } from '../../store/sealing/sealed-values.ts'
import { insertForgotten, insertSettled } from '../../store/team/untold.ts'

const all = {
  ...consents,
  ...alerts,
  ...archives,
  ...counts,
  ...interest,
  ...pages,
  ...polls,
  ...leads,
  ...deletion,
  ...forgetting,
  ...sweeping,
  ...searching,
  ...drafts,
  ...sendings,
  ...headersLeft,
  ...sentFiles,
  ...imports,
  ...sent,
  ...links,
  ...sentPages,
  ...payloads,
  ...words,
  ...addresses,
  insertForgotten,
  insertSettled,
}

export const leadsStore = ({ db, path }: Pick<OpenStore, 'db' | 'path'>): LeadsStore => {
  const rows = bindRows(db, all)
  return {
    ...bindReads(db, all),
    listCopies: () => listBackups(storeLayout(dirname(path)).backups).map(({ at }) => at),
    commit: (change) => {
      const done = () => db.transaction(() => change(rows))()
      // Plain text that was replaced by a sealed one must not outlive it in a free place of the file.
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
