import type { Secret } from '#core/accounts/secret'
import type { Topic } from '#core/contract/define'
import type { Failure, Result } from '#core/contract/failure'
import type { ConsentType } from '#core/customers/consent'
import type { AccountId, FileToken, ProjectId, WatchedFileId, WorkspaceId } from '#core/ids'
import type { LeadNotice } from '#core/leads/archive/lead-notice'
import type { AddressTrouble } from '#core/leads/sent/address-trouble'
import type { Clock, Timestamp } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { SendingClaims } from '../../crm/guards/sending-claims.ts'
import type { SiteHeaderVault } from '../../keychain/site-header-vault.ts'
import type * as consents from '../../store/customers/consents.ts'
import type * as alerts from '../../store/leads/archive/lead-alerts.ts'
import type * as archives from '../../store/leads/archive/lead-archives.ts'
import type * as pages from '../../store/leads/archive/lead-pages.ts'
import type * as polls from '../../store/leads/archive/lead-polls.ts'
import type * as leads from '../../store/leads/archive/leads.ts'
import type * as counts from '../../store/leads/dashboard/lead-counts.ts'
import type * as interest from '../../store/leads/dashboard/lead-interest.ts'
import type * as deletion from '../../store/leads/privacy/lead-deletion.ts'
import type * as forgetting from '../../store/leads/privacy/lead-forgetting.ts'
import type * as sweeping from '../../store/leads/privacy/lead-sweeping.ts'
import type * as searching from '../../store/leads/privacy/search-texts.ts'
import type * as drafts from '../../store/leads/send/lead-drafts.ts'
import type * as sendings from '../../store/leads/send/lead-sendings.ts'
import type * as headersLeft from '../../store/leads/sent/headers-left.ts'
import type * as sentFiles from '../../store/leads/sent/sent-files.ts'
import type * as imports from '../../store/leads/sent/sent-imports.ts'
import type * as sentRows from '../../store/leads/sent/sent-leads.ts'
import type * as links from '../../store/leads/sent/sent-links.ts'
import type * as sentPages from '../../store/leads/sent/sent-pages.ts'
import type * as payloads from '../../store/leads/sent/sent-payloads.ts'
import type * as words from '../../store/leads/sent/sent-words.ts'
import type * as addresses from '../../store/leads/sent/site-addresses.ts'
import type { NewDeletion } from '../../store/recovery/deletions.ts'
import type { BoundReads, BoundRows } from '../../store/rows/bound.ts'
import type * as untold from '../../store/team/untold.ts'
import type { Tables } from '../../workers/ask-tables.ts'
import type { LeadsThreads } from '../../workers/start-leads.ts'
import type { ListsOfTeam } from './archive/lists-of-team.ts'
import type { ContactSeals } from './privacy/seals-dependencies.ts'

/** What this feature reads of the store. */
export type LeadsReads = BoundReads<
  Pick<typeof archives, 'findLeadArchive' | 'readLeadSettings' | 'readWatchedFolder'> &
    Pick<typeof polls, 'readLeadPoll' | 'listLeadCovered'> &
    Pick<typeof leads, 'readLeads' | 'listLeadsBetween' | 'listLeadsFirstSeen'> &
    Pick<
      typeof counts,
      'countLeadsIn' | 'listLeadNames' | 'shareLeads' | 'listLeadTimes' | 'countOnlyInCrm'
    > &
    Pick<typeof interest, 'listInterestedLeads' | 'readFirstLeadAt'> &
    Pick<typeof pages, 'listLeadPage' | 'listFoundLeads' | 'countLeadPage' | 'findLeadIds'> &
    Pick<
      typeof sentRows,
      | 'readSentLead'
      | 'countKnownKeys'
      | 'listSentBetween'
      | 'listTakenInquiries'
      | 'listSentOfInquiry'
      | 'listLostLeads'
    > &
    Pick<typeof imports, 'listTold' | 'listSentImports' | 'readSentImport'> &
    Pick<
      typeof sentPages,
      | 'listSentPage'
      | 'countSentPage'
      | 'countStatuses'
      | 'countSentIn'
      | 'countNarrowedStatuses'
      | 'listDelays'
      | 'listSentNames'
    > &
    Pick<typeof links, 'readHandLinks'> &
    Pick<typeof payloads, 'readSentPayload'> &
    Pick<typeof words, 'readHandWords'> &
    Pick<
      typeof sentFiles,
      'listSentMappings' | 'listWatchedFiles' | 'findWatchedFile' | 'readWatchedFile'
    > &
    Pick<typeof addresses, 'readSiteAddress'> &
    Pick<typeof headersLeft, 'listHeadersLeft'> &
    Pick<typeof drafts, 'listLeadDrafts' | 'readLeadDraft' | 'listSealedDrafts' | 'isDraftSealed'> &
    Pick<
      typeof sendings,
      | 'listLeadSendings'
      | 'listAllLeadSendings'
      | 'readLeadSending'
      | 'listWatchedSendings'
      | 'listFoundInquiries'
      | 'listSendingsOf'
      | 'hasDraftLeft'
      | 'findSendingOfCall'
      | 'findCallOfSending'
    > &
    Pick<typeof forgetting, 'listForgotten' | 'findLeadsOf' | 'findSentOf' | 'countSealedSent'> &
    Pick<
      typeof deletion,
      'readDeletionOrder' | 'countDeletions' | 'countKeptLeads' | 'hasDeletedInCopies'
    > &
    Pick<typeof alerts, 'hasLeadAlert'> &
    Pick<typeof searching, 'searchTexts' | 'searchCells'> &
    Pick<typeof consents, 'countRevocationsOf'>
