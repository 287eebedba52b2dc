import { toJson } from '#core/json'
import {
  type AccountId,
  customerIdSchema,
  inquiryIdSchema,
  type WorkspaceId,
} from '../../../core/ids.ts'
import type { SeenLead } from '../../../core/leads/archive/seen-lead.ts'
import type { SentStatus } from '../../../core/leads/reconcile/reconcile.ts'
import { dayMs, hourMs, secondMs } from '../../../core/time.ts'
import { systemClock } from '../../../electron/clock.ts'
import type { OpenStore } from '../../../electron/store/file/open.ts'
import { makeLeadArchive } from '../../../electron/store/leads/archive/lead-archives.ts'
import {
  replaceLeadCovered,
  writeLeadPoll,
} from '../../../electron/store/leads/archive/lead-polls.ts'
import { writeLeads, writePairings } from '../../../electron/store/leads/archive/leads.ts'
import { beginSentImport, endSentImport } from '../../../electron/store/leads/sent/sent-imports.ts'
import {
  insertSentLeads,
  writeSentStatuses,
} from '../../../electron/store/leads/sent/sent-leads.ts'

/** The number of leads in a year. */
export const yearOfLeads = 200_000
export const yearMs = 365 * dayMs
const perSlice = 5_000
const missingEvery = 500

const leadOf = (index: number, now: number): SeenLead => {
  const at = now - Math.floor((index / yearOfLeads) * yearMs) - (index % 97) * 1_000
  return {
    inquiryId: inquiryIdSchema.parse(index + 1),
    customerId: customerIdSchema.parse((index % 120_000) + 1),
    customerName: `Jméno${index % 3_000} Příjmení${index % 7_001}`,
    at,
    projects: [`Projekt ${index % 12}`, ...(index % 9 === 0 ? ['Terasy'] : [])],
    campaign: `kampaň ${index % 60}`,
    productInterest: `${1 + (index % 5)}+kk`,
    firstSeenAt: at + hourMs / 4,
    lastSeenAt: at + 7 * dayMs,
  }
}

interface FilledLeads {
  readonly workspaceId: WorkspaceId
  readonly accountId: AccountId
  /** How many leads: as many as come in a year, unless said otherwise; more go further back. */
  readonly count?: number
}

/** An archive, and a site that has told of every lead in it; some of them are missing. */
export const fillLeads = (store: OpenStore, filled: FilledLeads): void => {
  const { workspaceId, accountId, count = yearOfLeads } = filled
  const { db } = store
  const now = systemClock.now()
  const archive = makeLeadArchive(db, workspaceId)
  const of = { archive, name: 'web.jsonl', at: now, watched: null, timeZone: 'UTC' }
  const importId = beginSentImport(db, of)
  for (let from = 0; from < count; from += perSlice) {
    const leads = Array.from({ length: perSlice }, (_unused, index) => leadOf(from + index, now))
    db.transaction(() => {
      writeLeads(db, { archive, accountId, leads })
      const told = leads.map(sentOf)
      insertSentLeads(db, { archive, importId, leads: told, now, contactsSince: now - 30 * dayMs })
      const statuses = leads.map((lead) => ({ key: keyOf(lead), status: statusOf(lead) }))
      writeSentStatuses(db, { archive, statuses })
      const pairings = leads.map(({ inquiryId }) => ({
        inquiryId,
        pairing: isMissing(inquiryId) ? ('unmatched' as const) : ('paired' as const),
      }))
      writePairings(db, { archive, pairings })
    })()
  }
  const period = { from: now - Math.ceil((count / yearOfLeads) * yearMs), to: now }
  endSentImport(db, { archive, id: importId, leads: count, period })
  replaceLeadCovered(db, { accountId, covered: [period] })
  writeLeadPoll(db, {
    accountId,
    askedAt: now,
    askedBy: null,
    checkedAt: now,
    failure: null,
    unreadLeads: [],
  })
}

const isMissing = (inquiryId: number): boolean => inquiryId % missingEvery === 0

const keyOf = ({ inquiryId }: SeenLead): string => `id ${inquiryId}`

const sentOf = (lead: SeenLead) => ({
  lead: {
    key: keyOf(lead),
    at: (lead.at ?? 0) - 20 * secondMs,
    name: lead.customerName,
    customerId: null,
    project: lead.projects[0] ?? '',
    campaign: lead.campaign,
    answer: null,
    suspicion: null,
    contactMark: lead.inquiryId % 251,
  },
  record: toJson([
    ['id', String(lead.inquiryId)],
    ['jméno', lead.customerName],
    ['kampaň', lead.campaign],
  ]),
  email: `osoba${lead.inquiryId}@example.com`,
  phone: '+420777123456',
})

const statusOf = ({ inquiryId }: SeenLead): SentStatus =>
  isMissing(inquiryId)
    ? { kind: 'missing' }
    : { kind: 'arrived', inquiryId, delayMs: 20 * secondMs, score: 90, reason: 'name' }
