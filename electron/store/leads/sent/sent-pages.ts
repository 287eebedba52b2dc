import { sentStatusKinds } from '#core/contract/sent-leads'
import type { Span } from '#core/leads/archive/spans'
import { type CountedStatuses, noCounts } from '#core/leads/dashboard/summarise-leads'
import { phoneKey } from '#core/leads/reconcile/phone-key'
import type { ReadableDb } from '../../file/handle.ts'
import type { ArchiveScope } from '../archive/lead-archives.ts'
import { leadNameKey } from '../archive/leads.ts'
import { steppedNames } from '../dashboard/lead-counts.ts'
import {
  type SentLeadRow,
  type StoredSentLead,
  sentLeadColumns,
  toSentLead,
  unsealedOf,
} from './sent-leads.ts'

interface SentLeadFilter extends ArchiveScope {
  readonly search: string
  readonly statuses: readonly (typeof sentStatusKinds)[number][]
  readonly from: number | null
  readonly to: number | null
  readonly project: string | null
  readonly campaign: string | null
}

interface Page extends SentLeadFilter {
  readonly sort: 'at' | 'name' | 'status' | 'delay' | 'score'
  readonly isDescending: boolean
  readonly offset: number
  readonly limit: number
}

const orders: Readonly<Record<Page['sort'], (direction: string) => string>> = {
  at: (direction) => `at ${direction}, key ${direction}`,
  name: (direction) => `name_key ${direction}, key ${direction}`,
  status: (direction) =>
    `status_kind ${direction}, at ${direction}, why ${direction}, key ${direction}`,
  score: (direction) => `status ->> 'score' ${direction} NULLS LAST, key ${direction}`,
  delay: (direction) => `delay_ms ${direction} NULLS LAST, key ${direction}`,
}

export const listSentPage = (db: ReadableDb, page: Page): StoredSentLead[] => {
  const { text, values } = condition(page)
  const order = orders[page.sort](page.isDescending ? 'DESC' : 'ASC')
  return db
    .prepare<[object], SentLeadRow>(
      `SELECT ${sentLeadColumns} FROM sent_lead WHERE ${text}
       ORDER BY ${order} LIMIT @limit OFFSET @offset`,
    )
    .all({ ...values, limit: page.limit, offset: page.offset })
    .map(toSentLead)
}

export const countSentPage = (db: ReadableDb, wanted: SentLeadFilter): number => {
  const { text, values } = condition(wanted)
  return (
    db
      .prepare<[object], number>(`SELECT count(*) FROM sent_lead WHERE ${text}`)
      .pluck()
      .get(values) ?? 0
  )
}

const narrowings = [
  ['from', 'at >= @from'],
  ['to', 'at < @to'],
  ['project', 'project = @project'],
  ['campaign', 'campaign = @campaign'],
] as const

const fewestDigits = 6

const condition = ({ archive, search, statuses, ...narrowed }: SentLeadFilter) => {
  const parts = ['archive = @archive']
  const values: Record<string, string | number> = { archive }
  if (statuses.length > 0) {
    parts.push('status_kind IN (SELECT value FROM json_each(@statuses))')
    values['statuses'] = JSON.stringify(statuses)
  }
  for (const [name, part] of narrowings) {
    const value = narrowed[name]
    if (value === null) continue
    parts.push(part)
    values[name] = value
  }
  const word = search.trim()
  if (word !== '') {
    parts.push(`((@nameKey <> '' AND instr(name_key, @nameKey) > 0) OR key LIKE @like ESCAPE '\\'
      OR project LIKE @like ESCAPE '\\' OR campaign LIKE @like ESCAPE '\\'
      OR ${unsealedOf('email')} LIKE @like ESCAPE '\\' OR customer_id = @word
      OR (length(@phoneKey) >= ${fewestDigits}
        AND instr(${unsealedOf('phone_key')}, @phoneKey) > 0))`)
    Object.assign(values, {
      nameKey: leadNameKey(word),
      word,
      phoneKey: phoneKey(word),
      like: `%${word.replace(/[\\%_]/g, '\\$&')}%`,
    })
  }
  return { text: parts.join(' AND '), values }
}