>

/** What it changes, within one transaction. */
export type LeadsWrites = BoundRows<
  Pick<typeof archives, 'makeLeadArchive' | 'writeLeadSettings' | 'writeWatchedFolder'> &
    Pick<typeof polls, 'writeLeadPoll' | 'replaceLeadCovered'> &
    Pick<typeof leads, 'writeLeads' | 'touchLeads' | 'writePairings'> &
    Pick<typeof sentRows, 'insertSentLeads' | 'writeSentStatuses' | 'takeUntold'> &
    Pick<
      typeof imports,
      | 'beginSentImport'
      | 'endSentImport'
      | 'leaveSentImport'
      | 'takeSentLeadsBack'
      | 'removeSentImport'
    > &
    Pick<typeof links, 'writeHandLink'> &
    Pick<typeof words, 'writeHandWord'> &
    Pick<
      typeof sentFiles,
      | 'keepSentMapping'
      | 'writeWatchedFile'
      | 'writeWatchedFileState'
      | 'retryUnmappedFiles'
      | 'removeWatchedFile'
      | 'sweepWatchedFiles'
    > &
    Pick<typeof headersLeft, 'addHeaderLeft' | 'removeHeaderLeft'> &
    Pick<
      typeof addresses,
      'saveSiteAddress' | 'writeSiteAsked' | 'writeSiteTrouble' | 'removeSiteAddress'
    > &
    Pick<typeof alerts, 'raiseLeadAlert' | 'clearLeadAlert'> &
    Pick<typeof drafts, 'writeLeadDraft' | 'removeLeadDraft'> &
    Pick<
      typeof sendings,
      | 'insertLeadSending'
      | 'writeSendingState'
      | 'writeIsSendingSettled'
      | 'linkLostLeadCall'
      | 'loseLeadSendings'
    > &
    Pick<typeof untold, 'insertForgotten' | 'insertSettled'> &
    Pick<typeof forgetting, 'forgetPerson'> &
    Pick<
      typeof deletion,
      | 'orderLeadDeletion'
      | 'forgetAround'
      | 'forgetLeadSlice'
      | 'endLeadDeletion'
      | 'writeDeletedInCopies'
    > &
    Pick<typeof sweeping, 'sweepLeads'> &
    Pick<typeof consents, 'blankRevocationsOf'>
>

export interface LeadsStore extends LeadsReads {
  /** When the backups of the store were made, the newest first. */
  readonly listCopies: () => readonly Timestamp[]
  /** Runs a change in one transaction; where the disk refuses it, nothing of it is stored. */
  readonly commit: <T>(change: (rows: LeadsWrites) => T) => Result<T>
  /** Runs a change after which what was deleted is overwritten in the file. */
  readonly commitForgetting: <T>(change: (rows: LeadsWrites) => T) => Result<T>
  /** Runs a deletion that is noted beside the store before its first row goes: no backup brings back who is deleted. */
  readonly commitDeletion: <T>(deletion: NewDeletion, change: (rows: LeadsWrites) => T) => Result<T>
}

