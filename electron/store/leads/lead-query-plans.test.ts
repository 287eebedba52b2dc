import { expect, test } from 'vitest'
import {
  accountIdSchema,
  customerIdSchema,
  inquiryIdSchema,
  leadDraftIdSchema,
  leadSendingIdSchema,
  revocationIdSchema,
  sentImportIdSchema,
  watchedFileIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { insertWorkspace } from '../accounts/workspaces.ts'
import { countRevocationsOf, listRevocations, readConsentList } from '../customers/consents.ts'
import type { ReadableDb } from '../file/handle.ts'
import { plansOf } from '../testing/plans-of.ts'
import { sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { hasLeadAlert } from './archive/lead-alerts.ts'
import { findLeadArchive, readLeadSettings, readWatchedFolder } from './archive/lead-archives.ts'
import { countLeadPage, listLeadPage } from './archive/lead-pages.ts'
import { listLeadCovered, readLeadPoll } from './archive/lead-polls.ts'
import { listLeadsBetween, listLeadsFirstSeen, readLeads } from './archive/leads.ts'
import {
  countLeadsIn,
  countOnlyInCrm,
  listLeadNames,
  listLeadTimes,
  shareLeads,
} from './dashboard/lead-counts.ts'
import { listInterestedLeads, readFirstLeadAt } from './dashboard/lead-interest.ts'
import { countDeletions, countKeptLeads, readDeletionOrder } from './privacy/lead-deletion.ts'
import { findLeadsOf, findSentOf, listForgotten } from './privacy/lead-forgetting.ts'
import { listLeadDrafts, readLeadDraft } from './send/lead-drafts.ts'
import {
  findCallOfSending,
  findSendingOfCall,
  hasDraftLeft,
  listAllLeadSendings,
  listFoundInquiries,
  listLeadSendings,
  listSendingsOf,
  listWatchedSendings,
  readLeadSending,
} from './send/lead-sendings.ts'
import {
  findWatchedFile,
  listSentMappings,
  listWatchedFiles,
  readWatchedFile,
} from './sent/sent-files.ts'
import { listSentImports, listTold, readSentImport } from './sent/sent-imports.ts'
import {
  countKnownKeys,
  listSentBetween,
  listSentOfInquiry,
  listTakenInquiries,
  readSentLead,
} from './sent/sent-leads.ts'
import { readHandLinks } from './sent/sent-links.ts'
import {
  countNarrowedStatuses,
  countSentIn,
  countStatuses,
  listDelays,
  listSentNames,
  listSentPage,
} from './sent/sent-pages.ts'
import { readSentPayload } from './sent/sent-payloads.ts'
import { readHandWords } from './sent/sent-words.ts'
import { readSiteAddress } from './sent/site-addresses.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const accountId = accountIdSchema.parse('w1-prices')
const archive = 1
const period = { from: 0, to: 9 }
const id = inquiryIdSchema.parse(1)
const sendingId = leadSendingIdSchema.parse('s1')
const person = {
  archive,
  customerIds: [customerIdSchema.parse(1)],
  name: 'Eva',
  email: 'a@b.cz',
  phone: '1',
}
const filter = {
  search: '',
  project: null,
  campaign: null,
  productInterest: null,
  accountId: null,
  isOnlyInCrm: false,
  from: null,
  to: null,
}
const page = { archive, filter, isDescending: true, offset: 0, limit: 5 }
const narrowed = { from: null, to: null, project: null, campaign: null }
const sentPage = { archive, search: '', statuses: [], ...narrowed, offset: 0, limit: 5 }

// A read that walks a whole table or sorts it shows as SCAN or TEMP B-TREE; all that may are named here.
const reads: [name: string, read: (db: ReadableDb) => unknown][] = [
  ['the archive of a workspace', (db) => findLeadArchive(db, workspaceId)],
  ['its settings', (db) => readLeadSettings(db, workspaceId)],
  ['its folder', (db) => readWatchedFolder(db, workspaceId)],
  ['the last poll', (db) => readLeadPoll(db, accountId)],
  ['what is covered', (db) => listLeadCovered(db, accountId)],
  ['some leads', (db) => readLeads(db, { archive, ids: [id] })],
  ['leads of a time', (db) => listLeadsBetween(db, { archive, ...period, after: null, limit: 5 })],
  ['leads seen since', (db) => listLeadsFirstSeen(db, { archive, accountId, since: 1 })],
  ['how many there were', (db) => countLeadsIn(db, { archive, spans: [period] })],
  ['the campaigns', (db) => listLeadNames(db, { archive, kind: 'campaigns' })],
  ['the projects', (db) => listLeadNames(db, { archive, kind: 'projects' })],
  ['shares of projects', (db) => shareLeads(db, { archive, kind: 'projects', period })],
  ['shares of campaigns', (db) => shareLeads(db, { archive, kind: 'campaigns', period })],
  ['shares of interests', (db) => shareLeads(db, { archive, kind: 'productInterests', period })],
  ['interest in a project', (db) => listInterestedLeads(db, { archive, project: 'A', since: 1 })],
  ['the first lead', (db) => readFirstLeadAt(db, { archive })],
  ['times of leads', (db) => listLeadTimes(db, { archive, ...period, leftOut: [] })],
  ['those only in the CRM', (db) => countOnlyInCrm(db, { archive, ...period })],
  ['a page by time', (db) => listLeadPage(db, { ...page, sort: 'at' })],
  ['a page by first seen', (db) => listLeadPage(db, { ...page, sort: 'firstSeenAt' })],
  ['a page by name', (db) => listLeadPage(db, { ...page, sort: 'customerName' })],
  ['a page by campaign', (db) => listLeadPage(db, { ...page, sort: 'campaign' })],
  ['a page by interest', (db) => listLeadPage(db, { ...page, sort: 'productInterest' })],
  ['a page by projects', (db) => listLeadPage(db, { ...page, sort: 'projects' })],
  ['a page by customer', (db) => listLeadPage(db, { ...page, sort: 'customerId' })],
  ['how many match', (db) => countLeadPage(db, page)],
  [
    'a page of a project',
    (db) => listLeadPage(db, { ...page, sort: 'at', filter: { ...filter, project: 'A' } }),
  ],
  ['a sent lead', (db) => readSentLead(db, { archive, key: 'k' })],
  ['known keys', (db) => countKnownKeys(db, { archive, keys: ['k'] })],
  [
    'sent leads of a time',
    (db) => listSentBetween(db, { archive, ...period, after: null, limit: 5 }),
  ],
  ['taken inquiries', (db) => listTakenInquiries(db, { archive, ids: [id] })],
  ['what files have told', (db) => listTold(db, { archive })],
  ['sent by time', (db) => listSentPage(db, { ...sentPage, sort: 'at', isDescending: false })],
  ['sent by name', (db) => listSentPage(db, { ...sentPage, sort: 'name', isDescending: false })],
  ['sent by status', (db) => listSentPage(db, { ...sentPage, sort: 'status', isDescending: true })],
  ['sent by delay', (db) => listSentPage(db, { ...sentPage, sort: 'delay', isDescending: true })],
  ['how the sent stand', (db) => countStatuses(db, { archive, ...period })],
  [
    'how many of a status were sent each day',
    (db) => countSentIn(db, { archive, kind: 'missing', spans: [period] }),
  ],
  ['all delays', (db) => listDelays(db, { archive, ...narrowed })],
  ['delays', (db) => listDelays(db, { archive, ...narrowed, ...period })],
  [
    'how those of a project stand',
    (db) => countNarrowedStatuses(db, { archive, ...narrowed, project: 'A' }),
  ],
  ['the projects of the site', (db) => listSentNames(db, { archive, kind: 'project' })],
  ['what an inquiry was', (db) => listSentOfInquiry(db, { archive, inquiryId: id })],
  ['imports', (db) => listSentImports(db, { archive })],
  ['an import', (db) => readSentImport(db, { archive, id: sentImportIdSchema.parse(1) })],
  ['whether a draft has left', (db) => hasDraftLeft(db, leadDraftIdSchema.parse('d'))],
  ['how many are kept', (db) => countKeptLeads(db, { archive })],
  ['whether all are to go', (db) => readDeletionOrder(db, workspaceId)],
  ['how often all went', (db) => countDeletions(db, workspaceId)],
  ['a row of the file', (db) => readSentPayload(db, { archive, key: 'k' })],
  ['words by hand', (db) => readHandWords(db, { archive })],
  ['links by hand', (db) => readHandLinks(db, { archive })],
  ['mappings', (db) => listSentMappings(db, { archive })],
  ['watched files', (db) => listWatchedFiles(db, { archive, source: 'folder' })],
  ['a watched file', (db) => findWatchedFile(db, { archive, sha256: 'a' })],
  ['its name and source', (db) => readWatchedFile(db, watchedFileIdSchema.parse('f'))],
  ['the address of the site', (db) => readSiteAddress(db, workspaceId)],
  ['an alert', (db) => hasLeadAlert(db, { archive, kind: 'held', subject: 'a' })],
  ['drafts', (db) => listLeadDrafts(db, workspaceId)],
  ['a draft', (db) => readLeadDraft(db, leadDraftIdSchema.parse('d'))],
  ['sendings', (db) => listLeadSendings(db, workspaceId)],
  ['all sendings', (db) => listAllLeadSendings(db, workspaceId)],
  ['a sending', (db) => readLeadSending(db, sendingId)],
  ['sendings to be found', (db) => listWatchedSendings(db, accountId)],
  ['found inquiries', (db) => listFoundInquiries(db, workspaceId)],
  ['the sending of a lead', (db) => listSendingsOf(db, { workspaceId, sentKey: 'k' })],
  ['the call of a sending', (db) => findCallOfSending(db, sendingId)],
  ['the sending of a call', (db) => findSendingOfCall(db, 1)],
  ['forgotten inquiries', (db) => listForgotten(db, { archive, now: 1 })],
  ['leads of a person', (db) => findLeadsOf(db, person)],
  ['sent leads of a person', (db) => findSentOf(db, person)],
  ['consent types', (db) => readConsentList(db, workspaceId)],
  ['the audit list', (db) => listRevocations(db, { workspaceId, before: null, limit: 9 })],
  [
    'older lines of it',
    (db) => listRevocations(db, { workspaceId, before: revocationIdSchema.parse('r'), limit: 9 }),
  ],
  [
    'revocations of a person',
    (db) => countRevocationsOf(db, { workspaceId, customerIds: [], email: 'x' }),
  ],
]

// Few rows, or what a person seldom asks for.
const maySort = new Set([
  'shares of projects',
  'shares of campaigns',
  'shares of interests',
  'mappings',
  'watched files',
  'sendings to be found',
  'the sending of a lead',
  'sent by delay',
  'leads of a person',
  'sent leads of a person',
  'how those of a project stand',
])
// The first lead is the first row of its index.
const mayWalk = new Set([
  'the first lead',
  'how many match',
  'how many are kept',
  'sent by delay',
  'all delays',
])

const walks =
  /SCAN (?:lead|sent|revocation|watched)|SEARCH (?:lead|sent_lead|lead_project) USING (?:PRIMARY KEY|COVERING INDEX \w+) \(archive=\?\)(?!; RECURSIVE)/
const sorts = /TEMP B-TREE/
// One step into the index each, from one name to the next.
const stepped = /SETUP; SEARCH \w+ USING (?:PRIMARY KEY|COVERING INDEX \w+) \(archive=\?\); /g

test.each(reads)('reading %s goes straight to its rows', async (name, read) => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const plans = plansOf(db, read)
  close()
  expect(plans.length).toBeGreaterThan(0)
  const walking = plans.filter((plan) => walks.test(plan.replaceAll(stepped, '')))
  const sorting = plans.filter((plan) => sorts.test(plan))
  expect(walking).toEqual(mayWalk.has(name) ? walking : [])
  expect(sorting).toEqual(maySort.has(name) ? sorting : [])
})

test.each([
  [
    'how many there were',
    /COVERING INDEX lead_counted \(archive=\? AND counted_at>\? AND counted_at<\?\)/,
  ],
  ['shares of campaigns', /COVERING INDEX lead_of_campaign \(archive=\? AND campaign=\? AND/],
  ['times of leads', /COVERING INDEX lead_counted/],
  ['how the sent stand', /COVERING INDEX sent_lead_in_status/],
  ['those only in the CRM', /COVERING INDEX lead_only_in_crm/],
  ['all delays', /COVERING INDEX sent_lead_delayed/],
])('%s is told by the index alone', async (name, index) => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const read = reads.find(([known]) => known === name)?.[1]
  const plans = read === undefined ? [] : plansOf(db, read)
  close()
  expect(plans.join('; ')).toMatch(index)
})
