import type { InquiryId } from '#core/ids'
import type { Span } from '#core/leads/archive/spans'
import type { NamedCount } from '#core/leads/dashboard/count-leads'
import type { Timestamp } from '#core/time'
import type { ReadableDb } from '../../file/handle.ts'
import type { ArchiveScope } from '../archive/lead-archives.ts'

/** How many leads there were in each of the spans. */
export const countLeadsIn = (
  db: ReadableDb,
  { archive, spans }: ArchiveScope & { readonly spans: readonly Span[] },
): number[] =>
  db
    .prepare<[number, string], number>(
      `SELECT (SELECT count(*) FROM lead WHERE archive = ?
         AND counted_at >= span.value ->> 'from' AND counted_at < span.value ->> 'to')
       FROM json_each(?) AS span`,
    )
    .pluck()
    .all(archive, JSON.stringify(spans))

export const leadNameKinds = ['projects', 'campaigns', 'productInterests'] as const
export type LeadNameKind = (typeof leadNameKinds)[number]

const placeOf = {
  projects: { table: 'lead_project', name: 'name' },
  campaigns: { table: 'lead', name: 'campaign' },
  productInterests: { table: 'lead', name: 'product_interest' },
} as const satisfies Record<LeadNameKind, { table: string; name: string }>

interface NamedColumn {
  readonly table: string
  readonly name: string
}

// The index is read from one name to the next: a hundred steps, whatever the number of leads.
export const steppedNames = ({ table, name }: NamedColumn): string => `
  WITH RECURSIVE known (name) AS (
    SELECT min(${name}) FROM ${table} WHERE archive = @archive
    UNION ALL
    SELECT (SELECT min(${name}) FROM ${table} WHERE archive = @archive AND ${name} > known.name)
    FROM known WHERE known.name IS NOT NULL)`

/** Lists the names in alphabetical order, without the empty one. */
export const listLeadNames = (
  db: ReadableDb,
  { archive, kind }: ArchiveScope & { readonly kind: LeadNameKind },
): string[] =>
  db
    .prepare<[ArchiveScope], string>(
      `${steppedNames(placeOf[kind])} SELECT name FROM known WHERE name <> ''`,
    )
    .pluck()
    .all({ archive })

/** Shares of leads, the largest first. A lead of several projects counts for each of them. */
export const shareLeads = (
  db: ReadableDb,
  { archive, kind, period }: ArchiveScope & { readonly kind: LeadNameKind; readonly period: Span },
): NamedCount[] => {
  const { table, name } = placeOf[kind]
  return db
    .prepare<[ArchiveScope & Span], NamedCount>(
      `${steppedNames(placeOf[kind])}, counted AS MATERIALIZED (
         SELECT name, (SELECT count(*) FROM ${table} WHERE archive = @archive
           AND ${name} = known.name AND counted_at >= @from AND counted_at < @to) AS count
         FROM known WHERE name IS NOT NULL)
       SELECT name, count FROM counted WHERE count > 0 ORDER BY count DESC, name`,
    )
    .all({ archive, ...period })
}

/** The times at which leads came, in order, but for inquiries that are left out. */
export const listLeadTimes = (
  db: ReadableDb,
  { archive, from, to, leftOut }: ArchiveScope & Span & { readonly leftOut: readonly InquiryId[] },
): Timestamp[] =>
  db
    .prepare<[number, number, number, string], number>(
      `SELECT counted_at FROM lead
       WHERE archive = ? AND counted_at >= ? AND counted_at < ?
         AND inquiry_id NOT IN (SELECT value FROM json_each(?))
       ORDER BY counted_at`,
    )
    .pluck()
    .all(archive, from, to, JSON.stringify(leftOut))

export const countOnlyInCrm = (
  db: ReadableDb,
  { archive, from, to }: ArchiveScope & Span,
): number =>
  db
    .prepare<[number, number, number], number>(
      `SELECT count(*) FROM lead
       WHERE archive = ? AND pairing = 'unmatched' AND counted_at >= ? AND counted_at < ?`,
    )
    .pluck()
    .get(archive, from, to) ?? 0