/** An account that serves leads, and whether it may be asked now. */
export interface LeadAccount {
  readonly id: AccountId
  readonly label: string
  readonly isHeld: boolean
  /** The server wants to be left alone until then; null: it does not. */
  readonly coolingUntil: Timestamp | null
  /** Whether the password is in the keychain or in memory for this run: without one nothing can leave. */
  readonly hasPassword: boolean
  /** A person has said that the site does not send with it. */
  readonly isLeftOut: boolean
}

export interface LeadWorkspace {
  readonly id: WorkspaceId
  readonly name: string
  /** Whether its accounts are polled; the demo's are only while it is on the screen. */
  readonly isAsked: boolean
}

export interface FolderEntry {
  readonly name: string
  readonly path: string
  readonly sizeBytes: number
  readonly modifiedAt: number
}

export interface LeadFiles {
  readonly nameOf: (path: string) => string
  readonly pathIn: (folder: string, name: string) => string
  readonly read: (path: string) => Promise<Result<Uint8Array>>
  /** The files with a fitting name; null where the folder cannot be read now. */
  readonly list: (
    folder: string,
    fits: (name: string) => boolean,
  ) => Promise<readonly FolderEntry[] | null>
  readonly sha256Of: (bytes: Uint8Array) => string
}

/** What an address of the web site has answered. */
export type SiteReply =
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly contentType: string | null }
  | { readonly kind: 'trouble'; readonly trouble: AddressTrouble }
  | { readonly kind: 'cancelled' }

export interface Site {
  /** Makes one request, and follows no redirect. */
  readonly download: (wanted: {
    readonly url: string
    readonly authorization: Secret | null
    readonly signal: AbortSignal
  }) => Promise<SiteReply>
  readonly headers: SiteHeaderVault
  /** What an address has given, in memory only, until a person has said which column is which. */
  readonly given: Map<WorkspaceId, { readonly fileId: WatchedFileId; readonly bytes: Uint8Array }>
}

export type LeadsClient = Pick<CrmClient, 'listLeads' | 'listLeadsOnce' | 'createLead'>

export interface LeadsDependencies {
  readonly store: LeadsStore
  readonly seals: ContactSeals
  readonly client: LeadsClient
  /** Whoever else of the team may send the same lead is asked before it leaves. */
  readonly sendings: SendingClaims
  /** Whoever else of the team asks for the same list of leads. */
  readonly lists: ListsOfTeam
  readonly listWorkspaces: () => readonly LeadWorkspace[]
  readonly listAccounts: (workspaceId: WorkspaceId) => readonly LeadAccount[]
  readonly listProjects: (
    workspaceId: WorkspaceId,
  ) => readonly { readonly id: ProjectId; readonly name: string }[]
  readonly callingAccount: (of: {
    workspaceId: WorkspaceId
    accountId: AccountId
  }) => Promise<Result<CallingAccount>>
  /** The account that a lead of the project leaves with; null: nobody serves it, or not the one that was shown. */
  readonly accountFor: (of: {
    workspaceId: WorkspaceId
    projectId: ProjectId | null
    /** The account that a person has confirmed: the lead leaves with no other. */
    shown: AccountId | null
  }) => LeadAccount | null
  readonly readConsentTypes: (workspaceId: WorkspaceId) => readonly ConsentType[] | null
  readonly threads: LeadsThreads
  readonly tables: Pick<Tables, 'read' | 'readLines'>
  readonly files: LeadFiles
  readonly site: Site
  readonly grantedPath: (token: FileToken) => Result<string>
  readonly pickFolder: () => Promise<string | null>
  /** Says what became of a call whose outcome was unknown. */
  readonly settleCall: (of: { callId: number; hasArrived: boolean }) => Result<null>
  readonly notify: (notice: LeadNotice, workspaceId: WorkspaceId) => void
  /** Makes a new backup, because the older ones hold what was deleted. */
  readonly backUpStore: () => void
  /** Makes a new backup and removes the older ones; false where older ones are left. */
  readonly replaceBackups: () => Promise<boolean>
  readonly clock: Clock
  readonly newId: () => string
  readonly giveWay: () => Promise<void>
  readonly announce: (topics: readonly Topic[]) => void
  readonly logDefect: (what: string, error: unknown) => Failure
  /** Runs works of one key one after another. */
  readonly inTurn: <T>(key: string, work: () => Promise<T>) => Promise<T>
}