/** Lists the names in alphabetical order, without the empty one. */
export const listSentNames = (
  db: ReadableDb,
  { archive, kind }: ArchiveScope & { readonly kind: 'project' | 'campaign' },
): string[] =>
  db
    .prepare<[ArchiveScope], string>(
      `${steppedNames({ table: 'sent_lead', name: kind })}
       SELECT name FROM known WHERE name <> ''`,
    )
    .pluck()
    .all({ archive })

/** Counts the leads of a period by what became of them. */
export const countStatuses = (
  db: ReadableDb,
  { archive, from, to }: ArchiveScope & Span,
): CountedStatuses => {
  const count = db
    .prepare<[number, string, number, number], number>(
      `SELECT count(*) FROM sent_lead
       WHERE archive = ? AND status_kind = ? AND at >= ? AND at < ?`,
    )
    .pluck()
  const waiting = db
    .prepare<[number, number, number], number>(
      `SELECT count(*) FROM sent_lead
       WHERE archive = ? AND status_kind = 'outsideWindow' AND at >= ? AND at < ?
         AND why = 'notYet'`,
    )
    .pluck()
  const counted = sentStatusKinds.map((kind) => [kind, count.get(archive, kind, from, to) ?? 0])
  return {
    counts: Object.fromEntries(counted) as CountedStatuses['counts'],
    waiting: waiting.get(archive, from, to) ?? 0,
  }
}

/** How many leads with the status were sent in each of the spans. */
export const countSentIn = (
  db: ReadableDb,
  {
    archive,
    kind,
    spans,
  }: ArchiveScope & {
    readonly kind: (typeof sentStatusKinds)[number]
    readonly spans: readonly Span[]
  },
): number[] =>
  db
    .prepare<[number, string, string], number>(
      `SELECT (SELECT count(*) FROM sent_lead WHERE archive = ? AND status_kind = ?
         AND at >= span.value ->> 'from' AND at < span.value ->> 'to')
       FROM json_each(?) AS span`,
    )
    .pluck()
    .all(archive, kind, JSON.stringify(spans))

type FilterOfRows = Omit<SentLeadFilter, 'search' | 'statuses'>

/** Counts by status the leads that the list is narrowed to. */
export const countNarrowedStatuses = (
  db: ReadableDb,
  wanted: FilterOfRows,
): CountedStatuses['counts'] => {
  const { text, values } = condition({ ...wanted, search: '', statuses: [] })
  const found = db
    .prepare<[object], { kind: keyof CountedStatuses['counts']; count: number }>(
      `SELECT status_kind AS kind, count(*) AS count FROM sent_lead
       WHERE ${text} GROUP BY status_kind`,
    )
    .all(values)
  return { ...noCounts, ...Object.fromEntries(found.map(({ kind, count }) => [kind, count])) }
}

const wholeOf = ({ archive }: ArchiveScope): SentLeadFilter => ({
  archive,
  search: '',
  statuses: [],
  from: null,
  to: null,
  project: null,
  campaign: null,
})

/** Lists how long the leads took from the site to the CRM, in no order. */
export const listDelays = (db: ReadableDb, wanted: FilterOfRows): number[] => {
  const { text, values } = condition({ ...wanted, search: '', statuses: [] })
  // The rows of an unfiltered list need not be read to be counted.
  const isWhole = text === condition(wholeOf(wanted)).text
  return db
    .prepare<[object], number>(
      `SELECT delay_ms FROM sent_lead ${isWhole ? 'INDEXED BY sent_lead_delayed' : ''}
       WHERE ${text} AND delay_ms IS NOT NULL`,
    )
    .pluck()
    .all(values)
}
